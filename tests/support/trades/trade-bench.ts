import { decodeFunctionResult, encodeFunctionData, keccak256, parseAbi } from 'viem';
import type { EmbeddedAccount } from '../../../backend/demo/chain/accounts.ts';
import { testAccount } from '../server/accounts.ts';
import { transact } from '../../../backend/demo/chain/transaction.ts';
import type { TestChain } from '../server/chain.ts';
import { readReceipt } from '../../../src/device/chain-reads.ts';
import type { Commission, Order, OrderParameters, RouterSettings } from '../../../src/contract/order.ts';
import { formatUnits } from '../../../src/domain/money.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../../../src/domain/order.ts';
import { buildListing, buildOffer, type OfferTarget, type OrderTerms } from '../../../src/domain/order-building.ts';
import { pinOf } from '../../../src/domain/pins.ts';
import { hashOrder, orderDigest } from '../../../src/domain/seaport.ts';
import { reduce } from '../../../src/domain/transaction/machine.ts';
import type { Call, TransactionPorts } from '../../../src/domain/transaction/ports.ts';
import type { LegReceipt, TransactionRecord, TransactionType } from '../../../src/domain/transaction/record.ts';
import { describeTransaction, executorFor, type RequestOf } from '../../../src/domain/transaction/registry.ts';
import { makeRecord } from './records.ts';

type Hex = `0x${string}`;

const readAbi = parseAbi([
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
]);
const statusAbi = parseAbi(['function getOrderStatus(bytes32 hash) view returns (bool, bool, uint256, uint256)']);
const saleAbi = parseAbi(['function setSaleIsActive(bool active)']);
const copiesAbi = parseAbi(['function balanceOf(address owner, uint256 id) view returns (uint256)']);

const UUID = '5b0e1f3a-9c1d-4b6e-8f0a-0123456789ab';

/**
 * Runs the kinds of transaction on a real chain with real Seaport. Only the marketplace is an
 * in-memory list: these tests are about what the device builds, checks and sends.
 */
