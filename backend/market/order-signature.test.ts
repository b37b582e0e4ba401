import { createRequire } from 'node:module';
import * as v from 'valibot';
import {
  concat,
  encodeDeployData,
  encodeFunctionData,
  hashTypedData,
  keccak256,
  numberToHex,
  parseAbi,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
  type Hex,
  type TypedData,
} from 'viem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedOrder } from '../../src/contract/order.ts';
import type { EmbeddedAccount } from '../demo/chain/accounts.ts';
import { testAccount } from '../../tests/support/server/accounts.ts';
import { hashOrder, orderComponents, orderDigest, seaportDomain, seaportTypes } from '../seaport/seaport.ts';
import { transact } from '../demo/chain/transaction.ts';
import { ETHER, startTrade, type Trade } from '../../tests/support/server/trade.ts';
import { judgeSignature } from './order-signature.ts';

const [ada, bob] = [testAccount(10), testAccount(11)];
let trade: Trade;
let account: { address: Hex };

/** An account that says yes to exactly one digest under exactly one signature, and does what its owner says. */
const source = `
pragma solidity ^0.8.30;
contract Account {
  bytes32 digest;
  bytes32 signatureHash;
  receive() external payable {}
  function expectOnly(bytes32 d, bytes calldata s) external { digest = d; signatureHash = keccak256(s); }
  function isValidSignature(bytes32 d, bytes calldata s) external view returns (bytes4) {
    require(d == digest && keccak256(s) == signatureHash, "no");
    return 0x1626ba7e;
  }
  function execute(address to, bytes calldata data) external { (bool ok,) = to.call(data); require(ok); }
  function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) { return 0x150b7a02; }
}`;
const accountAbi = parseAbi([
  'function expectOnly(bytes32 d, bytes s)',
  'function execute(address to, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
]);

