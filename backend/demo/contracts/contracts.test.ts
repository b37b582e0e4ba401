import { encodeDeployData, encodeFunctionData, type Abi, type Hex, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAccount } from '../../../tests/support/server/accounts.ts';
import { startTestChain, type TestChain } from '../../../tests/support/server/chain.ts';
import { vitrineZoneAbi } from '../../seaport/contracts/artifacts/vitrine-zone.ts';
import { transact } from '../chain/transaction.ts';
import { vitrineCollectionAbi, vitrineCollectionBytecode } from './artifacts/vitrine-collection.ts';
import { vitrineEditionsAbi, vitrineEditionsBytecode } from './artifacts/vitrine-editions.ts';

const [ada, bob] = [testAccount(10), testAccount(11)];
let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain();
}, 60_000);
afterAll(() => chain.stop());

/** A contract that takes no ether: it reverts whatever it is sent. */
const REFUSING = '0x600380600b6000396000f35f5ffd';

async function deploy(data: Hex, from = chain.creator.address): Promise<Hex> {
  const { contractAddress } = await transact(chain.rpc, { from, data, gas: 6_000_000n });
  return contractAddress ?? expect.fail('nothing was deployed');
}
const collection = (terms: { maxPerWallet?: bigint; royaltyBps?: bigint } = {}) =>
  deploy(
    encodeDeployData({
      abi: vitrineCollectionAbi,
      bytecode: vitrineCollectionBytecode,
      args: [
        'Glass',
        'GLS',
        {
          maxSupply: 100n,
          price: 10n,
          maxPurchase: 10n,
          maxPerWallet: terms.maxPerWallet ?? 0n,
          provenance: 'af3c',
          baseURI: 'ipfs://hidden/',
          royaltyReceiver: chain.creator.address,
          royaltyBps: terms.royaltyBps ?? 500n,
        },
      ],
    }),
  );
const editions = (royaltyBps = 500n) =>
  deploy(
    encodeDeployData({
      abi: vitrineEditionsAbi,
      bytecode: vitrineEditionsBytecode,
      args: ['Sheets', 'SHT', 'ipfs://sheets/', chain.creator.address, royaltyBps],
    }),
  );

/** A contract's functions, simulated first so that its own error is what one sees. */
function contract(address: Hex, abi: Abi) {
  const { client } = chain.network;
  return {
    async send(functionName: string, args: readonly unknown[], from = chain.creator.address, value = 0n) {
      await client.simulateContract({ address, abi, functionName, args, account: from, value });
      const data = encodeFunctionData({ abi, functionName, args });
      await transact(chain.rpc, { from, to: address, data, value, gas: 1_000_000n });
    },
    read: (functionName: string, args: readonly unknown[] = []) =>
      client.readContract({ address, abi, functionName, args }),
  };
}

