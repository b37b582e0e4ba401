/** The trigrams of a text's words, as the server's index has them (pg_trgm). */
const trigramsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
  );

/** How alike two names are spelt, from 0 to 1: the share of their trigrams that both have. */
export function likeness(one: string, other: string): number {
  const [mine, theirs] = [trigramsOf(one), trigramsOf(other)];
  const shared = [...mine].filter((trigram) => theirs.has(trigram)).length;
  return shared === 0 ? 0 : shared / (mine.size + theirs.size - shared);
}
