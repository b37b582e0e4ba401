import { LIMITS, type LimitName } from '../../backend/http/limits.ts';
import { many, pause, type Answer, type Sent } from './client.ts';
import { newCaller, type Target } from './people.ts';
import { carriedOut, tally } from './result.ts';

const WINDOW_SECONDS = 60;
const NIL = '00000000-0000-4000-8000-000000000000';

/** What a flood of each kind sends: cheap for the sender, and never the same twice where that could help. */
const floods: Partial<Record<LimitName, (index: number, chainId: number) => [path: string, sent?: Sent]>> = {
  // Mostly what costs nothing, so that one sender comes to the limit within its minute.
  reads: (index) => [
    index % 20 === 0 ? `/marketplace/v1/orders/list?size=1&page=${(index % 50) + 1}` : '/data/no-such-call',
  ],
  writes: () => ['/marketplace/v1/order/cancel?hash=0x1&chain=1', { method: 'POST' }],
  signIn: () => ['/marketplace/v1/login', { body: { address: `0x${'1'.repeat(40)}` } }],
  refresh: (index) => ['/marketplace/v1/refresh', { body: { refreshToken: `made-up-${index}` } }],
  metadata: () => [`/data/nft/${NIL}/refresh`, { method: 'POST' }],
  faucet: () => ['/demo/faucet', { body: { chainId: 1, address: `0x${'1'.repeat(40)}` } }],
  rpc: (_, chainId) => [`/rpc/${chainId}`, { body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] } }],
  reports: () => ['/reports/csp', { body: {} }],
};

/** One call too many says when to come back, in the standard headers. */
const isHonest = ({ headers }: Answer): boolean => {
  const seconds = Number(headers['retry-after']);
  return (
    seconds > 0 &&
    seconds <= WINDOW_SECONDS &&
    headers['ratelimit-remaining'] === '0' &&
    Number(headers['ratelimit-limit']) > 0 &&
    Number(headers['ratelimit-reset']) > 0
  );
};

/** As many calls of one kind as are permitted a minute, and more, from one address; then with made-up ones. */
async function flood(t: Target, name: LimitName, scale: number) {
  const make = floods[name];
  const attack = tally(`a flood of ${name}`);
  if (!make) return attack.row;
  const ask = newCaller(t);
  const limit = Math.max(1, Math.round(LIMITS[name].client * scale));
  const began = performance.now();
  // A machine that is too busy to send so much in its minute has flooded nobody.
  const isOver = () => performance.now() - began > WINDOW_SECONDS * 1_000;
  const answers = (
    await many(limit + (t.isShort ? 5 : 40), 32, async (index) => (isOver() ? null : ask(...make(index, t.chainId))))
  ).filter((answer) => answer !== null);
  const minutes = Math.ceil((performance.now() - began) / 1_000 / WINDOW_SECONDS);
  const passed = answers.filter(({ status }) => status !== 429).length;
  for (const answer of answers) {
    const { status } = answer;
    if (status === 429) attack.check(isHonest(answer), () => 'a refusal does not say when to come back');
    else attack.check(passed <= limit * minutes && status > 0 && status < 500, () => `${passed} passed (${status})`);
  }
  const refused = answers.findLast(({ status }) => status === 429);
  if (!refused && minutes === 1) attack.check(false, () => 'nothing was refused');
  // What is counted anew meanwhile says nothing.
  const spoofs = refused && minutes === 1 ? (t.isShort ? 3 : 20) : 0;
  for (let index = 0; index < spoofs; index += 1) {
    const [path, sent] = make(index, t.chainId);
    const made = {
      'x-forwarded-for': `203.0.113.${index}`,
      forwarded: `for=203.0.113.${index}`,
      'x-real-ip': '1.1.1.1',
    };
    const { status } = await ask(path, { ...sent, headers: { ...sent?.headers, ...made } });
    attack.check(status === 429, () => `a made-up address was counted as another (${status})`);
  }
  const [path, sent] = make(0, t.chainId);
  const { status } = await newCaller(t)(path, sent);
  attack.check(status !== 429, () => 'somebody else is held up');
  if (!t.isShort && refused) {
    await pause((Number(refused.headers['retry-after']) + 1) * 1_000);
    const after = await ask(path, sent);
    attack.check(after.status !== 429, () => 'the wait that was told was too short');
  }
  attack.note(`${limit} a minute, ${((1_000 * answers.length) / (performance.now() - began)).toFixed(0)}/s`);
  if (!refused) attack.note('its minute was over before the limit was reached');
  return attack.row;
}

/** Each limit from an address of its own. `scale`: what limits are multiplied by there. */
export async function limitFloods(t: Target, scale = 1) {
  const names = Object.keys(floods) as LimitName[];
  return Promise.all(names.map((name) => carriedOut(name, flood(t, name, scale), t.report)));
}