describe('a collection', () => {
  test('counts what a wallet minted, not what it has, and stops at its limit', async () => {
    const { send, read } = contract(await collection({ maxPerWallet: 3n }), vitrineCollectionAbi);
    await send('setSaleIsActive', [true]);
    await send('mint', [2n], ada.address, 20n);
    await send('transferFrom', [ada.address, bob.address, 1n], ada.address);
    await expect(send('mint', [2n], ada.address, 20n)).rejects.toThrow(/MaxPerWalletExceeded[^]*\(2, 1\)/);
    await send('mint', [1n], ada.address, 10n);
    await expect(send('mint', [1n], ada.address, 10n)).rejects.toThrow('MaxPerWalletExceeded');
    await send('mint', [3n], bob.address, 30n);
    expect(await read('mintedBy', [ada.address])).toBe(3n);
    await send('setMaxPerWallet', [0n]);
    await send('mint', [5n], ada.address, 50n);
    await send('setMaxPerWallet', [4n]);
    await expect(send('mint', [1n], ada.address, 10n)).rejects.toThrow(/MaxPerWalletExceeded[^]*\(1, 0\)/);
  });

  test('is revealed until its base URI is frozen, and never after', async () => {
    const { send, read } = contract(await collection(), vitrineCollectionAbi);
    await send('setBaseURI', ['ipfs://shown/']);
    await expect(send('freezeBaseURI', [], ada.address)).rejects.toThrow('OwnableUnauthorizedAccount');
    await send('freezeBaseURI', []);
    expect([await read('baseURI'), await read('baseURIFrozen')]).toEqual(['ipfs://shown/', true]);
    await expect(send('setBaseURI', ['ipfs://other/'])).rejects.toThrow('FrozenBaseURI');
    await expect(send('freezeBaseURI', [])).rejects.toThrow('FrozenBaseURI');
  });

  test('takes no royalty over a tenth, at its making and later', async () => {
    await expect(collection({ royaltyBps: 1_001n })).rejects.toThrow();
    const { send, read } = contract(await collection({ royaltyBps: 1_000n }), vitrineCollectionAbi);
    await expect(send('setRoyalty', [ada.address, 1_001n])).rejects.toThrow('RoyaltyTooHigh');
    await send('setRoyalty', [ada.address, 1_000n]);
    expect(await read('royaltyInfo', [1n, 10_000n])).toEqual([ada.signer.address, 1_000n]);
  });

  test('gives its money to whom the owner names, also where the owner can take none', async () => {
    const address = await collection();
    const { send } = contract(address, vitrineCollectionAbi);
    await send('setSaleIsActive', [true]);
    await send('mint', [4n], ada.address, 40n);
    const refusing = await deploy(REFUSING);
    await expect(send('withdraw', [refusing])).rejects.toThrow('WithdrawalFailed');
    await expect(send('withdraw', [zeroAddress])).rejects.toThrow('WithdrawalFailed');
    await expect(send('withdraw', [ada.address], ada.address)).rejects.toThrow('OwnableUnauthorizedAccount');
    const recipient = `0x${'9'.repeat(40)}` as const;
    await send('withdraw', [recipient]);
    expect(await chain.network.client.getBalance({ address: recipient })).toBe(40n);
  });
});

describe('editions', () => {
  test('have a number of copies that is said once and never passed', async () => {
    const { send, read } = contract(await editions(), vitrineEditionsAbi);
    const mint = (id: bigint, amounts: bigint[]) =>
      send('mintBatch', [amounts.map(() => ada.address), amounts.map(() => id), amounts]);
    await expect(mint(1n, [1n])).rejects.toThrow('MaxSupplyExceeded');
    await send('setMaxSupply', [
      [1n, 2n],
      [5n, 6n],
    ]);
    await expect(send('setMaxSupply', [[2n], [7n]])).rejects.toThrow('MaxSupplyFixed');
    await mint(1n, [2n, 2n]);
    await expect(mint(1n, [1n, 1n])).rejects.toThrow(/MaxSupplyExceeded[^]*\(1, 1, 0\)/);
    await mint(1n, [1n]);
    expect(await read('totalSupply', [1n])).toBe(5n);
  });

  test('freeze where they are described, and take no royalty over a tenth', async () => {
    await expect(editions(1_001n)).rejects.toThrow();
    const { send } = contract(await editions(), vitrineEditionsAbi);
    await expect(send('setRoyalty', [ada.address, 1_001n])).rejects.toThrow('RoyaltyTooHigh');
    await send('freezeBaseURI', []);
    await expect(send('setBaseURI', ['ipfs://other/'])).rejects.toThrow('FrozenBaseURI');
  });
});

describe('an owner', () => {
  test.each(['collection', 'editions', 'zone'] as const)(
    'of the %s hands it on in two steps and cannot leave it without one',
    async (which) => {
      const kinds = {
        collection: { make: collection, abi: vitrineCollectionAbi, owner: chain.creator.address },
        editions: { make: () => editions(), abi: vitrineEditionsAbi, owner: chain.creator.address },
        zone: { make: async () => chain.deployment.zone, abi: vitrineZoneAbi, owner: testAccount(0).address },
      };
      const { make, abi, owner } = kinds[which];
      const { send, read } = contract(await make(), abi);
      await expect(send('renounceOwnership', [], owner)).rejects.toThrow('OwnerRequired');
      await send('transferOwnership', [ada.address], owner);
      expect(String(await read('owner')).toLowerCase()).toBe(owner);
      await expect(send('acceptOwnership', [], bob.address)).rejects.toThrow('OwnableUnauthorizedAccount');
      await send('acceptOwnership', [], ada.address);
      expect(await read('owner')).toBe(ada.signer.address);
    },
  );
});
