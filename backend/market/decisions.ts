import { randomUUID } from 'node:crypto';
import type { About, Decision, DecisionValue, LogEntry } from '../../src/contract/operator.ts';
import type { Queries } from '../db/database.ts';
import type { StoreContext } from '../stores/context.ts';
import { hideCollection, hideItem, setFeatured, setVerified, unfinishedOrders } from '../stores/decision-effects.ts';
import { refreshNftMarket } from '../stores/market-columns.ts';
import { tellAllChanged } from '../stores/market-changes.ts';
import { networkTime } from '../stores/networks.ts';
import {
  decisionOf,
  findEntry,
  lockDecisions,
  withSubjects,
  writeDecision,
  type LogRow,
} from '../stores/operator-log.ts';
import { placeOfSubject } from '../stores/operator-subjects.ts';
import { judgeOrders } from './judge-orders.ts';
import { createRecount } from './recount.ts';

/** Why a decision was not taken. */
export class DecisionRefusedError extends Error {
  override name = 'DecisionRefusedError';
  readonly why: 'unknown' | 'not-a-collection' | 'unchanged' | 'undone' | 'changed';
  constructor(why: DecisionRefusedError['why']) {
    super(`The decision was refused: ${why}`);
    this.why = why;
  }
}

const ORDERS_AT_ONCE = 500;
const OF_COLLECTIONS: ReadonlySet<About> = new Set(['verified', 'featured']);
const isSame = (a: DecisionValue, b: DecisionValue) => JSON.stringify(a) === JSON.stringify(b);

type Place = NonNullable<Awaited<ReturnType<typeof placeOfSubject>>> & { uuid: string };
type New = { operator: `0x${string}`; about: About; uuid: string; after: DecisionValue; note: string };

/** Hides or shows, with everything that follows from it for orders. */
async function hide(tx: Queries, { uuid, kind, chainId, collectionUuid }: Place, hidden: boolean): Promise<void> {
  if (kind === 'item') await hideItem(tx, { uuid, collection: collectionUuid, hidden });
  else await hideCollection(tx, uuid, hidden);
  const now = await networkTime(tx, chainId);
  for await (const hashes of unfinishedOrders(tx, { kind, uuid }, ORDERS_AT_ONCE)) {
    const { nftUuids } = await judgeOrders(tx, chainId, hashes, now);
    await refreshNftMarket(tx, nftUuids);
  }
}

/**
 * What operators decide: each decision changes what it is about, is logged and is told to all nodes, in one transaction.
 * `onChange`: what this node answered before is not to be answered any more.
 */
export function createDecisions(context: StoreContext, onChange: () => void) {
  const { database } = context;
  const recount = createRecount(context);

  /** One after the other: what held before is what the entry says. */
  async function decide(tx: Queries, wanted: New, undoes: string | null): Promise<[LogRow, Place]> {
    const { about, uuid, after } = wanted;
    const found = await placeOfSubject(tx, uuid);
    if (found === null) throw new DecisionRefusedError('unknown');
    const place = { ...found, uuid };
    if (OF_COLLECTIONS.has(about) && place.kind !== 'collection') throw new DecisionRefusedError('not-a-collection');
    const before = await decisionOf(tx, uuid, about);
    if (isSame(before, after)) throw new DecisionRefusedError('unchanged');
    const entry: LogRow = { ...wanted, id: randomUUID(), at: Date.now(), before, undoes, undoneBy: null };
    await writeDecision(tx, entry);
    if (about === 'hidden' && (before === null) !== (after === null)) await hide(tx, place, after !== null);
    if (about === 'verified') await setVerified(tx, uuid, after);
    if (about === 'featured') await setFeatured(tx, uuid, after);
    await tellAllChanged(tx);
    return [entry, place];
  }

  async function run(work: (tx: Queries) => Promise<[LogRow, Place]>): Promise<LogEntry> {
    const [entry, { collectionUuid }] = await database.transaction(async (tx) => {
      await lockDecisions(tx);
      return work(tx);
    });
    onChange();
    if (entry.about === 'hidden') {
      recount.soon([collectionUuid]);
      // Counts and floors were drawn meanwhile.
      void recount.settled().then(onChange);
    }
    const [told] = await withSubjects(context, [entry]);
    if (!told) throw new Error('An entry has lost itself');
    return told;
  }

  return {
    /** @throws DecisionRefusedError */
    decide: (operator: `0x${string}`, { about, subject, value, note }: Decision): Promise<LogEntry> =>
      run((tx) => decide(tx, { operator, about, uuid: subject.toLowerCase(), after: value, note }, null)),
    /** Back to what was before an entry, while what it decided still holds. @throws DecisionRefusedError */
    undo: (operator: `0x${string}`, id: string): Promise<LogEntry> =>
      run(async (tx) => {
        const entry = await findEntry(tx, id);
        if (entry === null) throw new DecisionRefusedError('unknown');
        if (entry.undoneBy !== null) throw new DecisionRefusedError('undone');
        const { about, uuid, before, after } = entry;
        if (!isSame(await decisionOf(tx, uuid, about), after)) throw new DecisionRefusedError('changed');
        return decide(tx, { operator, about, uuid, after: before, note: '' }, id);
      }),
    settled: recount.settled,
  };
}

export type Decisions = ReturnType<typeof createDecisions>;
