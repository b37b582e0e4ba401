import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { givenApprovalSchema } from '../../src/contract/approval.ts';
import { type IndexedChain, startIndexedChain } from '../../tests/support/server/indexed-chain.ts';
import { cyd } from '../../tests/support/server/order-market.ts';
import { approvalsOf } from '../stores/approvals.ts';
import { removeBlocksAbove } from '../stores/chain-rows.ts';
import { writeCursor } from '../stores/networks.ts';

let indexed: IndexedChain;
beforeAll(async () => {
  indexed = await startIndexedChain();
}, 120_000);
afterAll(() => indexed.stop());

const told = async () =>
  (await approvalsOf(indexed.context, cyd.address)).map((one) => {
    const { collection, operator, since } = v.parse(givenApprovalSchema, one);
    return [collection.slug, operator, since !== null];
  });

test('what somebody approves is listed until they take it back, also where the chain is read anew', async () => {
  const { chain, indexer } = indexed;
  const { seaport } = chain.network;
  expect(await told()).toEqual([]);
  await chain.act.approveAll(cyd, chain.single);
  await chain.act.approveAll(cyd, chain.edition);
  await indexer.catchUp();
  expect(await told()).toEqual([
    [expect.any(String), seaport, true],
    [expect.any(String), seaport, true],
  ]);

  // After a migration collections are read from their first block: nothing older takes the place of what is known.
  await indexed.database.query('update collections set backfilled = false');
  await indexer.catchUp();
  expect(await told()).toHaveLength(2);

  // A block that told of them left the chain: they are asked about all the same, and nobody says since when.
  const { chainId } = chain.network;
  await indexed.database.transaction((tx) => removeBlocksAbove(tx, chainId, -1));
  expect(await told()).toEqual([
    [expect.any(String), seaport, false],
    [expect.any(String), seaport, false],
  ]);
  await writeCursor(indexed.database, chainId, { block: -1, hash: null, time: 0 });
  await indexer.catchUp();
  expect((await told()).map(([, , isDated]) => isDated)).toEqual([true, true]);
});
