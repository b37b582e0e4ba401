import type { BrowserContext, Request } from 'playwright/test';
import type { TransactionRecord } from '../../src/domain/transaction/record.ts';
import { chain, MERIDIAN } from '../support/browser/chain.ts';
import { leftover, leg } from '../support/browser/records.ts';
import { expect, test } from '../support/browser/notices-test.ts';
import { shownNotices, twoWorkerSyncs, workerSync } from '../support/browser/worker.ts';

const PENDING = 20;
const TABS = 5;

/** How often each receipt was asked for, and how often by two at once. */
function receiptReads(context: BrowserContext) {
  const reads = new Map<string, number>();
  const open = new Map<Request, string[]>();
  let overlaps = 0;
  context.on('request', (request) => {
    if (!request.url().includes('/rpc/')) return;
    const hashes = [
      ...(request.postData() ?? '').matchAll(/eth_getTransactionReceipt","params":\["(0x[0-9a-f]{64})"/g),
    ].map(([, hash]) => hash ?? '');
    if (hashes.length === 0) return;
    const under = new Set([...open.values()].flat());
    for (const hash of hashes) {
      reads.set(hash, (reads.get(hash) ?? 0) + 1);
      if (under.has(hash)) overlaps += 1;
    }
    open.set(request, hashes);
  });
  const end = (request: Request) => void open.delete(request);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return { reads, overlaps: () => overlaps };
}

test(`${PENDING} transactions are pending in ${TABS} tabs and the worker: one of them checks at a time, and each end is told once`, async ({
  app,
  secondApp,
  page,
  context,
  wallet,
  product,
}) => {
  test.slow();
  await app.signIn();
  const meridian = chain(MERIDIAN);
  const first = await meridian.reader.getTransactionCount({ address: wallet.address });
  await meridian.stopMining();
  const to = '0x00000000000000000000000000000000000000bb';
  const blockAtAsk = Number(await meridian.reader.getBlockNumber());
  const records: TransactionRecord[] = [];
  for (let nonce = first; nonce < first + PENDING; nonce += 1) {
    const hash = await meridian.broadcast(
      await meridian.sign(wallet.account, { to, value: 1n, data: '0x1234', nonce }),
    );
    const sent = leg(app, { to, ask: 'returned', hashes: [hash], nonce, nonceFloor: first, blockAtAsk });
    records.push(leftover(app, { status: 'pending', hash, legs: [sent] }));
  }
  await app.seed(records);
  const { reads, overlaps } = receiptReads(context);
  await app.reload();
  const others = [];
  for (let tab = 1; tab < TABS; tab += 1) {
    const other = await secondApp();
    await other.open('/');
    others.push(other);
  }
  // Each is read three times while all tabs are open; the worker joins in.
  await workerSync(page, product.origin);
  await expect
    .poll(() => Math.min(PENDING, ...records.map(({ hash }) => reads.get(hash ?? '') ?? 0)))
    .toBeGreaterThan(2);
  expect(reads.size).toBe(PENDING);
  expect(overlaps()).toBe(0);

  for (const other of others) await other.page.close();
  await page.goto('about:blank');
  await meridian.resumeMining();
  await Promise.all(records.map(({ hash }) => meridian.settled(hash ?? '0x')));
  await twoWorkerSyncs(page, product.origin);
  await expect.poll(async () => (await shownNotices(context))?.length).toBe(PENDING);
  await workerSync(page, product.origin);
  expect(await shownNotices(context)).toHaveLength(PENDING);
});
