import { encodeFunctionData } from 'viem';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { COLLECTION } from '../../../tests/support/trades/orders.ts';
import { closeApp, openApp, type Outside } from '../../../tests/support/trades/outside.ts';
import { makeRecord, USER } from '../../../tests/support/trades/records.ts';
import { erc20Abi } from '../../domain/token-abis.ts';
import type { Call } from '../../domain/transaction/ports.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';

const THIEF = `0x${'7e'.repeat(20)}` as const;

let outside: Outside;
let record: TransactionRecord;
let store: typeof import('../../device/transaction-store.ts');

beforeEach(async () => {
  outside = await openApp(USER);
  store = await import('../../device/transaction-store.ts');
  record = makeRecord({ id: 'one', status: 'approve', userKey: USER });
  await store.addTransaction(record);
});
afterEach(closeApp);

const call = (data: `0x${string}`, value = 0n): Call => ({ chainId: 31337, from: USER, to: COLLECTION, value, data });
const calls = {
  'an approval for somebody else': call(
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [THIEF, 1n] }),
  ),
  'money without a call': call('0x', 1n),
};

test.each(Object.entries(calls))('%s is stopped before it is written down that a wallet was asked', async (_, one) => {
  const { portsFor } = await import('./ports.ts');
  const { ask, batch } = portsFor(record);
  await expect(ask('main', one)).rejects.toMatchObject({ name: 'UnsendableError' });
  await expect(batch?.ask([one], call('0x'))).rejects.toMatchObject({ name: 'UnsendableError' });
  expect((await store.readTransaction('one'))?.legs).toEqual([]);
  expect(outside.wallet.sent).toEqual([]);
});
