import type { SendRequest } from '../../domain/transaction/kinds/item-send.ts';
import type { CheckoutPlace } from '../../domain/transaction/views.ts';
import { canSimulate } from '../../services/chain.ts';
import { requireOnline, requireTrader } from '../../services/trader.ts';
import { offersBatches } from '../../services/wallet.ts';
import { startInTurn } from './in-turn.ts';
import { startTrade } from './start-trade.ts';
import * as texts from './texts.ts';

export type Sending = Pick<SendRequest, 'chainId' | 'recipient' | 'items'>;

/**
 * Sends items: several at once where the wallet takes batches, else one after the other. Resolves when the first
 * transaction is stored. @throws NotLoggedInError, OfflineError, and what `startTrade` throws
 */
export async function sendItems({ chainId, recipient, items }: Sending): Promise<void> {
  const { address } = await requireTrader();
  requireOnline(texts.toSend);
  const isOne = items.length === 1 || ((await offersBatches(address, chainId)) && (await canSimulate(chainId)));
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
