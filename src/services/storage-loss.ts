import { marketName } from '../language/market-name.ts';
import { inTransaction, LOSS, requested, SESSION } from '../device/database.ts';
import { raiseAlert } from './alerts.ts';
import * as texts from './loss-texts.ts';

/** Long enough to be read by somebody who is looking for their account. */
const TOLD_FOR_MS = 60_000;

/** Says once that the browser deleted what names a person. Whoever opened the store then (`database.ts`) noted it. */
export async function tellLoss(): Promise<void> {
  const isLost = await inTransaction([SESSION], 'readonly', (transaction) =>
    requested<unknown>(transaction.objectStore(SESSION).get(LOSS)),
  );
  if (isLost === undefined) return;
  raiseAlert({
    status: 'error',
    critical: true,
    title: texts.lost(marketName()),
    description: texts.lostHint,
    timer: TOLD_FOR_MS,
  });
  await inTransaction([SESSION], 'readwrite', (transaction) =>
    requested(transaction.objectStore(SESSION).delete(LOSS)),
  );
}
