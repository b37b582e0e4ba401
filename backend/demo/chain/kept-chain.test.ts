import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ada, bob } from '../../../tests/support/server/order-market.ts';
import { startIndexedChain } from '../../../tests/support/server/indexed-chain.ts';
import { ETHER } from '../../../tests/support/server/trade.ts';
import { clientOf } from '../../../tests/support/server/embedded-chains.ts';
import { parseAbi } from 'viem';

type Market = Awaited<ReturnType<typeof startIndexedChain>>;

let market: Market;
beforeAll(async () => {
  market = await startIndexedChain();
  await market.chain.chains.seal();
}, 120_000);
afterAll(() => market.stop());

const answers = () =>
  market.chain.rpc.call('eth_chainId').then(
    (chainId) => chainId,
    () => null,
  );

describe('a chain that is killed', { timeout: 60_000 }, () => {
  test.each(['chain', 'watchdog'] as const)('by its %s comes back, and trade goes on', async (which) => {
    const { chain, indexer } = market;
    const id = which === 'chain' ? 1 : 2;
    // Not saved yet, and known to the market: it may be rolled back.
    await chain.act.give(ada, bob, id + 4);
    await indexer.catchUp();
    const [before] = chain.chains.pids();
    process.kill(before?.[which] ?? 0, 'SIGKILL');
    await expect.poll(() => chain.chains.pids()[0]?.watchdog, { timeout: 20_000 }).not.toBe(before?.watchdog);
    await expect.poll(answers, { timeout: 20_000 }).toBe('0x7a69');

    const order = await chain.act.sign('listing', ada, { wares: { id }, unitPrice: ETHER });
    await indexer.catchUp();
    const hash = await market.submit(order);
    await chain.act.fill(order, bob, [1n, 1n], ETHER);
    await market.settle();
    expect((await market.stored(hash))?.state).toBe('filled');
    for (const token of [id, id + 4]) {
      const owner = await clientOf(chain.embedded).readContract({
        address: chain.single,
        abi: parseAbi(['function ownerOf(uint256) view returns (address)']),
        functionName: 'ownerOf',
        args: [BigInt(token)],
      });
      const known = await market.database.query('select owner from balances where nft_uuid = $1 and amount > 0', [
        market.item(token),
      ]);
      expect(known).toEqual([{ owner: owner.toLowerCase() }]);
    }
  });
});
