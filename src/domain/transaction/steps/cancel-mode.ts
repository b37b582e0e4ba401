import * as v from 'valibot';
import type { TransactionRecord } from '../record.ts';
import { lapsedBy } from '../../lapse.ts';
import * as texts from '../texts.ts';
import type { Line, Wording } from '../view.ts';

/**
 * How an order is taken back, decided and stored when the record is made. `server`: the
 * marketplace gives no more permissions to fill it. `chain`: Seaport itself forgets it.
 * `counter`: Seaport forgets everything this person signed on the network.
 */
export const cancelModeSchema = v.picklist(['server', 'chain', 'counter']);
export type CancelMode = v.InferOutput<typeof cancelModeSchema>;

export const cancelArgsSchema = v.object({ mode: cancelModeSchema });

/** How a record cancels; null when its arguments are of another version. */
export function cancelModeOf(record: TransactionRecord): CancelMode | null {
  const args = v.safeParse(cancelArgsSchema, record.executor.args);
  return args.success ? args.output.mode : null;
}

const COST: Readonly<Record<CancelMode, string>> = {
  server: texts.free,
  chain: texts.networkFee,
  counter: texts.networkFee,
};

/** What a cancel costs; nothing where its way is not known. */
export const costLines = (mode: CancelMode | null): Line[] =>
  mode === null ? [] : [{ label: texts.cost, value: COST[mode] }];

/**
 * Who may still fill what the server withdrew: said in the same words before the person confirms,
 * when only the longest time is known, and after, when the server has told the true one.
 */
export const stillOpenText = (side: 'listing' | 'offer', howLong: string): string =>
  side === 'offer' ? texts.offerStillOpen(howLong) : texts.listingStillOpen(howLong);

/** Under the question whether to cancel `what`. */
export function withdrawText(
  side: 'listing' | 'offer',
  what: string,
  mode: CancelMode | null,
  network: string,
): string {
  return mode === 'server'
    ? texts.withdrawnByServer(what, stillOpenText(side, texts.twoMinutes), network)
    : texts.withdrawnOnChain(what);
}

/** Until when a permission that was given before a cancel by the server can be used; null where none is out. */
export const untilText = ({ permissionEnds }: TransactionRecord, { moment }: Wording): string | null =>
  permissionEnds === null || permissionEnds === undefined ? null : texts.until(moment(lapsedBy(permissionEnds)));

/** While a cancel is asked for. */
export const approveCancelText = (mode: CancelMode | null): string =>
  mode === 'server' ? texts.askingMarketplace : texts.confirmCancel;

export const UNSENT_CANCEL = texts.nothingCancelled;
