import { readTransaction } from '../src/device/transaction-store.ts';
import { viewPurchase } from '../src/domain/transaction/notice-texts.ts';
import { isLive, type TransactionRecord } from '../src/domain/transaction/record.ts';
import { titleOf, viewOf } from '../src/domain/transaction/views.ts';
import { profilePath } from '../src/domain/paths.ts';
import { showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;

const isShown = async () =>
  (await self.clients.matchAll({ type: 'window' })).some(({ visibilityState }) => visibilityState === 'visible');

async function tell(record: TransactionRecord): Promise<void> {
  const { items, next } = viewOf(record);
  const isPurchase = next?.to === 'collection' && (record.status === 'success' || record.status === 'finalized');
  await showNotice({
    title: titleOf(record),
    body: items
      .map(({ name }) => name)
      .join(', ')
      .slice(0, 200),
    tag: `transaction-${record.id}`,
    href: new URL(profilePath(record.userKey, isPurchase ? 'Collected' : 'Activity'), location.origin).href,
    ...(isPurchase ? { action: viewPurchase } : {}),
  });
}

/**
 * Shows what became of transactions that were in flight, each once, if the person has allowed notifications and no
 * visible page shows it. Returns how many are still in flight.
 */
export async function tellOutcomes(before: readonly TransactionRecord[]): Promise<number> {
  const after = await Promise.all(before.map(({ id }) => readTransaction(id)));
  const there = after.filter((record) => record !== null);
  const isQuiet = Notification.permission !== 'granted' || (await isShown());
  const over = there.filter(({ legs }) => !legs.some(isLive));
  if (!isQuiet) for (const record of over) await tell(record);
  return there.length - over.length;
}
