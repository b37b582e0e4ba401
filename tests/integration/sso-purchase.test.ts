import { encodeDeployData, encodeFunctionData, parseAbi, parseEther, zeroAddress, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../backend/demo/chain/transaction.ts';
import {
  vitrineCollectionAbi,
  vitrineCollectionBytecode,
} from '../../backend/demo/contracts/artifacts/vitrine-collection.ts';
import { embeddedMarketNetwork } from '../../backend/demo/market-network.ts';
import { listing, signOrder } from '../../backend/demo/world/orders.ts';
import { signPermission } from '../../backend/market/permission.ts';
import { hashOrder } from '../../backend/seaport/seaport.ts';
import { encodePurchase, intentTag } from '../../src/domain/seaport-calls.ts';
import { sessionAccountAbi } from '../../src/domain/session-policy/abis.ts';
import { checkSessionTransaction } from '../../src/domain/session-policy/check.ts';
import type { SessionState } from '../../src/domain/session-policy/config.ts';
import { purchasePolicy } from '../../src/domain/session-policy/purchase.ts';
import { testAccount } from '../support/server/accounts.ts';
import { testZoneSigner } from '../support/server/embedded-chains.ts';
import { makePasskey } from '../support/server/passkey.ts';
import { startSsoChain, type SsoChain } from '../support/server/sso-chain.ts';
import { makeListing } from '../support/trades/orders.ts';

/* Real purchases on the real Seaport with the session that the app proposes. */

const nftAbi = parseAbi([
  'function ownerOf(uint256 id) view returns (address)',
  'function setApprovalForAll(address operator, bool approved)',
]);
const [seller, creator] = [testAccount(10), testAccount(3)];
const PRICE = parseEther('1');
let chain: SsoChain;
let collection: Hex;
beforeAll(async () => {
  chain = await startSsoChain();
  const send = (from: Hex, data: Hex, to?: Hex) =>
    transact(chain.admin, { from, data, gas: 6_000_000n, ...(to === undefined ? {} : { to }) });
  const { contractAddress } = await send(
    creator.address,
    encodeDeployData({
      abi: vitrineCollectionAbi,
      bytecode: vitrineCollectionBytecode,
      args: [
        'Glass',
        'GLS',
        {
          maxSupply: 10n,
          price: 0n,
          maxPurchase: 10n,
          maxPerWallet: 0n,
          provenance: '',
          baseURI: 'https://world.vitrine.invalid/glass/',
          royaltyReceiver: creator.address,
          royaltyBps: 500n,
        },
      ],
    }),
  );
  collection = contractAddress ?? zeroAddress;
  const args = [[seller.address], [5n]] as const;
  const mint = encodeFunctionData({ abi: vitrineCollectionAbi, functionName: 'mintBatch', args });
  await send(creator.address, mint, collection);
  const seaport = chain.deployments[1]?.seaport ?? zeroAddress;
  const approve = encodeFunctionData({ abi: nftAbi, functionName: 'setApprovalForAll', args: [seaport, true] });
  await send(seller.address, approve, collection);
}, 120_000);
afterAll(() => chain.end());

test('a session buys what the zone watches without its owner, up to its limit, and nothing else, on chain [H8]', async () => {
  const network = embeddedMarketNetwork(chain.embedded, chain.deployments, testZoneSigner);
  const deployment = chain.deployments.find(({ chainId }) => chainId === 31338);
  if (!deployment) expect.fail('nothing deployed');
  const { seaport, zone } = deployment;
  const passkey = await makePasskey();
  const account = await chain.addressOf(passkey);
  const key = chain.newKey();
  await chain.send(await chain.byKey(key, { to: chain.factory, data: chain.deployment(passkey), sponsored: true }));
  await chain.fund(account, parseEther('10'));
  const expiresAt = (await chain.now()) + 3_600n;
  const config = purchasePolicy({ signer: key.address, seaport, zone, limit: 2n * PRICE, feeLimit: PRICE, expiresAt });
  const create = encodeFunctionData({ abi: sessionAccountAbi, functionName: 'createSession', args: [config] });
  const created = await chain.send(
    await chain.byOwner(account, passkey, { to: account, data: create, sponsored: true }),
  );
  expect((await chain.receipt(created)).status).toBe('success');

  async function purchase(id: number, watched: boolean) {
    const now = Number(await chain.now());
    const signed = await signOrder(
      deployment as NonNullable<typeof deployment>,
      seller,
      listing({
        maker: seller,
        wares: { token: collection, kind: 'single', id, units: 1, royaltyBps: 500, royaltyRecipient: creator.address },
        unitPrice: PRICE,
        currency: zeroAddress,
        startTime: now - 100,
        endTime: now + 86_400,
        salt: BigInt(id),
        zone: watched ? zone : null,
      }),
    );
    const permission = { fulfiller: account, expiration: now + 80 };
    const extraData = watched ? await signPermission(network, hashOrder(signed.parameters), permission) : '0x';
    const order = { ...(await makeListing()), parameters: signed.parameters, signature: signed.signature, extraData };
    const data = encodePurchase(order, 1n, intentTag(String(id)));
    return { to: seaport, value: PRICE, data, gas: 1_500_000n, maxFeePerGas: 10n ** 9n };
  }
  const check = async (transaction: Awaited<ReturnType<typeof purchase>>) =>
    checkSessionTransaction({
      config,
      state: (await chain.state(account, config)) as SessionState,
      transaction,
      now: await chain.now(),
    });
  const bring = async (transaction: Awaited<ReturnType<typeof purchase>>) =>
    chain.send(await chain.bySession(account, { key, config, now: await chain.now() }, transaction));
  const ownerOf = async (id: number) =>
    (
      await chain.client.readContract({ address: collection, abi: nftAbi, functionName: 'ownerOf', args: [BigInt(id)] })
    ).toLowerCase();

  for (const id of [1, 2]) {
    const transaction = await purchase(id, true);
    await check(transaction);
    expect((await chain.receipt(await bring(transaction))).status).toBe('success');
    expect(await ownerOf(id)).toBe(account.toLowerCase());
  }
  // The device refuses, and so does the chain when nobody asks the device.
  const third = await purchase(3, true);
  await expect(check(third)).rejects.toThrow(/^Session validation failed: .+ \(value_limit_exceeded\)$/);
  await expect(bring(third)).rejects.toThrow('refused on chain (value_limit_exceeded)');
  const open = { ...(await purchase(4, false)), value: 0n };
  await expect(check(open)).rejects.toThrow('(constraint_equal_violated)');
  await expect(bring(open)).rejects.toThrow('refused on chain (constraint_equal_violated)');
  expect(await ownerOf(3)).toBe(seller.address);
});
