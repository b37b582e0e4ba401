import { encodeDeployData } from 'viem';
import { describe, expect, test } from 'vitest';
import type { FoundCollection } from '../../src/contract/operator-add.ts';
import type { LogEntry, OperatorCollection } from '../../src/contract/operator.ts';
import { post } from '../../tests/support/server/app.ts';
import { ada, bob, cyd, now, refused, useOrderMarket } from '../../tests/support/server/order-market.ts';
import { vitrineCollectionAbi, vitrineCollectionBytecode } from '../demo/contracts/artifacts/vitrine-collection.ts';
import { transact } from '../demo/chain/transaction.ts';
import { createAddedHosts } from '../metadata/added-hosts.ts';
import { saveCollection } from '../stores/save-collection.ts';

/* Cyd is the operator of the test's market. */
const market = useOrderMarket();
const CALLS = '/marketplace/v1/operator';

type Answered<T> = { status: number; body: { data: T } };
const ask = async <T = unknown>(path: string, body?: unknown): Promise<Answered<T>> => {
  const headers = await market.trade.as(cyd);
  const answer = await market.trade.app.request(
    `${CALLS}${path}`,
    body === undefined ? { headers } : post(body, headers),
  );
  return { status: answer.status, body: (await answer.json()) as { data: T } };
};
const collectionOf = async (slug: string) =>
  (await ask<OperatorCollection[]>(`/collections?search=${slug}`)).body.data[0];
const isShown = async (slug: string) => (await market.trade.app.request(`/data/collection/${slug}`)).status === 200;

async function deploy(name: string) {
  const { rpc, creator } = market.trade.chain;
  const settings = {
    maxSupply: 100n,
    price: 0n,
    maxPurchase: 10n,
    maxPerWallet: 0n,
    provenance: '',
    baseURI: 'https://pictures.invalid/paper/',
    royaltyReceiver: creator.address,
    royaltyBps: 250n,
  };
  const { contractAddress, blockNumber } = await transact(rpc, {
    from: creator.address,
    data: encodeDeployData({
      abi: vitrineCollectionAbi,
      bytecode: vitrineCollectionBytecode,
      args: [name, 'P', settings],
    }),
    gas: 6_000_000n,
  });
  // Older blocks than 128 the embedded chain has forgotten.
  await rpc.call('anvil_mine', ['0x70']);
  return {
    network: market.trade.chain.network.slug,
    address: contractAddress ?? ('0x' as const),
    block: Number(blockNumber),
  };
}

async function firstBlock(place: { network: string; address: string }): Promise<number[]> {
  const asked: number[] = [];
  let range: { after: number; before: number | null } = { after: -1, before: null };
  while (range.before === null || range.before - range.after > 1) {
    const { body } = await ask<{ after: number; before: number }>('/collections/first-block', { ...place, ...range });
    if (body.data === null) throw new Error(JSON.stringify(body));
    range = body.data;
    asked.push(body.data.before);
  }
  return asked;
}