export function createTradeBench(chain: TestChain) {
  const { rpc, network } = chain;
  const market = new Map<string, Order>();
  const marketplace: Commission = {
    marketplaceBps: 100,
    marketplaceRecipient: `0x${'fe'.repeat(20)}`,
    royaltyBps: 500,
    royaltyRecipient: chain.creator.address,
  };
  const routerSettings: RouterSettings = [
    {
      chainId: network.chainId,
      network: network.slug,
      protocolAddress: SEAPORT_ADDRESS,
      spender: SEAPORT_ADDRESS,
      conduitKey: `0x${'0'.repeat(64)}`,
      zone: ZERO_ADDRESS,
      wrappedNative: network.wrapped,
      currencies: network.tokens,
    },
  ];
  const pin = pinOf({ ...network, rpcUrls: network.publicRpcUrls }, routerSettings[0]!);
  let count = 0;

  const call: TransactionPorts['chain']['call'] = async ({ from, to, value, data }) => {
    const request = { ...(from === undefined ? {} : { from }), to, value: `0x${value.toString(16)}`, data };
    return (await rpc.call('eth_call', [request, 'latest'])) as Hex;
  };

  function portsFor(box: { record: TransactionRecord }, asked: Call[]): TransactionPorts {
    return {
      chain: {
        call,
        nativeBalance: async (_, owner) => BigInt((await rpc.call('eth_getBalance', [owner, 'latest'])) as string),
        code: async (_, address) => (await rpc.call('eth_getCode', [address, 'latest'])) as Hex,
      },
      pinned: async () => pin,
      wallet: { switchChain: async () => {} },
      marketplace: {
        bestOrder: async (uuid) => market.get(uuid) ?? null,
        bestOrders: async (uuids) =>
          uuids.flatMap((uuid) => {
            const order = market.get(uuid);
            return order === undefined ? [] : [{ uuid, order }];
          }),
        cancelOrder: () => Promise.reject(new Error('There is no server here')),
        routerSettings: async () => routerSettings,
      },
      async ask(kind, wanted) {
        asked.push(wanted);
        const { chainId, ...sent } = wanted;
        const leg = { kind, chainId, ...sent, value: sent.value.toString(), nonceFloor: 0, blockAtAsk: 0 };
        box.record = reduce(box.record, { type: 'asked', attempt: box.record.attempt, leg });
        const { hash, receipt } = await send(sent);
        box.record = reduce(box.record, { type: 'returned', attempt: box.record.attempt, hash });
        box.record = reduce(box.record, { type: 'mined', receipt });
        return box.record;
      },
      answered: async () => {
        box.record = reduce(box.record, { type: 'answered', attempt: box.record.attempt });
      },
      untilMined: async () => box.record,
      alert: () => {},
    };
  }

  async function send({ from, to, data, value }: Omit<Call, 'chainId'>): Promise<{ hash: Hex; receipt: LegReceipt }> {
    const hash = (await rpc.call('eth_sendTransaction', [
      // Without a fee cap anvil takes exactly the base fee, which the balance checks subtract.
      { from, to, data, value: `0x${value.toString(16)}`, gas: '0x2dc6c0' },
    ])) as Hex;
    for (;;) {
      const receipt = readReceipt({ ok: true, value: await rpc.call('eth_getTransactionReceipt', [hash]) });
      if (receipt !== null) return { hash, receipt };
    }
  }

  /** Runs an action of this type to its end and answers the record and the calls a wallet was asked for. */
  async function run<Type extends TransactionType>(type: Type, user: EmbeddedAccount, request: RequestOf<Type>) {
    const { fields, args, version } = describeTransaction(type, request);
    count += 1;
    const box = {
      record: makeRecord({
        ...fields,
        id: `record-${count}`,
        type,
        status: 'approve',
        userKey: user.address,
        chainId: network.chainId,
        executor: { kind: type, version, args },
      }),
    };
    const asked: Call[] = [];
    await executorFor(box.record).run(box.record, portsFor(box, asked));
    return { record: box.record, asked };
  }

  async function terms(maker: EmbeddedAccount, change: Partial<OrderTerms>): Promise<OrderTerms> {
    const block = (await rpc.call('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex };
    count += 1;
    return {
      maker: maker.address,
      collectionAddress: chain.single,
      itemType: 2,
      units: 1n,
      unitValue: 1000n,
      currency: ZERO_ADDRESS,
      startTime: Number(block.timestamp) - 10,
      endTime: Number(block.timestamp) + 86_400,
      commission: marketplace,
      zone: ZERO_ADDRESS,
      counter: await counterOf(maker),
      salt: BigInt(count),
      ...change,
    };
  }

  const counterOf = async (maker: EmbeddedAccount) =>
    decodeFunctionResult({
      abi: parseAbi(['function getCounter(address) view returns (uint256)']),
      data: await call({
        chainId: network.chainId,
        to: SEAPORT_ADDRESS,
        value: 0n,
        data: encodeFunctionData({
          abi: parseAbi(['function getCounter(address) view returns (uint256)']),
          args: [maker.address],
        }),
      }),
    });

  /** An order as the server answers it, signed by its maker. */
  async function publish(
    maker: EmbeddedAccount,
    side: 'listing' | 'offer',
    parameters: OrderParameters,
    change: { unitValue: bigint; units: bigint; identifier: string | null; itemType: 2 | 3; signature?: Hex },
  ): Promise<Order> {
    const tokenAddress = (side === 'offer' ? parameters.offer[0] : parameters.consideration[0])?.token ?? ZERO_ADDRESS;
    const token = network.tokens.find((one) => one.address === tokenAddress)!;
    count += 1;
    const order: Order = {
      uuid: `${UUID.slice(0, -6)}${count.toString(16).padStart(6, '0')}`,
      hash: hashOrder(parameters),
      side,
      network: network.slug,
      chainId: network.chainId,
      protocolAddress: SEAPORT_ADDRESS,
      maker: maker.address,
      price: {
        amount: formatUnits(change.unitValue, token.decimals),
        value: change.unitValue.toString(),
        amountUsd: '1',
        logo: '',
        token,
      },
      maxAmount: change.units.toString(),
      tokensRemaining: change.units.toString(),
      startTime: Number(parameters.startTime),
      endTime: Number(parameters.endTime),
      nft: {
        uuid: change.identifier === null ? null : UUID,
        name: `Glass #${change.identifier ?? ''}`,
        collectionUuid: UUID,
        collectionSlug: 'glass',
        collectionName: 'Glass',
        collectionAddress: (side === 'listing' ? parameters.offer : parameters.consideration)[0]!.token,
        identifier: change.identifier,
        image: '',
        itemType: change.itemType,
      },
      parameters,
      signature: change.signature ?? (await maker.signer.sign({ hash: orderDigest(parameters, network.chainId) })),
      state: 'active',
      reason: null,
      extraData: '0x',
      permissionEnds: null,
      criteria: null,
      criteriaProof: [],
    };
    market.set(order.uuid, order);
    return order;
  }

  const withdrawn = new Set<string>();

  /** The marketplace's answers to an app, by path: the calls that a trade makes. */
  function answer(path: string, url: URL, body: unknown): unknown {
    switch (path) {
      case '/marketplace/v2/order/best':
        return market.get((body as { uuid: string }).uuid) ?? null;
      case '/marketplace/v2/orders/best':
        return (body as { uuids: string[] }).uuids.flatMap((uuid) => {
          const order = market.get(uuid);
          return order === undefined ? [] : [{ uuid, order }];
        });
      case '/marketplace/v1/contract/router/settings':
        return routerSettings;
      case '/marketplace/v1/order/cancel':
      case '/marketplace/v1/offer/cancel': {
        const hash = url.searchParams.get('hash') ?? '';
        withdrawn.add(hash);
        return { hash, permissionEnds: null };
      }
      default:
        throw new Error(`No such call: ${path}`);
    }
  }

  return {
    run,
    terms,
    answer,
    /** Hashes of the orders that the server cancelled. */
    withdrawn,
    async isCancelled(order: Order): Promise<boolean> {
      const data = encodeFunctionData({ abi: statusAbi, args: [order.hash] });
      const answered = await call({ chainId: network.chainId, to: SEAPORT_ADDRESS, value: 0n, data });
      return decodeFunctionResult({ abi: statusAbi, data: answered })[1];
    },
    /** Of a contract's code. */
    codeHash: async (address: Hex): Promise<Hex> =>
      keccak256((await rpc.call('eth_getCode', [address, 'latest'])) as Hex),
    async openSale(): Promise<void> {
      const data = encodeFunctionData({ abi: saleAbi, args: [true] });
      await transact(rpc, { from: chain.creator.address, to: chain.single, data, gas: 200_000n });
    },
    publish,
    market,
    commission: marketplace,
    async list(maker: EmbeddedAccount, identifier: string, change: Partial<OrderTerms> = {}): Promise<Order> {
      const full = await terms(maker, change);
      return publish(maker, 'listing', buildListing(full, identifier), { ...full, identifier });
    },
    async bid(maker: EmbeddedAccount, target: OfferTarget, change: Partial<OrderTerms> = {}): Promise<Order> {
      const full = await terms(maker, { currency: network.wrapped.address, ...change });
      const identifier = 'identifier' in target ? target.identifier : null;
      return publish(maker, 'offer', buildOffer(full, target), { ...full, identifier });
    },
    async balance(token: Hex, owner: Hex): Promise<bigint> {
      if (token === ZERO_ADDRESS) return BigInt((await rpc.call('eth_getBalance', [owner, 'latest'])) as string);
      const data = encodeFunctionData({ abi: readAbi, functionName: 'balanceOf', args: [owner] });
      return BigInt(await call({ chainId: network.chainId, to: token, value: 0n, data }));
    },
    async owner(identifier: string): Promise<string> {
      const data = encodeFunctionData({ abi: readAbi, functionName: 'ownerOf', args: [BigInt(identifier)] });
      const answer = await call({ chainId: network.chainId, to: chain.single, value: 0n, data });
      return decodeFunctionResult({ abi: readAbi, functionName: 'ownerOf', data: answer }).toLowerCase();
    },
    async copies(identifier: string, owner: Hex): Promise<bigint> {
      const data = encodeFunctionData({ abi: copiesAbi, args: [owner, BigInt(identifier)] });
      return BigInt(await call({ chainId: network.chainId, to: chain.edition, value: 0n, data }));
    },
    /** Any call of an account, as its own wallet would send it. */
    act: (from: EmbeddedAccount, to: Hex, data: Hex, value = 0n) =>
      transact(rpc, { from: from.address, to, data, value, gas: 1_500_000n }),
    call,
    counterOf,
    person: testAccount,
  };
}

export type TradeBench = ReturnType<typeof createTradeBench>;
