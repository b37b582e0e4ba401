import { transactionStatuses, transactionTypes, type TransactionStatus } from '../../src/domain/transaction/record.ts';
import type { App } from '../support/browser/app.ts';
import { leftover, leg, legsOf, NEVER_SENT, writeBeside } from '../support/browser/records.ts';
import { expect, test } from '../support/browser/test.ts';

const shownStatus = (app: App) => app.anyModal.locator('[data-status]').first();

test('seven transactions are shown one after the other in the order of their statuses [E1] [E8] [E37] [E58]', async ({
  app,
}) => {
  await app.signIn('/docs');
  const shuffled: TransactionStatus[] = ['pending', 'error', 'finalized', 'approve', 'success', 'reverted', 'confirm'];
  expect(shuffled.toSorted()).toEqual(transactionStatuses.toSorted());
  await writeBeside(
    app,
    shuffled.map((status) => leftover(app, { status, ...legsOf(app, status) })),
  );
  const order: TransactionStatus[] = ['confirm', 'approve', 'success', 'finalized', 'reverted', 'error', 'pending'];
  const texts: string[] = [];
  for (const status of order) {
    await expect(app.anyModal).toHaveCount(1);
    await expect(shownStatus(app)).toHaveAttribute('data-status', status);
    // A purchase ends in success; only cancels are finalized, with a text of their own.
    if (status !== 'finalized') texts.push(await app.anyModal.innerText());
    await app.page.keyboard.press('Escape');
  }
  await expect(app.anyModal).toHaveCount(0);
  expect(new Set(texts).size).toBe(texts.length);
});

test('cleaning takes of each type what the spec lists, never what is pending [E38] [E39] [E40] [E41] [E42] [E43] [E44] [E51] [E52]', async ({
  app,
}) => {
  await app.signIn('/docs');
  await app.seed(
    transactionTypes.flatMap((type) =>
      transactionStatuses.map((status) => leftover(app, { type, status, shouldBeDeleted: status !== 'pending' })),
    ),
  );
  await app.reload();
  await app.sessionRenewed();
  // What is left: all that is pending, and the final statuses that the spec does not list.
  const left = transactionTypes.flatMap((type) => {
    const isDoneFinalized = ['listing:cancel', 'offer:cancel', 'approval:revoke'].includes(type);
    return [`${type} pending`, isDoneFinalized ? `${type} success` : `${type} finalized`];
  });
  await expect
    .poll(async () => (await app.records()).map((record) => `${record.type} ${record.status}`).toSorted())
    .toEqual(left.toSorted());
});

test('what nobody runs and no wallet was asked for is gone when the app has settled: no ghost [E51] [E52]', async ({
  app,
  wallet,
}) => {
  await app.signIn('/docs');
  await app.seed([leftover(app, { status: 'approve' }), leftover(app, { status: 'confirm', type: 'offer:cancel' })]);
  await app.reload();
  await app.sessionRenewed();
  await expect.poll(() => app.records()).toEqual([]);
  await expect(app.anyModal).toHaveCount(0);
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('a type that nobody can run says so at Retry, and the app lives on @long [E57] [K58]', async ({ app, wallet }) => {
  await app.signIn('/docs');
  await app.seed([leftover(app, { status: 'error', type: 'purchase:rental' })]);
  await app.reload();
  const failed = app.modal('Something went wrong');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed.getByText('No executor for purchase:rental', { exact: true })).toBeVisible();
  await app.closePane();
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('an executor of another type is refused in the words of the spec @long [E56] [K57]', async ({ app, wallet }) => {
  await app.signIn('/docs');
  const record = leftover(app, { status: 'error' });
  await app.seed([{ ...record, executor: { ...record.executor, kind: 'mint:make' } }]);
  await app.reload();
  const failed = app.modal('Something went wrong');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(failed.getByText('Invalid transaction type for the action', { exact: true })).toBeVisible();
  expect(wallet.count('eth_sendTransaction')).toBe(0);
});

test('pending without a hash asks no node for a receipt, and a hash that was never sent never succeeds [E28] [E34]', async ({
  app,
}) => {
  await app.signIn('/docs');
  const asked: string[] = [];
  let looks = 0;
  app.page.on('request', (request) => {
    const body = request.url().includes('/rpc/') ? (request.postData() ?? '') : '';
    asked.push(
      ...[...body.matchAll(/"eth_getTransactionReceipt","params":\[([^\]]*)\]/g)].map((match) => match[1] ?? ''),
    );
    if (body.includes(NEVER_SENT)) looks += 1;
  });
  await app.seed([
    leftover(app, { status: 'pending' }),
    leftover(app, {
      status: 'pending',
      hash: NEVER_SENT,
      legs: [leg(app, { ask: 'returned', hashes: [NEVER_SENT], nonce: 7 })],
    }),
  ]);
  await app.reload();
  await app.button('2 pending').click();
  await expect(app.modal('Transaction pending')).toBeVisible();
  await expect.poll(() => looks).toBeGreaterThan(4);
  expect(new Set(asked)).toEqual(new Set([`"${NEVER_SENT}"`]));
  expect((await app.records()).map((record) => record.status)).toEqual(['pending', 'pending']);
});

test('another person on this device sees none of it [E45] [M19]', async ({ app }) => {
  await app.signIn('/docs');
  const theirs = leftover(app, { status: 'error', userKey: '0x00000000000000000000000000000000000000cc' });
  await app.seed([theirs]);
  await app.reload();
  await app.sessionRenewed();
  await expect(app.account()).toBeVisible();
  await expect(app.anyModal).toHaveCount(0);
});
