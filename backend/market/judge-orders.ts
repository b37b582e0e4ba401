import { judgeOrder, type OrderVerdict } from '../core/order-state.ts';
import type { Queries } from '../db/database.ts';
import { criteriaNfts } from '../stores/criteria.ts';
import { noteListed } from '../stores/fresh-listings.ts';
import { withdrawSuccessors } from '../stores/order-changes.ts';
import { readStandings, saveVerdicts, type OrderStanding } from '../stores/order-states.ts';

/** Whose market changed: NFTs and collections whose best orders and counts have to be refreshed. */
export type Judged = { nftUuids: string[]; collectionUuids: string[] };

const isSame = (a: OrderVerdict, b: OrderVerdict) =>
  a.state === b.state && a.reason === b.reason && a.remaining === b.remaining && a.maxAmount === b.maxAmount;

/** Since when an order with this verdict is over. */
function closedTime(standing: OrderStanding, { state }: OrderVerdict): number | null {
  if (state === 'filled') return standing.filledTime;
  if (state === 'cancelled') return standing.cancelledTime ?? standing.withdrawnTime ?? standing.facts.now;
  return state === 'expired' ? standing.facts.endTime : null;
}

/**
 * Judges these orders of one chain by what is stored now (`now` in Unix seconds), stores the verdicts that
 * changed and says whose market they change. An order that was filled ends what was to take its place.
 */
export async function judgeOrders(
  tx: Queries,
  chainId: number,
  hashes: readonly string[],
  now: number,
): Promise<Judged> {
  if (hashes.length === 0) return { nftUuids: [], collectionUuids: [] };
  const changed = (await readStandings(tx, chainId, hashes, now)).flatMap((standing) => {
    const verdict = judgeOrder(standing.facts);
    return isSame(verdict, standing.last) ? [] : [{ ...standing, verdict, closedTime: closedTime(standing, verdict) }];
  });
  await saveVerdicts(tx, chainId, changed);
  const listed = changed.filter(
    ({ facts, last, verdict }) => facts.side === 'listing' && verdict.state === 'active' && last.state !== 'active',
  );
  await noteListed(
    tx,
    chainId,
    listed.map(({ hash }) => hash),
  );
  const filled = changed.filter((one) => one.verdict.state === 'filled').map((one) => one.hash);
  const ended = filled.length === 0 ? [] : await withdrawSuccessors(tx, chainId, filled, now);
  const further = await judgeOrders(tx, chainId, ended, now);
  const covered = await criteriaNfts(tx, changed);
  const named = changed.flatMap(({ nftUuid }) => (nftUuid === null ? [] : [nftUuid]));
  return {
    nftUuids: [...new Set([...named, ...covered, ...further.nftUuids])],
    collectionUuids: [...new Set([...changed.map((one) => one.collectionUuid), ...further.collectionUuids])],
  };
}
