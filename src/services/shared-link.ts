import * as v from 'valibot';

/** What another app shares with this one through the manifest's `share_target`: texts, one of which may hold a link. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(4_000))), undefined);
const sharedSchema = v.object({ title: text, text, url: text });
type Shared = v.InferOutput<typeof sharedSchema>;

/** From the address, `?title=…&text=…&url=…`. */
export const parseShared = (search: string): Shared =>
  v.parse(sharedSchema, Object.fromEntries(new URLSearchParams(search)));

const SHARED_PATH = '/shared';
/** As much as the search field accepts. */
const MOST_WORDS = 100;
const LINK = /https?:\/\/\S+/;

/** Where it leads: to a page of this app, or to words to search for; null when nothing was shared. */
export function sharedTarget(
  { title, text, url }: Shared,
  origin: string,
): { page: string } | { words: string } | null {
  // Android puts the link into the text.
  const link = [url, text, title].map((one) => LINK.exec(one ?? '')?.[0]).find((one) => one !== undefined);
  if (link !== undefined && URL.canParse(link)) {
    const parsed = new URL(link);
    const page = `/${parsed.pathname.replace(/^\/+/, '')}`;
    if (parsed.origin === origin && page !== SHARED_PATH) return { page: page + parsed.search };
    // A contract's page in an explorer or on another market.
    const address = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/.exec(link)?.[0];
    if (parsed.origin !== origin && address !== undefined) return { words: address };
  }
  const words = [title, text].map((one) => one?.replace(LINK, '').trim()).find(Boolean);
  return words === undefined ? null : { words: words.slice(0, MOST_WORDS) };
}
