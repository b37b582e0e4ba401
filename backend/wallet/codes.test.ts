import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  codeFor,
  createBrowser,
  logIn,
  openLogin,
  somebody,
  startWallet,
  type Wallet,
} from '../../tests/support/server/wallet.ts';
import { forgetCounts, openTestDatabase } from '../../tests/support/server/test-database.ts';
import type { Database } from '../db/database.ts';
import { createLimitState } from '../http/limit-state.ts';
import { HOURLY } from '../http/limits.ts';
import { wallSeconds } from '../stores/context.ts';
import { pruneOneTimeCodes } from '../stores/one-time-codes.ts';
import { CODE_LIMITS, createCodes } from './codes.ts';

let database: Database;
let wallet: Wallet;
beforeAll(async () => {
  database = await openTestDatabase();
  wallet = await startWallet(database);
});
beforeEach(() => forgetCounts(database));
afterAll(async () => {
  await wallet.close();
  await database.close();
});
const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
/** What a person reads, without what differs from login to login. */
const read = async (response: Response, ...differing: string[]) => {
  let text = await response.text();
  for (const part of differing) text = text.replaceAll(part, '…');
  return text;
};

describe('a one-time code', () => {
  test('opens the wallet once', async () => {
    const { browser, ask, guess } = await openLogin(wallet);
    const email = somebody();
    await ask(email);
    const code = codeFor(wallet, email);
    const done = await guess(email, code);
    const { response } = await browser.follow(done.headers.get('location') ?? '');
    expect(await response.text()).toContain(email);
    const again = await openLogin(wallet);
    await again.ask(somebody());
    expect((await again.guess(email, code)).status).toBe(400);
  });

  test('is not found by guessing: after five tries the right one counts no more', async () => {
    const { ask, guess } = await openLogin(wallet);
    const email = somebody();
    await ask(email);
    const code = codeFor(wallet, email);
    for (let left = CODE_LIMITS.tries - 1; left >= 0; left -= 1) {
      const text = await (await guess(email, wrong(code, left + 1))).text();
      expect(text).toContain(
        left === 0 ? 'Codes stop working' : `${left === 1 ? 'One try is' : `${left} tries are`} left`,
      );
      // Where no code helps any more, a new one is all that is asked for.
      expect(text.includes('one-time-code')).toBe(left > 0);
    }
    expect((await guess(email, code)).status).toBe(400);
    await ask(email);
    expect(codeFor(wallet, email)).not.toBe(code);
    expect((await guess(email, codeFor(wallet, email))).status).toBe(303);
  });

  test('counts for ten minutes, then is forgotten', async () => {
    const { ask, guess } = await openLogin(wallet);
    const email = somebody();
    await ask(email);
    const code = codeFor(wallet, email);
    const [row] = await database.query<{ left: number }>(
      'select expires_at - $1::bigint as left from one_time_codes where recipient = $2',
      [wallSeconds(), email],
    );
    expect([599, 600]).toContain(Number(row?.left));
    await database.query('update one_time_codes set expires_at = $1 where recipient = $2', [wallSeconds(), email]);
    expect((await guess(email, code)).status).toBe(400);
    expect(await pruneOneTimeCodes(database, wallSeconds())).toBeGreaterThan(0);
  });

  test('is for its own login and address: neither another window’s nor another person’s takes it', async () => {
    const [mine, other] = [await openLogin(wallet), await openLogin(wallet)];
    const email = somebody();
    await mine.ask(email);
    const code = codeFor(wallet, email);
    expect((await other.guess(email, code)).status).toBe(400);
    expect((await mine.guess(somebody(), code)).status).toBe(400);
    const nobody = await createBrowser(wallet.origin).send(`/login/${mine.uid}/code`, { email, code });
    expect([nobody.status, nobody.headers.get('location')]).toEqual([303, `/login/${mine.uid}`]);
    expect((await mine.guess(email, code)).status).toBe(303);
  });

  test('is asked for with the same answer for an address that is known, new or had too many; unsent ones fit nothing', async () => {
    const scaled = await startWallet(database, { limitState: createLimitState(database, 1) });
    const [known, fresh] = [somebody(), somebody()];
    await logIn(scaled, createBrowser(scaled.origin), '/start', known);
    const answers: string[] = [];
    for (const email of [fresh, known]) {
      const { uid, ask } = await openLogin(scaled);
      answers.push(await read(await ask(email), email, uid));
    }
    const flooded = await openLogin(scaled);
    for (let time = 1; time < HOURLY.codes; time += 1) await flooded.ask(known);
    const sent = scaled.outbox.list().length;
    answers.push(await read(await flooded.ask(known), known, flooded.uid));
    expect(new Set(answers).size).toBe(1);
    expect(scaled.outbox.list()).toHaveLength(sent);
    // The newest that was sent is of an earlier question.
    expect((await flooded.guess(known, codeFor(scaled, known))).status).toBe(400);
    await scaled.close();
  });

  test('that was not sent is found by nobody, even by who knows which one it would have been', async () => {
    const sent: string[] = [];
    let maySend = true;
    const codes = createCodes({
      database,
      limits: { hasThisHour: () => Promise.resolve(maySend) },
      key: 'a key',
      random: () => 271_828,
      send: async (_, { recipient }) => void sent.push(recipient),
    });
    const email = somebody();
    await codes.ask('a login', email, 'en');
    expect(await codes.guess('a login', '271828')).toEqual({ recipient: email });
    maySend = false;
    await codes.ask('a login', email, 'en');
    expect(await codes.guess('a login', '271828')).toEqual({ left: CODE_LIMITS.tries - 1 });
    expect(sent).toEqual([email]);
  });

  test('is asked for so often by one network, then nobody there gets one for a minute', async () => {
    const scaled = await startWallet(database, { limitState: createLimitState(database, 1) });
    const { ask } = await openLogin(scaled);
    const statuses: number[] = [];
    for (let time = 0; time < 13; time += 1) statuses.push((await ask(somebody())).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429]);
    expect(await (await ask(somebody())).text()).toMatch(
      /<h1>.*\s*<p>Too many requests from your network\. Try again in/,
    );
    expect(scaled.securityEvents).toContainEqual(expect.objectContaining({ event: 'limit.hit' }));
    await scaled.close();
  });
});
