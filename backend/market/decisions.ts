import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  isOfMarket,
  type Decision,
  type DecisionValue,
  type LogEntry,
  type Matter,
} from '../../src/contract/operator.ts';
import type { Theme } from '../../src/contract/theme.ts';
import type { Queries } from '../db/database.ts';
import { collectionUuid } from '../../src/contract/identity.ts';
import type { CollectionRegistration } from '../core/registrations.ts';
import { isAdded, isSlugTaken } from '../stores/added-collections.ts';
import { saveCollection } from '../stores/save-collection.ts';
import type { StoreContext } from '../stores/context.ts';
import {
  hideCollection,
  hideItem,
  isToBeHidden,
  setFeatured,
  setVerified,
  unfinishedOrders,
} from '../stores/decision-effects.ts';
import { refreshNftMarket } from '../stores/market-columns.ts';
import { tellAllChanged, tellSettingsChanged } from '../stores/market-changes.ts';
import { networkTime } from '../stores/networks.ts';
import {
  decisionOf,
  findEntry,
  lockDecisions,
  THE_MARKET,
  withSubjects,
  writeDecision,
  type LogRow,
} from '../stores/operator-log.ts';
import { placeOfSubject } from '../stores/operator-subjects.ts';
import { countThemeFiles } from '../stores/theme-files.ts';
import { isReadable } from '../../src/contract/theme-looks.ts';
import { judgeOrders } from './judge-orders.ts';
import { askRecount } from './recount.ts';

/** Why a decision was not taken. */
export class DecisionRefusedError extends Error {
  override name = 'DecisionRefusedError';
  readonly why:
    | 'unknown'
    | 'not-a-collection'
    | 'unchanged'
    | 'undone'
    | 'changed'
    | 'final'
    | 'configured'
    | 'known'
    | 'slug-taken'
    | 'unreadable'
    | 'no-file';
  constructor(why: DecisionRefusedError['why']) {
    super(`The decision was refused: ${why}`);
    this.why = why;
  }
}

const ORDERS_AT_ONCE = 500;
const OF_COLLECTIONS: ReadonlySet<Matter> = new Set(['verified', 'featured', 'added']);

type Place = NonNullable<Awaited<ReturnType<typeof placeOfSubject>>> & { uuid: string };
type New = { operator: `0x${string}`; about: Matter; uuid: string; after: DecisionValue; note: string };

/** Hides or shows, with everything that follows from it for orders. */
async function hide(tx: Queries, { uuid, kind, chainId }: Place, hidden: boolean): Promise<void> {
  if (kind === 'item') await hideItem(tx, { uuid, hidden });
  else await hideCollection(tx, uuid, hidden);
  const now = await networkTime(tx, chainId);
  for await (const hashes of unfinishedOrders(tx, { kind, uuid }, ORDERS_AT_ONCE)) {
    const { nftUuids } = await judgeOrders(tx, chainId, hashes, now);
    await refreshNftMarket(tx, nftUuids);
  }
}

/** The ids of all its texts. */
export const textIds = (documents: Theme['documents']): string[] => [
  ...new Set(Object.values(documents).flatMap((texts) => Object.values(texts ?? {}).filter((id) => id !== undefined))),
];

/** A theme shows only what is stored, and what can be read. */
async function checkTheme(tx: Queries, { accent, mark, documents }: Theme): Promise<void> {
  if (accent !== null && !(isReadable(accent.light, 'light') && isReadable(accent.dark, 'dark')))
    throw new DecisionRefusedError('unreadable');
  for (const [kind, ids] of [
    ['mark', mark === null ? [] : [mark]],
    ['text', textIds(documents)],
  ] as const)
    if ((await countThemeFiles(tx, kind, ids)) < ids.length) throw new DecisionRefusedError('no-file');
}

/**
 * What operators decide: each decision changes what it is about, is logged and is told to all nodes, in one transaction.
 * `onChange`: this node acts on it before anybody is told that it is done.
 */
