import { encodeFunctionData, hexToBytes, type Hex } from 'viem';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testAccount } from '../../../tests/support/server/accounts.ts';
import { startTestChain, type TestChain } from '../../../tests/support/server/chain.ts';
import { hexSchema } from '../../../src/contract/primitives.ts';
import { signPermission } from '../../market/permission.ts';
import { hashOrder } from '../../seaport/seaport.ts';
import { quantitySchema } from '../chain/rpc.ts';
import { transact } from '../chain/transaction.ts';
import { vitrineCollectionAbi } from './artifacts/vitrine-collection.ts';

/* What the contracts' calls use, to the unit. A change of a contract shows here; renew by the command below. */

const RENEW = 'If it is meant, renew: npm run test:unit -- backend/demo/contracts/gas -u';
const ETHER = 10n ** 18n;
const [ada, bob, cyd] = [testAccount(10), testAccount(11), testAccount(12)];
let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
}, 60_000);
afterAll(() => chain.stop());

const blockSchema = v.object({ transactions: v.array(v.object({ hash: hexSchema, input: hexSchema })) });

/** Gas of the last transaction without that of its data, whose bytes are other ones with each signature and time. */
async function used(act: () => Promise<unknown>): Promise<number> {
  await act();
  const block = v.parse(blockSchema, await chain.rpc.call('eth_getBlockByNumber', ['latest', true]));
  const [sent] = block.transactions;
  if (!sent) expect.fail('no transaction');
  const { gasUsed } = v.parse(
    v.object({ gasUsed: quantitySchema }),
    await chain.rpc.call('eth_getTransactionReceipt', [sent.hash]),
  );
  const data = hexToBytes(sent.input).reduce((sum, byte) => sum + (byte === 0 ? 4 : 16), 0);
  return Number(gasUsed) - data;
}

test('the gas of every call is what it was', async () => {
  const { act, rpc, single, creator, network, deployment } = chain;
  const call = (from: Hex, functionName: 'setSaleIsActive' | 'mint' | 'mintBatch', args: readonly unknown[]) =>
    transact(rpc, {
      from,
      to: single,
      data: encodeFunctionData({ abi: vitrineCollectionAbi, functionName, args: args as never }),
      gas: 2_000_000n,
    });
  await call(creator.address, 'setSaleIsActive', [true]);
  const permitted = async (order: Awaited<ReturnType<typeof act.sign>>, fulfiller: Hex) => {
    const { timestamp } = await network.client.getBlock();
    const expiration = Number(timestamp) + 80;
    return {
      ...order,
      extraData: await signPermission(network, hashOrder(order.parameters), { fulfiller, expiration }),
    };
  };
  const gas: Record<string, number> = {};
  gas['mint 1, first of a wallet'] = await used(() => call(ada.address, 'mint', [1n]));
  gas['mint 1, again'] = await used(() => call(ada.address, 'mint', [1n]));
  gas['mint 5, first of a wallet'] = await used(() => call(bob.address, 'mint', [5n]));
  gas['mintBatch, 2 to each of 3'] = await used(() =>
    call(creator.address, 'mintBatch', [
      [ada.address, bob.address, cyd.address],
      [2n, 2n, 2n],
    ]),
  );
  await act.mintEdition(ada, 1, 10);
  gas['mintBatch of editions, 10 copies'] = await used(() => act.mintEdition(bob, 1, 10));

  await act.approveAll(ada, single);
  await act.wrap(bob, 5n * ETHER);
  const listing = await act.sign('listing', ada, { wares: { id: 1 }, unitPrice: ETHER, restricted: true });
  const bought = await permitted(listing, cyd.address);
  gas['buy, with permission'] = await used(() => act.fill(bought, cyd, [1n, 1n], ETHER));
  const offer = await act.sign('offer', bob, {
    wares: { id: 2 },
    unitPrice: ETHER,
    currency: deployment.weth,
    restricted: true,
  });
  const accepted = await permitted(offer, ada.address);
  gas['accept an offer, with permission'] = await used(() => act.accept({ offer: accepted, identifier: 2 }, ada));
  const unwanted = await act.sign('listing', ada, { wares: { id: 8 }, unitPrice: ETHER });
  gas['cancel'] = await used(() => act.cancel(ada, unwanted));

  await expect(`${JSON.stringify(gas, null, 2)}\n`, RENEW).toMatchFileSnapshot('gas.json');
});
