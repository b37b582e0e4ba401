import { encodeDeployData, encodeFunctionData, maxUint256, parseAbi, zeroAddress, zeroHash, type Hex } from 'viem';
import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { moveClockToNow } from '../../../backend/demo/chain/clock.ts';
import { transact, transactionRequest } from '../../../backend/demo/chain/transaction.ts';
import {
  vitrineCollectionAbi,
  vitrineCollectionBytecode,
} from '../../../backend/demo/contracts/artifacts/vitrine-collection.ts';
import { listing, signOrder } from '../../../backend/demo/world/orders.ts';
import { advancedOrder, seaportAbi } from '../../../backend/seaport/seaport.ts';
import { testAccount } from '../../support/server/accounts.ts';
import { ROYALTY_BPS, startTestChain } from '../../support/server/chain.ts';

const PEOPLE = Array.from({ length: 24 }, (_, at) => testAccount(at + 4));
const COLLECTIONS = 4;
const MINTED_AT_ONCE = 100;
/** What a block holds. A sale is two events: the fill, and the transfer in it. */
const PER_BLOCK = { transfers: 3, editions: 1, sales: 1 };
const PRICE = 10n ** 15n;
const tokenAbi = parseAbi([
  'function setApprovalForAll(address operator, bool approved)',
  'function transferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
]);

type Item = { collection: Hex; id: number; owner: number };
type Sent = { from: EmbeddedAccount; to: Hex; data: Hex; value?: bigint };

const person = (at: number) => {
  const one = PEOPLE[at % PEOPLE.length];
  if (!one) throw new Error('Nobody');
  return one;
};

