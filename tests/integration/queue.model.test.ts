import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { beforeAll, test } from 'vitest';
import { clearTransactions } from '../../src/device/transaction-store.ts';
import { Device, USERS } from '../support/trades/model-device.ts';
import { step } from '../support/trades/model-steps.ts';

/*
 * The whole queue on the real store: several intents of all kinds, two users, two tabs and the
 * worker on one device, a wallet whose windows outlive pages, and a chain that reorganises, drops,
 * is bypassed and goes away. Whatever happens in whatever order, the invariants hold.
 */

const RUNS = Number(process.env['MODEL_RUNS'] ?? 5000);

beforeAll(() => {
  class Silent {
    addEventListener() {}
    removeEventListener() {}
    postMessage() {}
  }
  Object.assign(globalThis, { indexedDB: new IDBFactory(), BroadcastChannel: Silent });
});

test(`the queue: never lost, never doubled, over ${RUNS} sequences`, { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (sequence) => {
      const device = new Device();
      for (const user of USERS) await clearTransactions(user);
      // Guards of an earlier sequence would refuse this one's things.
      await forgetGuards();
      for (const one of sequence) await device.take(one);
      await device.comeToRest();
    }),
    { numRuns: RUNS },
  );
});

async function forgetGuards(): Promise<void> {
  const { GUARDS, inTransaction } = await import('../../src/device/database.ts');
  await inTransaction([GUARDS], 'readwrite', async (transaction) => {
    transaction.objectStore(GUARDS).clear();
  });
}
