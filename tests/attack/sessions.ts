import { createHash } from 'node:crypto';
import { tokensSchema } from '../../src/contract/auth.ts';
import { many, type Ask } from './client.ts';
import { bearing, dataOf, newAccount, newCaller, signIn, type Target } from './people.ts';
import { tally } from './result.ts';

const refresh = (ask: Ask, refreshToken: string) => ask('/marketplace/v1/refresh', { body: { refreshToken } });
const authCheck = async (ask: Ask, access: string) =>
  (await ask('/marketplace/v1/auth-check', { headers: bearing(access) })).status;

/** Tokens used after their session was signed out, and spent ones. */
export async function endedSessions(t: Target) {
  const attack = tally('tokens of ended sessions, spent and parallel refreshes');
  const ask = newCaller(t);
  for (let round = 0; round < (t.isShort ? 2 : 5); round += 1) {
    const out = await signIn(t, ask, newAccount());
    const tokenHash = createHash('sha256').update(out.refresh).digest('hex');
    const { status } = await ask('/marketplace/v1/logout', { body: { tokenHash } });
    attack.check(status === 200, () => `a sign-out was answered ${status}`);
    for (const found of [await authCheck(ask, out.access), (await refresh(ask, out.refresh)).status])
      attack.check(found === 401, () => `a token of an ended session was answered ${found}`);

    const first = await signIn(t, ask, newAccount());
    // Two tabs at once are one person: they get one successor.
    const pair = await many(4, 4, () => refresh(ask, first.refresh));
    const seconds = new Set(pair.map((answer) => dataOf(answer, tokensSchema).refresh));
    attack.check(seconds.size === 1, () => `parallel refreshes gave ${seconds.size} successors`);
    const second = [...seconds][0] ?? '';
    const third = dataOf(await refresh(ask, second), tokensSchema);
    const reused = (await refresh(ask, first.refresh)).status;
    attack.check(reused === 401, () => `a spent refresh token was answered ${reused}`);
    // Who has it stole it, or was stolen from: the session is over for both.
    for (const found of [(await refresh(ask, third.refresh)).status, await authCheck(ask, third.access)])
      attack.check(found === 401, () => `a session whose spent token came back was answered ${found}`);
  }
  for (const guess of ['', 'x', 'A'.repeat(43), "' or 1=1 --", '\u0000'.repeat(8)]) {
    const { status } = await refresh(ask, guess);
    attack.check(status === 401 || status === 400, () => `a made-up refresh token was answered ${status}`);
  }
  return attack.row;
}
