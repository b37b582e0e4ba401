import type { HiddenThing, OperatorCollection, ReportedThing } from '../../src/contract/operator.ts';
import { countWithin, LOOKED_AT, totalOf, type Total } from './bounded-count.ts';
import { likePattern, type StoreContext } from './context.ts';
import { decided, isDecided } from './decided.ts';
import { findEntry, withSubjects, type Page } from './operator-log.ts';
import { subjectsOf } from './operator-subjects.ts';

const place = ({ page, size }: Page, rows: number) => ({
  offset: (page - 1) * size,
  rows: Math.min(rows, size),
  hasMore: rows > size,
});

/** What is hidden now, the latest first. */
export async function listHidden(context: StoreContext, page: Page): Promise<Total & { data: HiddenThing[] }> {
  const { database } = context;
  const read = `from operator_decisions where about = 'hidden'`;
  const rows = await database.query<{ entry: string }>(
    `select entry ${read} order by decided_at desc, subject limit $1 offset $2`,
    [page.size + 1, (page.page - 1) * page.size],
  );
  const found = await Promise.all(rows.slice(0, page.size).map(({ entry }) => findEntry(database, entry)));
  const entries = await withSubjects(
    context,
    found.flatMap((entry) => entry ?? []),
  );
  const total = await totalOf(place(page, rows.length), () =>
    countWithin(database, `(select 1 ${read} limit ${LOOKED_AT + 1}) h`, 'true', []),
  );
  return { ...total, data: entries.flatMap((entry) => (entry.subject ? [{ subject: entry.subject, entry }] : [])) };
}

/** Reports that are looked at, the latest ones, and words that are told of each thing. */
const REPORTS = 2_000;
const WORDS = 5;

/** What is reported, not hidden and not set aside since, the latest first. */
export async function listReports(context: StoreContext, page: Page): Promise<Total & { data: ReportedThing[] }> {
  const { database } = context;
  const open = `(select r.* from (select * from reports order by created_at desc limit ${REPORTS}) r
    where not ${isDecided('r.nft_uuid', 'hidden')}
      and r.created_at > coalesce((${decided('r.nft_uuid', 'reports')}->>'until')::bigint, 0)) r`;
  const rows = await database.query<Omit<ReportedThing, 'subject'> & { uuid: string }>(
    `select t.uuid, t.count, t.latest, (select jsonb_agg(jsonb_build_object('owner', w.owner, 'reason', w.reason,
         'detail', w.detail, 'link', w.link, 'time', w.created_at) order by w.created_at desc)
       from (select * from reports where nft_uuid = t.uuid order by created_at desc limit ${WORDS}) w) as words
     from (select r.nft_uuid as uuid, count(*)::int as count, max(r.created_at) as latest from ${open}
       group by r.nft_uuid order by latest desc, uuid limit $1 offset $2) t order by t.latest desc, t.uuid`,
    [page.size + 1, (page.page - 1) * page.size],
  );
  const subjects = await subjectsOf(
    context,
    rows.map(({ uuid }) => uuid),
  );
  const total = await totalOf(place(page, rows.length), () =>
    countWithin(database, `(select distinct r.nft_uuid from ${open}) t`, 'true', []),
  );
  return {
    ...total,
    data: rows.slice(0, page.size).flatMap(({ uuid, ...reported }) => {
      const subject = subjects.get(uuid);
      return subject ? [{ subject, ...reported }] : [];
    }),
  };
}

/** All collections, hidden ones too: those of the start page first, then by name. */
export async function listForOperator(
  context: StoreContext,
  { search, ...page }: Page & { search: string | null },
): Promise<Total & { data: OperatorCollection[] }> {
  const { database } = context;
  const pattern = search === null ? null : likePattern(search);
  const matching = `collections c where ($1::text is null or c.name ilike $1 or c.slug ilike $1)`;
  const rows = await database.query<
    Pick<OperatorCollection, 'items' | 'listed' | 'featured'> &
      OperatorCollection['verified'] & { uuid: string; value: boolean; isListed: boolean; entry: string | null }
  >(
    `select c.uuid, c.items_count as items, c.listed_count as listed, c.featured, c.verified as value,
       c.registered_verified as configured, ${isDecided('c.uuid', 'verified')} as decided,
       ${isDecided('c.uuid', 'added')} as "isListed", case when c.added then (select l.id from operator_log l
         where l.about = 'added' and l.subject = c.uuid order by l.at desc, l.id desc limit 1) end as entry
     from ${matching} order by c.featured nulls last, lower(c.name), c.slug limit $2 offset $3`,
    [pattern, page.size + 1, (page.page - 1) * page.size],
  );
  const subjects = await subjectsOf(
    context,
    rows.map(({ uuid }) => uuid),
  );
  const total = await totalOf(place(page, rows.length), () =>
    countWithin(database, `(select 1 from ${matching} limit ${LOOKED_AT + 1}) c`, 'true', [pattern]),
  );
  return {
    ...total,
    data: rows
      .slice(0, page.size)
      .flatMap(({ uuid, value, configured, decided: isSet, isListed, entry, ...counts }) => {
        const subject = subjects.get(uuid);
        const added = entry === null ? null : { isListed, entry };
        return subject ? [{ subject, ...counts, verified: { value, configured, decided: isSet }, added }] : [];
      }),
  };
}
