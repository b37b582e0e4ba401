import { concat, encodeFunctionData, type Hex, numberToHex, parseAbi, slice, zeroAddress, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedOrder } from '../../../src/contract/order.ts';
import { vitrineZoneAbi } from '../../seaport/contracts/artifacts/vitrine-zone.ts';
import { signPermission } from '../../market/permission.ts';
import { startTestChain, type TestChain } from '../../../tests/support/server/chain.ts';
import { testAccount } from '../../../tests/support/server/accounts.ts';
import { advancedOrder, hashOrder, seaportAbi } from '../../seaport/seaport.ts';
import { testZoneSigner } from '../../../tests/support/server/embedded-chains.ts';
import { transact } from './transaction.ts';
import { deployZones } from './zone.ts';

const ETHER = 10n ** 18n;
/** `acceptOwnership()` */
const ACCEPT = '0x79ba5097';
const [ada, bob] = [testAccount(10), testAccount(11)];
let chain: TestChain;
let order: SignedOrder;

beforeAll(async () => {
  chain = await startTestChain();
  await chain.act.mint(ada, 3);
  await chain.act.approveAll(ada, chain.single);
  order = await chain.act.sign('listing', ada, { wares: { id: 1 }, unitPrice: ETHER, restricted: true });
}, 60_000);
afterAll(() => chain.stop());

const clock = async () => Number((await chain.network.client.getBlock()).timestamp);
const permission = async (seconds = 300, of = order, fulfiller = bob.address) =>
  signPermission(chain.network, hashOrder(of.parameters), { fulfiller, expiration: (await clock()) + seconds });
const zone = () => ({ address: chain.deployment.zone, abi: vitrineZoneAbi }) as const;

const fill = (one: SignedOrder, extraData: Hex) =>
  chain.network.client.simulateContract({
    account: bob.address,
    address: chain.deployment.seaport,
    abi: seaportAbi,
    functionName: 'fulfillAdvancedOrder',
    args: [advancedOrder({ ...one, extraData }), [], zeroHash, zeroAddress],
    value: ETHER,
  });

describe('a restricted order', () => {
  test('is filled with a permission and by nobody without one', async () => {
    expect((await fill(order, await permission())).result).toBe(true);
    await expect(fill(order, '0x')).rejects.toThrow();
  });

  test.each<[string, () => Promise<Hex>]>([
    ['lapsed', () => permission(0)],
    [
      'of another order',
      async () =>
        permission(300, await chain.act.sign('listing', ada, { wares: { id: 2 }, unitPrice: ETHER, restricted: true })),
    ],
    [
      'with its end moved',
      async () => {
        const good = await permission();
        return concat([slice(good, 0, 21), numberToHex((await clock()) + 900, { size: 8 }), slice(good, 29)]);
      },
    ],
    ['for somebody else', () => permission(300, order, ada.address)],
    [
      'with its fulfiller exchanged',
      async () => {
        const good = await permission(300, order, ada.address);
        return concat(['0x00', bob.address, slice(good, 21)]);
      },
    ],
    ['of another version', async () => concat(['0x01', slice(await permission(), 1)])],
    ['that is too long', async () => concat([await permission(), '0x00'])],
    ['without a signature', async () => concat([slice(await permission(), 0, 29), `0x${'00'.repeat(64)}`])],
    [
      'by another signer',
      async () => {
        const other = { ...chain.network, zone: { address: chain.deployment.zone, signer: bob.signer } };
        return signPermission(other, hashOrder(order.parameters), {
          fulfiller: bob.address,
          expiration: (await clock()) + 300,
        });
      },
    ],
  ])('is not filled with a permission %s', async (_, make) => {
    await expect(fill(order, await make())).rejects.toThrow();
  });

  test('is filled in the last second of its permission and not in the one after', async () => {
    const expiration = (await clock()) + 100;
    const extraData = await signPermission(chain.network, hashOrder(order.parameters), {
      fulfiller: bob.address,
      expiration,
    });
    const data = encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillAdvancedOrder',
      args: [advancedOrder({ ...order, extraData }), [], zeroHash, zeroAddress],
    });
    const at = (time: number) =>
      chain.rpc.call('eth_call', [
        { from: bob.address, to: chain.deployment.seaport, data, value: numberToHex(ETHER) },
        'latest',
        {},
        { time: numberToHex(time) },
      ]);
    expect(BigInt(String(await at(expiration - 1)))).toBe(1n);
    await expect(at(expiration)).rejects.toThrow();
  });

  test('is skipped in an aggregate while the others are filled', async () => {
    const open = await chain.act.sign('listing', ada, { wares: { id: 2 }, unitPrice: ETHER });
    const second = await chain.act.sign('listing', ada, { wares: { id: 3 }, unitPrice: ETHER, restricted: true });
    const available = async (extraData: Hex) => {
      const { result } = await chain.network.client.simulateContract({
        account: bob.address,
        address: chain.deployment.seaport,
        abi: seaportAbi,
        functionName: 'fulfillAvailableAdvancedOrders',
        args: [
          [
            advancedOrder({ ...order, extraData }),
            advancedOrder(open),
            advancedOrder({ ...second, extraData: await permission(300, second) }),
          ],
          [],
          [0n, 1n, 2n].map((orderIndex) => [{ orderIndex, itemIndex: 0n }]),
          [0n, 1n, 2n].flatMap((orderIndex) => [0n, 1n, 2n].map((itemIndex) => [{ orderIndex, itemIndex }])),
          zeroHash,
          zeroAddress,
          3n,
        ],
        value: 3n * ETHER,
      });
      return result[0];
    };
    expect(await available(await permission(0))).toEqual([false, true, true]);
    expect(await available('0x')).toEqual([false, true, true]);
    expect(await available(await permission())).toEqual([true, true, true]);
  });
});

