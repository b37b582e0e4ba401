/**
 * The words of which items' names are made, each once, however many items have it: a misspelt word is compared with
 * these. The store itself notes those of each new name, so builds that know nothing of it keep it in step. Numbers are
 * no words: nearly every item has its own.
 */
export const nameWords = `
create table name_words (word text primary key, checked_at timestamptz not null default now());
create or replace function words_of(name text) returns setof text language sql immutable strict parallel safe
  as $$ select distinct word from regexp_split_to_table(lower(name), '[^[:alnum:]]+') word
    where length(word) between 3 and 40 and word !~ '^[0-9]+$' $$;
insert into name_words (word) select distinct words_of(name) from nfts;
create index name_words_alike on name_words using gin (word gin_trgm_ops);
create or replace function note_words() returns trigger language plpgsql
  as $$ begin insert into name_words (word) select words_of(new.name) order by 1 on conflict do nothing; return null; end $$;
create trigger nfts_named after insert on nfts for each row when (new.name <> '') execute function note_words();
create trigger nfts_renamed after update of name on nfts for each row when (new.name <> old.name) execute function note_words();
analyze name_words;
`;
