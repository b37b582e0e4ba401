import { join } from 'node:path';
import { createTestClient, createWalletClient, http, parseAbi } from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { openPglite } from '../../backend/db/pglite.ts';
import { buildSignInMessage } from '../../src/contract/sign-in-message.ts';
import { MERIDIAN } from '../support/browser/chain.ts';
import { asCame } from '../support/browser/json.ts';
import { pick } from '../support/browser/market.ts';
import { origin } from '../support/browser/origin.ts';
import { root, startProduct } from '../support/browser/product.ts';
import { expect, test } from '../support/browser/test.ts';
import { copyWorld } from '../support/browser/world.ts';

const RENAMED = 'Renamed in the store';
const moveAbi = parseAbi(['function transferFrom(address, address, uint256)']);

/** What a product answers; `data` when it is a success. */
async function ask(at: string, path: string, body?: unknown) {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${at}${path}`, body === undefined ? {} : post);
  expect(answer.status, path).toBe(200);
  return asCame(await answer.json()).data;
}

async function logIn(at: string) {
  const account = privateKeyToAccount(generatePrivateKey());
  const message = buildSignInMessage({
    origin: at,
    address: account.address,
    chainId: MERIDIAN,
    nonce: account.address.slice(2, 18),
    issuedAt: new Date(),
  });
  const signature = await account.signMessage({ message });
  return ask(at, '/marketplace/v1/login', { address: account.address, chainId: MERIDIAN, message, signature });
}

/** Somebody's item goes to another, without their key. */
async function moveItem(
  at: string,
  collection: `0x${string}`,
  identifier: string,
  from: `0x${string}`,
  to: `0x${string}`,
) {
  const transport = http(`${at}/rpc/${MERIDIAN}`);
  const node = createTestClient({ mode: 'anvil', transport });
  await node.impersonateAccount({ address: from });
  await node.setBalance({ address: from, value: 10n ** 18n });
  const wallet = createWalletClient({ account: from, transport });
  const args = [from, to, BigInt(identifier)] as const;
  await wallet.writeContract({ address: collection, abi: moveAbi, functionName: 'transferFrom', args, chain: null });
}

test('what is answered stands in an SQL store and on the chains: it outlives a restart, and follows their changes [J66] [M50]', async () => {
  // It starts a product twice.
  test.setTimeout(120_000);
  const { nft } = await pick({ looksOnly: true });
  const slug = nft.collectionSlug;
  const item = `/data/nft/${slug}/${nft.identifier ?? ''}`;
  const { state, remove } = copyWorld('store');

  const first = await startProduct({ state });
  const session = await logIn(first.origin);
  const owned = await ask(first.origin, item);
  const heir = privateKeyToAddress(generatePrivateKey());
  await moveItem(first.origin, nft.collectionAddress, nft.identifier ?? '', owned.owner, heir);
  await expect.poll(async () => (await ask(first.origin, item)).owner).toBe(heir.toLowerCase());
  await first.stop();

  const store = await openPglite(join(root, state, 'db'));
  expect(await store.query(`select 1 from users where address = $1`, [session.user.address])).toHaveLength(1);
  await store.query('update nfts set name = $1 where uuid = $2', [RENAMED, owned.uuid]);
  await store.close();

  const again = await startProduct({ state });
  try {
    expect((await ask(again.origin, '/marketplace/v1/refresh', { refreshToken: session.refresh })).access).toBeTruthy();
    expect(await ask(again.origin, item)).toMatchObject({ owner: heir.toLowerCase(), name: RENAMED });
    // Another store beside it tells its own.
    expect(await ask(origin(), item)).toMatchObject({ owner: owned.owner, name: owned.name });
  } finally {
    await again.stop();
    remove();
  }
});