function compileAccount(): Hex {
  const solc = v.parse(v.object({ compile: v.function() }), createRequire(import.meta.url)('solc'));
  const input = {
    language: 'Solidity',
    sources: { 'a.sol': { content: source } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  };
  const output = JSON.parse(String(solc.compile(JSON.stringify(input)))) as {
    contracts: { 'a.sol': { Account: { evm: { bytecode: { object: string } } } } };
  };
  return `0x${output.contracts['a.sol'].Account.evm.bytecode.object}`;
}

beforeAll(async () => {
  trade = await startTrade();
  const { act, single, rpc } = trade.chain;
  const data = encodeDeployData({ abi: [], bytecode: compileAccount() });
  const { contractAddress } = await transact(rpc, { from: ada.address, data, gas: 3_000_000n });
  account = { address: contractAddress ?? '0x' };
  await act.mint(ada, 12);
  await act.approveAll(ada, single);
  for (const id of [1, 2]) await act.give(ada, { ...ada, address: account.address }, id);
  await tell('execute', [
    single,
    encodeFunctionData({
      abi: accountAbi,
      functionName: 'setApprovalForAll',
      args: [trade.chain.deployment.seaport, true],
    }),
  ]);
  await trade.indexer.catchUp();
}, 120_000);
afterAll(() => trade.stop());

const tell = (functionName: 'execute' | 'expectOnly', args: readonly [Hex, Hex]) =>
  transact(trade.chain.rpc, {
    from: bob.address,
    to: account.address,
    data: encodeFunctionData({ abi: accountAbi, functionName, args }),
    gas: 500_000n,
  });
const list = (id: number, maker: EmbeddedAccount = ada) =>
  trade.chain.act.sign('listing', maker, { wares: { id }, unitPrice: ETHER, restricted: true });
const digestOf = (order: SignedOrder) =>
  orderDigest(trade.chain.network.chainId, hashOrder(order.parameters), trade.chain.network.seaport);
const buy = async (id: number) => {
  await trade.chain.act.fill(await trade.best(trade.item(id), undefined, bob), bob, [1n, 1n], ETHER);
};

/** One signature for all of them, as wallets show it: a tree of orders. */
async function signTree(orders: readonly SignedOrder[]): Promise<SignedOrder[]> {
  const height = Math.log2(orders.length);
  type Tree = ReturnType<typeof orderComponents> | Tree[];
  const tree = (level: number, from: number): Tree =>
    level === 0
      ? orderComponents((orders[from] ?? expect.fail()).parameters)
      : [tree(level - 1, from), tree(level - 1, from + 2 ** (level - 1))];
  const types: TypedData = {
    ...seaportTypes,
    BulkOrder: [{ name: 'tree', type: `OrderComponents${'[2]'.repeat(height)}` }],
  };
  const digest = hashTypedData({
    domain: seaportDomain(trade.chain.network.chainId, trade.chain.network.seaport),
    types,
    primaryType: 'BulkOrder',
    message: { tree: tree(height, 0) },
  });
  const signature = await ada.signer.sign({ hash: digest });
  return orders.map((order, place) => {
    let level = orders.map((one) => hashOrder(one.parameters));
    const proof: Hex[] = [];
    for (let at = place; level.length > 1; at >>= 1) {
      proof.push(level[at ^ 1] ?? expect.fail());
      level = level.flatMap((node, i) => (i % 2 === 0 ? [keccak256(concat([node, level[i + 1] ?? '0x']))] : []));
    }
    return { ...order, signature: concat([signature, numberToHex(place, { size: 3 }), ...proof]) };
  });
}

describe('a key’s signature', () => {
  test('in its compact form is taken, and Seaport agrees', async () => {
    const order = await list(3);
    const signature = serializeCompactSignature(signatureToCompactSignature(parseSignature(order.signature)));
    await trade.submit('order', { ...order, signature });
    await buy(3);
  });

  test.each<[string, (good: Hex) => Hex]>([
    ['another recovery number', (good) => concat([slice(good, 0, 64), '0x00'])],
    ['nothing', () => '0x'],
    ['one byte more', (good) => concat([good, '0x00'])],
    ['other bytes', () => `0x${'11'.repeat(65)}`],
  ])('with %s is refused, as Seaport would [C18]', async (_, change) => {
    const order = await list(4);
    expect(await trade.raw.submit('order', { ...order, signature: change(order.signature) })).toMatchObject({
      status: 422,
      body: { status: { msgId: 'order.signature' } },
    });
  });
});

describe('a bulk signature', () => {
  test('makes every order of its tree, and each can be bought on Seaport', async () => {
    const signed = await signTree(await Promise.all([5, 6, 7, 8].map((id) => list(id))));
    for (const order of signed) await trade.submit('order', order);
    for (const id of [5, 6, 7, 8]) await buy(id);
  });

  test('with another place, proof or tree is refused', async () => {
    const [first, second] = await signTree(await Promise.all([9, 10].map((id) => list(id))));
    if (!first || !second) return expect.fail();
    const bad: Hex[] = [
      second.signature,
      concat([slice(first.signature, 0, 65), '0x000001', slice(first.signature, 68)]),
      concat([first.signature, `0x${'00'.repeat(32)}`]),
      slice(first.signature, 0, 68),
    ];
    for (const signature of bad) {
      expect(await judgeSignature(trade.chain.network, { ...first, signature })).toBe('invalid');
    }
    expect(await judgeSignature(trade.chain.network, first)).toBe('valid');
  });
});

describe('an account that is a contract', () => {
  const made = async (id: number, signature: Hex) => {
    const order = await list(id, { ...ada, address: account.address });
    return { ...order, signature };
  };

  test('says itself what it signed; its order is sold', async () => {
    const order = await made(1, '0xabcdef');
    expect((await trade.raw.submit('order', order)).status).toBe(422);
    await tell('expectOnly', [digestOf(order), order.signature]);
    await trade.submit('order', order);
    await buy(1);
  });

  test('is not its namesake on another network: who is signed in there cannot end its orders', async () => {
    const order = await made(1, '0xaaaa');
    await trade.chain.act.give(bob, { ...ada, address: account.address }, 1);
    await tell('expectOnly', [digestOf(order), order.signature]);
    await trade.submit('order', order);
    const cancel = { hash: trade.hashOf(order), chainId: null, side: 'listing' as const };
    const { chainId } = trade.chain.network;
    await expect(
      trade.orderService.withdrawOrder({ ...cancel, by: { address: account.address, chainId: chainId + 1 } }),
    ).rejects.toMatchObject({ msgId: 'order.other-network' });
    await trade.orderService.withdrawOrder({ ...cancel, by: { address: account.address, chainId } });
    // A key is the same person everywhere.
    const own = await list(11);
    await trade.submit('order', own);
    await trade.orderService.withdrawOrder({
      ...cancel,
      hash: trade.hashOf(own),
      by: { address: ada.address, chainId: chainId + 1 },
    });
  });

  test('is given the order’s own digest and the whole bulk signature', async () => {
    const order = await made(2, `0x${'77'.repeat(65 + 3 + 64)}`);
    await tell('expectOnly', [digestOf(order), order.signature]);
    await trade.submit('order', order);
    await buy(2);
  });

  test('that does not stand on its network yet is told why its signature does not count', async () => {
    const order = await list(11, { ...ada, address: `0x${'61'.repeat(20)}` });
    const signature: Hex = `0x${'00'.repeat(64)}${'6492'.repeat(16)}`;
    const answer = await trade.raw.submit('order', { ...order, signature });
    expect(answer).toMatchObject({ status: 422, body: { status: { msgId: 'order.account' } } });
  });

  test('that a key delegated to (7702): the key’s own signature counts, and so does the contract’s', async () => {
    const smart = testAccount(20);
    await trade.chain.act.give(ada, smart, 12);
    await trade.chain.act.approveAll(smart, trade.chain.single);
    await trade.chain.rpc.call('anvil_setCode', [smart.address, concat(['0xef0100', account.address])]);
    const byKey = await list(12, smart);
    expect(await judgeSignature(trade.chain.network, byKey)).toBe('valid');
    const byCode = { ...byKey, signature: '0x1234' as const };
    expect(await judgeSignature(trade.chain.network, byCode)).toBe('invalid');
    await transact(trade.chain.rpc, {
      from: bob.address,
      to: smart.address,
      data: encodeFunctionData({ abi: accountAbi, functionName: 'expectOnly', args: [digestOf(byKey), '0x1234'] }),
      gas: 500_000n,
    });
    await trade.submit('order', byCode);
    await trade.indexer.catchUp();
    await buy(12);
  });
});
