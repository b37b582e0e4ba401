import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestChain, type TestChain } from '../support/server/chain.ts';
import { renamed, vitrineWrappedCode } from '../support/trades/wrapped.ts';
import type { NetworkPin } from '../../src/domain/pins.ts';
import { pinOf } from '../../src/domain/pins.ts';
import { checkWrapping, NotWrappedError, WRAPPED_ETHER_CODE } from '../../src/domain/wrapping.ts';
import { createTradeBench, type TradeBench } from '../support/trades/trade-bench.ts';
import { startRuntime } from '../../src/services/runtime.ts';
import { canSimulate, chainPort, simulateAll } from '../../src/services/chain.ts';

/* What the device makes sure of before money is wrapped, on a real chain. */

type Hex = `0x${string}`;
const FOREIGN: Hex = `0x${'7e'.repeat(20)}`;
const WITHDRAW = '2e1a7d4d';
const TOTAL_SUPPLY = '18160ddd';
const NOBODY = '2e1a7d4e';

let chain: TestChain;
let bench: TradeBench;
let pin: NetworkPin;

beforeAll(async () => {
  chain = await startTestChain();
  bench = createTradeBench(chain);
  const { network } = chain;
  const rpcUrls = [network.proxiedRpcUrl ?? ''];
  const shown = { ...network, rpcUrls };
  startRuntime({
    config: {
      marketplaceUrl: '',
      dataUrl: '',
      imageUrl: '',
      networks: [shown],
      redirects: [],
      embedded: true,
      wallets: { smartWallet: null, ownWallet: null },
    },
    fetch: (input, init) => fetch(input, init),
    isServer: false,
  });
  pin = pinOf(shown, {
    chainId: network.chainId,
    network: network.slug,
    protocolAddress: network.seaport,
    spender: network.conduit,
    conduitKey: network.conduitKey,
    zone: `0x${'0'.repeat(40)}`,
    wrappedNative: network.wrapped,
    currencies: network.tokens,
  });
});
afterAll(() => chain.stop());

const ports = (simulates = true) => ({
  chain: chainPort,
  trace: async (...calls: Parameters<typeof simulateAll>) =>
    simulates && (await canSimulate(pin.chainId)) ? simulateAll(...calls) : null,
});
const check = (change: Partial<NetworkPin> = {}, simulates = true) =>
  checkWrapping({ ...pin, ...change }, bench.person(11).address, 500n, ports(simulates));

/** A contract on the chain that a server may name for the wrapped currency. */
async function foreign(code: Hex): Promise<Partial<NetworkPin>> {
  await chain.rpc.call('anvil_setCode', [FOREIGN, code]);
  // What it would pay out, it has.
  await chain.rpc.call('anvil_setBalance', [FOREIGN, '0xffffffffffff']);
  // "WETH", as short strings are stored.
  const symbol = `0x${Buffer.from('WETH').toString('hex').padEnd(62, '0')}08`;
  await chain.rpc.call('anvil_setStorageAt', [FOREIGN, `0x${'4'.padStart(64, '0')}`, symbol]);
  return { wrapped: { address: FOREIGN, symbol: 'WETH', decimals: 18 } };
}

test('the code that the build knows is what the embedded networks bring', async () => {
  expect(await bench.codeHash(chain.network.wrapped.address)).toBe(WRAPPED_ETHER_CODE);
});

describe('money may be wrapped', () => {
  test('by a contract whose code the build knows, on a node that simulates nothing', async () => {
    await expect(check({}, false)).resolves.toBeUndefined();
  });
  test('by another that gives it back, as its simulation shows', async () => {
    const other = await foreign(`${vitrineWrappedCode()}00`);
    await expect(check(other)).resolves.toBeUndefined();
  });
});

describe('no money goes to a contract', () => {
  test('that knows no withdrawal', async () => {
    const other = await foreign(renamed([WITHDRAW, NOBODY]));
    await expect(check(other)).rejects.toBeInstanceOf(NotWrappedError);
  });
  test('whose withdrawal pays nothing, though it goes through', async () => {
    const code = renamed([WITHDRAW, NOBODY], [TOTAL_SUPPLY, WITHDRAW]);
    const refusal = await check(await foreign(code)).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotWrappedError);
    // Nothing reverts, the money only does not come back.
    expect((refusal as NotWrappedError).cause).toBeUndefined();
  });
  test('of unknown code, where the node can show nothing', async () => {
    const other = await foreign(`${vitrineWrappedCode()}00`);
    await expect(check(other, false)).rejects.toBeInstanceOf(NotWrappedError);
  });
  test('that is none, or is named by another symbol or with other decimals than its own', async () => {
    await chain.rpc.call('anvil_setCode', [FOREIGN, '0x']);
    const token = { address: FOREIGN, symbol: 'WETH', decimals: 18 };
    await expect(check({ wrapped: token })).rejects.toBeInstanceOf(NotWrappedError);
    await foreign(vitrineWrappedCode());
    await expect(check({ wrapped: token })).resolves.toBeUndefined();
    await expect(check({ wrapped: { ...token, symbol: 'ETH2' } })).rejects.toThrow('currency');
    await expect(check({ wrapped: { ...token, decimals: 17 } })).rejects.toThrow('currency');
  });
});
