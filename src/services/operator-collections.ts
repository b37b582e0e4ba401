import type { AddCollectionBody, BlockRange } from '../contract/operator-add.ts';
import * as routes from '../contract/operator-routes.ts';
import { callsOf } from './call.ts';
import { asOperator } from './operator.ts';
import { networks } from './runtime.ts';

/* How the operator adds a collection. Nothing is stored before the last of these calls. */

const call = callsOf('marketplaceUrl');

export type CollectionPlace = { network: string; address: string };

/** The address in what somebody pasted; null where there is none. */
export const addressIn = (text: string): string | null => /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(text)?.[0] ?? null;

/** The network whose explorer a link leads to; null where it leads to none. */
export function networkOfLink(link: string): string | null {
  const host = URL.parse(link.trim())?.hostname;
  const found = networks().find(
    ({ explorerTransactionUrl: url }) => host !== undefined && url !== null && URL.parse(url)?.hostname === host,
  );
  return found?.slug ?? null;
}

/** What its contract says of it. @throws HttpError that says why it cannot be added */
export async function lookAtCollection(place: CollectionPlace, signal: AbortSignal) {
  const { data } = await asOperator(() => call(routes.operatorLookAtCollection, { body: place, quiet: true, signal }));
  if (data === null) throw new Error('The look found nothing');
  return data;
}

const width = ({ after, before }: BlockRange) => Math.log2(Math.max(1, (before ?? 0) - after));

/** The block that a contract was made in. `onShare`: how far the search is, from 0 to 1. @throws HttpError */
export async function findFirstBlock(
  place: CollectionPlace,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<number> {
  let range: BlockRange = { after: -1, before: null };
  let whole: number | null = null;
  for (;;) {
    const body = { ...place, ...range };
    const { data } = await asOperator(() => call(routes.operatorFirstBlock, { body, quiet: true, signal }));
    if (data === null) throw new Error('The search found nothing');
    range = data;
    if (data.before - data.after <= 1) return data.before;
    // The first answer tells how long the chain is at least.
    whole ??= Math.log2(data.before + 1);
    onShare(1 - width(range) / Math.max(1, whole));
  }
}

export const addCollection = (body: AddCollectionBody) =>
  asOperator(() => call(routes.operatorAddCollection, { body, quiet: true }));