export function createDecisions(context: StoreContext, onChange: (about: LogEntry['about']) => void | Promise<void>) {
  const { database } = context;

  async function placeOf(tx: Queries, { about, uuid }: New): Promise<Place> {
    const found = await placeOfSubject(tx, uuid);
    if (found === null) throw new DecisionRefusedError('unknown');
    const place = { ...found, uuid };
    if (OF_COLLECTIONS.has(about) && place.kind !== 'collection') throw new DecisionRefusedError('not-a-collection');
    if (about === 'added' && !(await isAdded(tx, uuid))) throw new DecisionRefusedError('configured');
    return place;
  }

  /** One after the other: what held before is what the entry says. */
  async function decide(tx: Queries, wanted: New, undoes: string | null): Promise<LogRow> {
    const { about, uuid, after } = wanted;
    const place = isOfMarket(about) ? null : await placeOf(tx, wanted);
    const before = await decisionOf(tx, uuid, about);
    if (isDeepStrictEqual(before, after)) throw new DecisionRefusedError('unchanged');
    const entry: LogRow = { ...wanted, id: randomUUID(), at: Date.now(), before, undoes, undoneBy: null };
    await writeDecision(tx, entry);
    if (place === null) {
      await tellSettingsChanged(tx);
      return entry;
    }
    const isHidden = await isToBeHidden(tx, uuid);
    if (isHidden !== place.hidden) {
      await hide(tx, place, isHidden);
      await askRecount(tx, [place.collectionUuid]);
    }
    if (about === 'verified') await setVerified(tx, uuid, after);
    if (about === 'featured') await setFeatured(tx, uuid, after);
    await tellAllChanged(tx);
    return entry;
  }

  async function run(work: (tx: Queries) => Promise<LogRow>): Promise<LogEntry> {
    const entry = await database.transaction(async (tx) => {
      await lockDecisions(tx);
      return work(tx);
    });
    await onChange(entry.about);
    const [told] = await withSubjects(context, [entry]);
    if (!told) throw new Error('An entry has lost itself');
    return told;
  }

  return {
    /** @throws DecisionRefusedError */
    decide: (operator: `0x${string}`, { about, subject, value, note }: Decision): Promise<LogEntry> =>
      run((tx) => decide(tx, { operator, about, uuid: subject.toLowerCase(), after: value, note }, null)),
    /** Multiplies all limits by that; null: by what the configuration says. @throws DecisionRefusedError */
    setLimitScale: (operator: `0x${string}`, after: number | null): Promise<LogEntry> =>
      run((tx) => decide(tx, { operator, about: 'limits', uuid: THE_MARKET, after, note: '' }, null)),
    /** Makes the market look like that; null: as built in. @throws DecisionRefusedError */
    setTheme: (operator: `0x${string}`, theme: Theme | null): Promise<LogEntry> =>
      run(async (tx) => {
        if (theme !== null) await checkTheme(tx, theme);
        const after = theme === null ? null : { theme };
        return decide(tx, { operator, about: 'theme', uuid: THE_MARKET, after, note: '' }, null);
      }),
    /** Adds a collection; its history is read at once, by whoever follows its chain. @throws DecisionRefusedError */
    add: (operator: `0x${string}`, registration: CollectionRegistration, hosts: string[]): Promise<LogEntry> =>
      run(async (tx) => {
        const uuid = collectionUuid(registration.chainId, registration.address);
        if ((await placeOfSubject(tx, uuid)) !== null) throw new DecisionRefusedError('known');
        if (await isSlugTaken(tx, registration.slug)) throw new DecisionRefusedError('slug-taken');
        await saveCollection(tx, registration, true);
        return decide(tx, { operator, about: 'added', uuid, after: { hosts }, note: '' }, null);
      }),
    /** Back to what was before an entry, while what it decided still holds. @throws DecisionRefusedError */
    undo: (operator: `0x${string}`, id: string): Promise<LogEntry> =>
      run(async (tx) => {
        const entry = await findEntry(tx, id);
        if (entry === null) throw new DecisionRefusedError('unknown');
        if (entry.undoneBy !== null) throw new DecisionRefusedError('undone');
        const { about, uuid, before, after } = entry;
        if (about === 'jobs' || about === 'subscribers' || about === 'backups') throw new DecisionRefusedError('final');
        if (!isDeepStrictEqual(await decisionOf(tx, uuid, about), after)) throw new DecisionRefusedError('changed');
        // Of this matter, as it is none of those.
        return decide(tx, { operator, about, uuid, after: before as DecisionValue, note: '' }, id);
      }),
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
