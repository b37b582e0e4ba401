import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONNECTION_LIMITS, listen } from '../../backend/launch/listen.ts';
import { LIMITS } from '../../backend/http/limits.ts';
import { testApp } from '../support/server/app.ts';
import { testAccount } from '../support/server/accounts.ts';
import { ETHER, startTrade, type Trade } from '../support/server/trade.ts';
import { floods, intrusions, limitFloods } from './attacks.ts';
import type { Target } from './people.ts';
import { isWhole, table, type Row } from './result.ts';

/* The attack run with small numbers, on the server in this process with a real chain behind it. */

const ada = testAccount(10);
const LISTED = 5;

let trade: Trade;
let target: Target;
const ends: (() => Promise<unknown>)[] = [];

/** The whole server on a port of its own. */
async function open(scale: number): Promise<string> {
  const { app } = await testApp(
    trade.database,
    {
      fund: async (_, address) => {
        await trade.chain.rpc.call('anvil_setBalance', [address, `0x${(100n * ETHER).toString(16)}`]);
      },
      edge: { publicOrigin: undefined, host: '127.0.0.1', trustProxy: null, scale },
    },
    [trade.chain.network, trade.chain.otherNetwork],
  );
  const limits = { ...CONNECTION_LIMITS, requestMs: 1_500, headersMs: 1_000 };
  const server = await listen({
    port: 0,
    host: '127.0.0.1',
    fetch: (request, env) => app.fetch(request, env),
    https: false,
    behindProxy: false,
    limits,
  });
  ends.push(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}

beforeAll(async () => {
  trade = await startTrade();
  const { act, single } = trade.chain;
  await act.mint(ada, LISTED);
  await act.approveAll(ada, single);
  await trade.indexer.catchUp();
  for (let id = 1; id <= LISTED; id += 1) {
    await trade.submit('order', await act.sign('listing', ada, { wares: { id }, unitPrice: ETHER, restricted: true }));
  }
  target = {
    origin: await open(1),
    chainId: trade.chain.network.chainId,
    isShort: true,
    slowMs: 1_500,
    passTime: (seconds) => trade.passTime(seconds),
  };
  // As the product does: what is on the chain comes to the store by itself.
  const reading = { goesOn: true };
  const read = (async () => {
    while (reading.goesOn) {
      await trade.indexer.catchUp();
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  })();
  ends.unshift(() => {
    reading.goesOn = false;
    return read;
  });
}, 120_000);
afterAll(async () => {
  for (const end of ends) await end();
  await trade.stop();
});

const expectHeld = (rows: readonly Row[]) => expect(isWhole(rows), table(rows)).toBe(true);

test('nobody gets what is another’s: tokens, sessions, permissions, paths, methods of the chain', async () => {
  expectHeld(await intrusions(target));
});

test('searches, connections, heavy calls, offers and slow bodies are bounded; a cancel holds', async () => {
  expectHeld(await floods(target));
});

test('every limit refuses what is too much, says when to come back, and counts no made-up address', async () => {
  const scale = 3 / LIMITS.writes.client;
  expectHeld(await limitFloods({ ...target, origin: await open(scale) }, scale));
});
