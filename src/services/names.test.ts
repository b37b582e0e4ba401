import { beforeEach, expect, test } from 'vitest';
import { looksLikeName, nameOf } from './names.ts';
import { startRuntime } from './runtime.ts';

const account = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const;
const OK = { code: 200, message: 'OK', msgId: 'ok' };
let asked: string[][];
let fails: boolean;

function start(names: boolean): void {
  startRuntime({
    config: {
      marketplaceUrl: '/marketplace',
      dataUrl: '/data',
      imageUrl: '/_ipx',
      networks: [],
      redirects: [],
      embedded: true,
      names,
      wallets: { smartWallet: null, ownWallet: null },
    },
    isServer: true,
    // The server, mocked: the first account alone has a name.
    fetch: async (_url, init) => {
      const { addresses } = JSON.parse(init?.body as string) as { addresses: string[] };
      asked.push(addresses);
      if (fails) throw new TypeError('no network');
      const data = addresses.filter((one) => one === account(1)).map((address) => ({ address, name: 'alice.eth' }));
      return Response.json({ data, status: OK });
    },
  });
}

beforeEach(() => {
  asked = [];
  fails = false;
  start(true);
});

test('accounts that are drawn together are asked for in calls of twenty, each once', async () => {
  const wanted = [...Array.from({ length: 25 }, (_, n) => account(n + 1)), account(1)];
  const names = await Promise.all(wanted.map(nameOf));
  expect(names).toEqual(['alice.eth', ...Array.from({ length: 24 }, () => null), 'alice.eth']);
  expect(asked.map((call) => call.length)).toEqual([20, 5]);
});

test('a failed call fails for everybody who waits for it, and the next one asks again', async () => {
  fails = true;
  const [one, two] = await Promise.allSettled([nameOf(account(1)), nameOf(account(2))]);
  expect([one?.status, two?.status]).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await nameOf(account(1))).toBe('alice.eth');
});

test('a name is typed only where names are known', () => {
  expect(['alice.eth', 'a.b.eth', 'alice', '.eth', 'al ice.eth'].map(looksLikeName)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  start(false);
  expect(looksLikeName('alice.eth')).toBe(false);
});
