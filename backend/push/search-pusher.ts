import type { CollectionSearch } from '../../src/contract/item-search.ts';
import { findCollection } from '../stores/collections.ts';
import { wallSeconds } from '../stores/context.ts';
import { freshListings, type FreshListing } from '../stores/fresh-listings.ts';
import type { NftFilter } from '../stores/nft-filter.ts';
import { readSearch, settleSearch, takeSearches, wakeSearches, type DueSearch } from '../stores/push-searches.ts';
import { dropPushSubscription } from '../stores/push-subscriptions.ts';
import { createLooks } from './looks.ts';
import { TEXTS, type News } from './messages.ts';
import { sendNews, type PusherOptions } from './send-news.ts';

/** Searches made due or looked at at a time, and how often either in one look. */
const AT_ONCE = 40;
const TIMES = 5;
/** How long a search rests after it was told, and after a look that found nothing, in seconds. */
const TOLD_REST = 1_800;
const REST = 60;
/** How long a push service keeps a message: an item under a price is soon sold. */
const KEPT_SECONDS = 3_600;

type Fresh = News & { search: DueSearch; hashes: readonly string[] };
type Find = (search: DueSearch) => Promise<readonly FreshListing[]>;

const filterOf = ({ status, min, max, currency, q, trait }: CollectionSearch): NftFilter => ({
  status: status ?? null,
  minPrice: min ?? null,
  maxPrice: max ?? null,
  currency: currency ?? null,
  search: q ?? null,
  traits: trait ?? [],
  owner: null,
});

/** What there is to tell of a search; null where nothing is new for its owner. */
function freshOf(search: DueSearch, found: readonly FreshListing[]): Fresh | null {
  const { href, name, key, owner, since, told, language } = search;
  const hashes = found
    .filter(({ hash, maker, listedAt }) => listedAt > since && maker !== owner && !told.includes(hash))
    .map(({ hash }) => hash);
  const [latest] = hashes;
  if (latest === undefined) return null;
  const texts = TEXTS[language];
  const hasLimit = readSearch(href)?.search.max !== undefined;
  const body = hasLimit ? texts.underPrice(hashes.length) : texts.forSale(hashes.length);
  return { id: `search-sales ${key} ${latest}`, title: name, body, path: href, search, hashes };
}

/**
 * Tells browsers whose app is closed what is newly for sale in their saved searches. Work begins with what was listed: it
 * makes the searches of its collection due, and each is matched with what was listed since its last look.
 */
export function createSearchPusher(o: PusherOptions) {
  const { context, log } = o;
  const { database, networks } = context;

  async function matches(href: string, uuid: string, since: number): Promise<readonly FreshListing[]> {
    const search = readSearch(href)?.search;
    const collection = await findCollection(database, uuid);
    if (search === undefined || collection === null || !networks.byId(collection.chainId)) return [];
    return freshListings(context, collection, filterOf(search), since);
  }

  async function tell(due: readonly DueSearch[], find: Find) {
    const fresh: Fresh[] = [];
    for (const search of due) {
      if (!search.isAlive) return dropPushSubscription(database, search.endpoint);
      const one = freshOf(search, await find(search));
      if (one === null) await settleSearch(database, search, { told: [], seconds: REST });
      else fresh.push(one);
    }
    const [first] = fresh;
    if (first === undefined) return;
    await sendNews(o, first.search, fresh, {
      seconds: () => KEPT_SECONDS,
      onSent: async (told) => {
        for (const { search, hashes } of told)
          await settleSearch(database, search, { told: hashes, seconds: TOLD_REST });
      },
    });
  }

  /** @returns whether there may be more */
  async function tellSome(): Promise<boolean> {
    const due = await takeSearches(database, { wall: wallSeconds(), limit: AT_ONCE });
    // Many people search for the same: it is found once, for all of them.
    const found = new Map<string, Promise<readonly FreshListing[]>>();
    const find: Find = ({ href, collectionUuid }) => {
      const same = due.filter((one) => one.href === href);
      const asked = found.get(href) ?? matches(href, collectionUuid, Math.min(...same.map(({ since }) => since)));
      found.set(href, asked);
      return asked;
    };
    await Promise.all(
      [...new Set(due.map(({ endpoint }) => endpoint))].map((browser) =>
        // A browser that fails does not keep the others from being told.
        tell(
          due.filter(({ endpoint }) => endpoint === browser),
          find,
        ).catch((error: unknown) => log(`Push: ${String(error)}`)),
      ),
    );
    return due.length === AT_ONCE;
  }

  return createLooks({
    log,
    async look(isEnding) {
      for (let time = 0; time < TIMES && !isEnding(); time += 1) if (!(await wakeSearches(database, AT_ONCE))) break;
      for (let time = 0; time < TIMES && !isEnding(); time += 1) if (!(await tellSome())) break;
    },
  });
}