describe('the zone', () => {
  test('is what Seaport and other markets look for: ERC-165, SIP-5, SIP-7', async () => {
    const { client } = chain.network;
    for (const [id, known] of [
      ['0x01ffc9a7', true],
      ['0x39dd6933', true],
      ['0x2e778efc', true],
      ['0xffffffff', false],
    ] as const) {
      expect(await client.readContract({ ...zone(), functionName: 'supportsInterface', args: [id] })).toBe(known);
    }
    const [name, schemas] = await client.readContract({ ...zone(), functionName: 'getSeaportMetadata' });
    expect([name, schemas.map((schema) => schema.id)]).toEqual(['VitrineZone', [7n]]);
  });

  test('answers Seaport only', async () => {
    const parameters = {
      orderHash: hashOrder(order.parameters),
      fulfiller: bob.address,
      offerer: ada.address,
      offer: [],
      consideration: [],
      extraData: await permission(),
      orderHashes: [],
      startTime: 0n,
      endTime: 0n,
      zoneHash: zeroHash,
    };
    const ask = (account: Hex) =>
      chain.network.client.readContract({ ...zone(), account, functionName: 'authorizeOrder', args: [parameters] });
    expect(await ask(chain.deployment.seaport)).toBe('0x01e4d72a');
    await expect(ask(bob.address)).rejects.toThrow('OnlySeaport');
  });

  test('changes its signer by its owner only, and old permissions are void then', async () => {
    const good = await permission();
    const change = (account: Hex, signer: Hex) =>
      chain.network.client.simulateContract({ ...zone(), account, functionName: 'setSigner', args: [signer] });
    await expect(change(bob.address, bob.address)).rejects.toThrow('OwnableUnauthorizedAccount');
    await expect(change(testAccount(0).address, zeroAddress)).rejects.toThrow('NoSigner');
    const embedded = {
      networks: [chain.embedded],
      deployments: [chain.deployment],
      stateDir: chain.stateDir,
    };
    const [same] = await deployZones({ ...embedded, zoneSigner: bob.address });
    expect(same?.zone).toBe(chain.deployment.zone);
    await expect(fill(order, good)).rejects.toThrow();
    await deployZones({ ...embedded, zoneSigner: testZoneSigner.address });
    expect((await fill(order, good)).result).toBe(true);
  });

  test('comes to a state folder of a version without zones', async () => {
    const networks = [chain.embedded];
    const old = { ...chain.deployment, zone: zeroAddress };
    const [made] = await deployZones({
      networks,
      deployments: [old],
      stateDir: chain.stateDir,
      zoneSigner: bob.address,
    });
    const abi = parseAbi(['function signer() view returns (address)']);
    const signer = await chain.network.client.readContract({
      address: made?.zone ?? zeroAddress,
      abi,
      functionName: 'signer',
    });
    expect(signer.toLowerCase()).toBe(bob.address);
  });

  test('comes back to the state folder’s own account, whoever has it and whomever it believes', async () => {
    const { rpc } = chain;
    const own = { networks: [chain.embedded], deployments: [chain.deployment], stateDir: chain.stateDir };
    const read = async (functionName: 'owner' | 'signer') =>
      (await chain.network.client.readContract({ ...zone(), functionName })).toLowerCase();
    const give = async (from: Hex, to: Hex) => {
      const data = encodeFunctionData({ abi: vitrineZoneAbi, functionName: 'transferOwnership', args: [to] });
      await transact(rpc, { from, to: chain.deployment.zone, data, gas: 100_000n });
    };
    // As in a folder whose accounts everybody could guess: a stranger owns the zone and has changed its signer.
    await give(testAccount(0).address, bob.address);
    await transact(rpc, { from: bob.address, to: chain.deployment.zone, data: ACCEPT, gas: 100_000n });
    const data = encodeFunctionData({ abi: vitrineZoneAbi, functionName: 'setSigner', args: [bob.address] });
    await transact(rpc, { from: bob.address, to: chain.deployment.zone, data, gas: 100_000n });
    expect([await read('owner'), await read('signer')]).toEqual([bob.address, bob.address]);
    await deployZones({ ...own, zoneSigner: testZoneSigner.address });
    expect([await read('owner'), await read('signer')]).toEqual([
      testAccount(0).address,
      testZoneSigner.address.toLowerCase(),
    ]);
    // Nobody may speak for others afterwards, not even on the chain's own port.
    await expect(give(`0x${'7'.repeat(40)}`, bob.address)).rejects.toThrow();
    expect((await fill(order, await permission())).result).toBe(true);
  });
});