/** A real chain on which items are minted, given away and sold through Seaport, block by block, always the same. */
export async function startRaceChain() {
  const chain = await startTestChain();
  await moveClockToNow(chain.rpc);
  const { rpc, creator, deployment } = chain;
  const nonces = new Map<Hex, number>();
  const items: Item[] = [];
  const events = { transfers: 0, sales: 0, approvals: 0 };
  let turn = 0;
  let salt = 0n;

  /** One block with these in it, sent by accounts that Anvil knows. */
  async function mine(sent: readonly Sent[]): Promise<void> {
    const requests: unknown[] = [];
    for (const one of sent) {
      const known = nonces.get(one.from.address);
      const nonce = known ?? Number(await rpc.call('eth_getTransactionCount', [one.from.address, 'latest']));
      nonces.set(one.from.address, nonce + 1);
      requests.push(transactionRequest({ ...one, from: one.from.address, gas: 400_000n }, nonce));
    }
    await rpc.batch(requests.map((request) => ({ method: 'eth_sendTransaction', params: [request] })));
    await rpc.call('evm_mine');
  }

  const deployed: { address: Hex; block: number }[] = [];
  for (let at = 0; at < COLLECTIONS; at += 1) {
    const data = encodeDeployData({
      abi: vitrineCollectionAbi,
      bytecode: vitrineCollectionBytecode,
      args: [
        `Race ${at}`,
        'RCE',
        {
          maxSupply: 1_000_000n,
          price: 0n,
          maxPurchase: 1_000n,
          maxPerWallet: 0n,
          provenance: '',
          baseURI: 'https://world.vitrine.invalid/race/',
          royaltyReceiver: creator.address,
          royaltyBps: BigInt(ROYALTY_BPS),
        },
      ],
    });
    const receipt = await transact(rpc, { from: creator.address, data, gas: 6_000_000n });
    if (!receipt.contractAddress) throw new Error('No contract');
    deployed.push({ address: receipt.contractAddress, block: Number(receipt.blockNumber) });
  }
  const [glass, sheets] = chain.registrations;
  if (!glass || !sheets) throw new Error('No collections');
  const registrations = [
    ...deployed.map(({ address, block }, at) => ({ ...glass, address, slug: `race-${at}`, deployedBlock: block })),
    { ...sheets, deployedBlock: deployed[0]?.block ?? 0 },
  ];

  async function mintTo(collection: Hex, at: number): Promise<void> {
    const first = items.filter((item) => item.collection === collection).length + 1;
    await transact(rpc, {
      from: creator.address,
      to: collection,
      data: encodeFunctionData({
        abi: vitrineCollectionAbi,
        functionName: 'mintBatch',
        args: [[person(at).address], [BigInt(MINTED_AT_ONCE)]],
      }),
      gas: 15_000_000n,
    });
    for (let id = first; id < first + MINTED_AT_ONCE; id += 1) items.push({ collection, id, owner: at });
    events.transfers += MINTED_AT_ONCE;
  }

  async function prepare(minted: number): Promise<void> {
    for (let at = 0; items.length < minted; at += 1)
      await mintTo(deployed[at % COLLECTIONS]?.address ?? zeroAddress, at % PEOPLE.length);
    for (const one of PEOPLE) {
      await chain.act.mintEdition(one, 1, 1_000_000n);
      events.transfers += 1;
      for (const { address } of deployed) {
        await transact(rpc, {
          from: one.address,
          to: address,
          data: encodeFunctionData({
            abi: tokenAbi,
            functionName: 'setApprovalForAll',
            args: [deployment.seaport, true],
          }),
          gas: 100_000n,
        });
        events.approvals += 1;
      }
    }
    await rpc.call('evm_setAutomine', [false]);
  }

  const nextItem = (): Item => {
    const item = items[(turn += 7) % items.length];
    if (!item) throw new Error('No items');
    return item;
  };

  function give(): Sent {
    const item = nextItem();
    const from = person(item.owner);
    item.owner = (item.owner + 1) % PEOPLE.length;
    const args = [from.address, person(item.owner).address, BigInt(item.id)] as const;
    events.transfers += 1;
    return {
      from,
      to: item.collection,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'transferFrom', args }),
    };
  }

  function giveCopies(): Sent {
    const from = person((turn += 1));
    const args = [from.address, person(turn + 5).address, 1n, 2n, '0x'] as const;
    events.transfers += 1;
    return {
      from,
      to: sheets?.address ?? zeroAddress,
      data: encodeFunctionData({ abi: tokenAbi, functionName: 'safeTransferFrom', args }),
    };
  }

  async function sell(): Promise<Sent> {
    const item = nextItem();
    const maker = person(item.owner);
    item.owner = (item.owner + 3) % PEOPLE.length;
    const order = await signOrder(
      deployment,
      maker,
      listing({
        maker,
        wares: {
          token: item.collection,
          kind: 'single',
          id: item.id,
          units: 1,
          royaltyBps: ROYALTY_BPS,
          royaltyRecipient: creator.address,
        },
        unitPrice: PRICE,
        currency: zeroAddress,
        startTime: 0,
        endTime: Number(maxUint256 >> 210n),
        salt: (salt += 1n),
        zone: null,
      }),
    );
    events.transfers += 1;
    events.sales += 1;
    return {
      from: person(item.owner),
      to: deployment.seaport,
      data: encodeFunctionData({
        abi: seaportAbi,
        functionName: 'fulfillAdvancedOrder',
        args: [
          advancedOrder({
            parameters: order.parameters,
            signature: order.signature,
            numerator: 1n,
            denominator: 1n,
            extraData: '0x',
          }),
          [],
          zeroHash,
          zeroAddress,
        ],
      }),
      value: PRICE,
    };
  }

  /** The next block. */
  async function block(): Promise<void> {
    const sent: Sent[] = [];
    for (let at = 0; at < PER_BLOCK.transfers; at += 1) sent.push(give());
    for (let at = 0; at < PER_BLOCK.editions; at += 1) sent.push(giveCopies());
    for (let at = 0; at < PER_BLOCK.sales; at += 1) sent.push(await sell());
    await mine(sent);
  }

  return {
    chain,
    registrations,
    prepare,
    block,
    /** What has happened, in events that both contenders store. */
    events: () => ({ ...events }),
    head: async () => Number(await rpc.call('eth_blockNumber')),
    /** Who has which item: `collection/id` to address. */
    owners: () =>
      new Map(items.map(({ collection, id, owner }) => [`${collection}/${id}`, person(owner).address.toLowerCase()])),
  };
}

export type RaceChain = Awaited<ReturnType<typeof startRaceChain>>;
