import type { SendRequest } from '../../domain/transaction/kinds/item-send.ts';
import type { CheckoutPlace } from '../../domain/transaction/views.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { offersBatches } from '../../services/wallet.ts';
import { startInTurn } from './in-turn.ts';
import { startTrade } from './start-trade.ts';
import * as texts from './texts.ts';

/** Pages know this file, and load no chain code with it. */
async function takesBatch(address: `0x${string}`, chainId: number): Promise<boolean> {
  if (!(await offersBatches(address, chainId))) return false;
  const { canSimulate } = await import('../../services/chain.ts');
  return canSimulate(chainId);
}

export type Sending = Pick<SendRequest, 'chainId' | 'recipient' | 'items'>;

/**
 * Sends items: several at once where the wallet takes batches, else one after the other. Resolves when the first
 * transaction is stored. @throws NotLoggedInError, OfflineError, and what `startTrade` throws
 */
export async function sendItems({ chainId, recipient, items }: Sending): Promise<void> {
  const { address } = await requireTrader();
  requireOnline(texts.toSend);
  const isOne = items.length === 1 || (await takesBatch(address, chainId));
  if (isOne) {
    await startTrade('item:send', chainId, { chainId, recipient, items });
    return;
  }
  const checkout = crypto.randomUUID();
  const start = (item: Sending['items'][number], part: CheckoutPlace) => () =>
    startTrade('item:send', chainId, { chainId, recipient, items: [item], checkout, part });
  await startInTurn(
    checkout,
    items.map((item, index) => start(item, { number: index + 1, of: items.length })),
    { title: texts.restNotSent, hint: texts.restNotSentHint },
  );
}