describe('a collection that is added', () => {
  test('is looked at, found from its first block on, listed and read; it is taken off and listed again by undo', async () => {
    const { block, ...place } = await deploy('Paper \u202eBoats');
    const found = await ask<FoundCollection>('/collections/look', place);
    expect(found.body.data).toMatchObject({
      name: 'Paper Boats',
      slug: 'paper-boats',
      itemType: 2,
      royaltyBps: 250,
      creator: market.trade.chain.creator.address,
      hosts: [],
      problems: ['no-item'],
    });
    const asked = await firstBlock(place);
    expect(asked.at(-1)).toBe(block);
    expect(asked.length).toBe(2);

    const wanted = { ...place, slug: 'paper-boats', name: 'Paper Boats', deployedBlock: block };
    const hosts = ['pictures.invalid'];
    const added = await ask<LogEntry>('/collections', { ...wanted, hosts });
    expect(added.body.data).toMatchObject({
      about: 'added',
      before: null,
      after: { hosts },
      subject: { kind: 'collection', name: 'Paper Boats', hidden: false },
    });
    expect(await collectionOf('paper')).toMatchObject({
      added: { isListed: true, entry: added.body.data.id },
      verified: { value: false },
    });
    expect(await isShown('paper-boats')).toBe(true);
    expect(await ask('/collections', { ...wanted, hosts })).toMatchObject(refused(409, 'operator.known'));
    expect(await ask('/collections/look', place)).toMatchObject(refused(409, 'operator.known'));
    const everyNode = createAddedHosts(market.trade.database);
    await everyNode.read();
    expect([...everyNode.hosts]).toEqual(hosts);

    await market.trade.chain.act.mint(ada, 1, place.address);
    await market.trade.indexer.catchUp();
    expect(await collectionOf('paper')).toMatchObject({ items: 1 });

    const off = await ask<LogEntry>(`/log/${added.body.data.id}/undo`, {});
    expect(off.body.data).toMatchObject({ before: { hosts }, after: null, subject: { hidden: true } });
    expect(await isShown('paper-boats')).toBe(false);
    expect(await collectionOf('paper')).toMatchObject({
      added: { isListed: false, entry: off.body.data.id },
      subject: { hidden: true },
      items: 1,
    });
    await everyNode.read();
    expect([...everyNode.hosts]).toEqual([]);

    // Hiding is another matter: what is shown again stays off the list.
    const { uuid } = off.body.data;
    const hidden = { about: 'hidden', subject: uuid, value: { reason: 'copied' } };
    await ask('/decisions', hidden);
    await ask('/decisions', { ...hidden, value: null });
    expect(await isShown('paper-boats')).toBe(false);
    await ask(`/log/${off.body.data.id}/undo`, {});
    expect(await isShown('paper-boats')).toBe(true);
  });

  test('belongs to the configuration once that names it: it is shown, and not taken off any more', async () => {
    const { block, ...place } = await deploy('Later');
    const wanted = { ...place, slug: 'later', name: 'Later', deployedBlock: block, hosts: [] };
    const added = await ask<LogEntry>('/collections', wanted);
    const off = await ask<LogEntry>(`/log/${added.body.data.id}/undo`, {});
    const [registration] = market.trade.chain.registrations;
    if (!registration) throw new Error('No registration');
    const { address } = place;
    await saveCollection(market.trade.database, { ...registration, address, slug: 'later' });
    expect(await isShown('later')).toBe(true);
    expect(await collectionOf('later')).toMatchObject({ added: null });
    expect(await ask(`/log/${off.body.data.id}/undo`, {})).toMatchObject(refused(409, 'operator.configured'));
  });

  test.each([
    ['nothing is at', () => bob.address, 422, 'operator.no-contract'],
    ['is no collection’s', () => market.trade.chain.deployment.weth, 422, 'operator.no-collection'],
    ['the market has', () => market.trade.chain.single, 409, 'operator.known'],
  ])('is none at an address that %s', async (_, addressOf, status, msgId) => {
    const place = { network: market.trade.chain.network.slug, address: addressOf() };
    expect(await ask('/collections/look', place)).toMatchObject(refused(status, msgId));
    const wanted = { ...place, slug: 'none', name: 'None', deployedBlock: 1, hosts: [] };
    expect(await ask('/collections', wanted)).toMatchObject(refused(status, msgId));
  });

  test('that is older than what the node remembers needs to be told its block', async () => {
    const { block: _, ...place } = await deploy('Old');
    await market.trade.chain.rpc.call('anvil_mine', ['0x100']);
    await expect(firstBlock(place)).rejects.toThrow('operator.no-history');
  });

  test('needs a network, a word of its own and a block that there is', async () => {
    const { block, ...place } = await deploy('Glass again');
    const wanted = { ...place, slug: 'glass', name: 'Glass', deployedBlock: block, hosts: [] };
    expect(await ask('/collections', wanted)).toMatchObject(refused(409, 'operator.slug-taken'));
    const late = { ...wanted, slug: 'glass-again', deployedBlock: now() };
    expect(await ask('/collections', late)).toMatchObject(refused(400, 'operator.no-such-block'));
    const nowhere = { ...wanted, network: 'atlantis' };
    expect(await ask('/collections/look', nowhere)).toMatchObject(refused(404, 'not-found'));
    for (const wrong of [{ slug: 'Not A Word' }, { name: ' ' }, { hosts: ['http://x'] }, { deployedBlock: -1 }])
      expect(await ask('/collections', { ...wanted, ...wrong })).toMatchObject(refused(400, 'bad-request'));
  });
});
