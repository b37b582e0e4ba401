import fc from 'fast-check';
import * as v from 'valibot';
import { orderParametersSchema, type OrderParameters, type SignedOrder } from '../../../src/contract/order.ts';

/*
 * Requests of the write calls as data: whole ones, ones with a few places changed, and broken ones.
 */

const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((all): `0x${string}` => `0x${Buffer.from(all).toString('hex')}`);
const amount = fc.oneof(
  fc.constantFrom(
    '0',
    '1',
    '2',
    '1000',
    String(10n ** 18n),
    String(2n ** 255n),
    String(2n ** 256n - 1n),
    String(2n ** 256n),
  ),
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
);
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    '-1',
    '1e3',
    '0x',
    '0x0',
    null,
    true,
    0,
    -1,
    1.5,
    4,
    5,
    6,
    [],
    {},
    '\u0000',
    '٣',
    ' 1',
    '\ud800',
  ),
  fc.jsonValue({ maxDepth: 2 }),
  amount,
  hex(20),
  hex(32),
  fc.string(),
);

/** `pair`: both amounts of an item at once; `scale`: all amounts of money, so that shares stay right. */
type Change = { how: 'set' | 'drop' | 'twice' | 'pair' | 'scale' | 'time' | 'type'; at: number; value: unknown };
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    how: fc.constantFrom('set', 'set', 'drop', 'twice'),
    at: fc.nat(200),
    value: fc.oneof({ weight: 2, arbitrary: amount }, { weight: 1, arbitrary: nasty }),
  }),
  fc.record({ how: fc.constant('pair'), at: fc.nat(8), value: amount }),
  fc.record({ how: fc.constant('scale'), at: fc.constant(0), value: fc.integer({ min: 0, max: 30 }) }),
  fc.record({
    how: fc.constant('time'),
    at: fc.nat(1),
    value: fc.oneof(amount, fc.integer({ min: -9_999, max: 9_999 })),
  }),
  fc.record({ how: fc.constant('type'), at: fc.constant(0), value: fc.nat(4) }),
);

export const writeCalls = ['order', 'offer', 'orders/update', 'offers/update', 'order/cancel', 'offer/cancel'] as const;

export type Plan = {
  call: (typeof writeCalls)[number];
  /** Which of the good orders it starts from. */
  base: number;
  changes: Change[];
  /** Signs what came out of the changes, when it can be signed at all. */
  signs: boolean;
  salt: 'own' | 'old' | 'new';
  /** The `hash` parameter: one of those known, or any text. */
  hash: number | string;
  /** Null: as it should be. */
  user: string | null;
  chain: string;
  trait: string | null;
  /** Who is signed in: the maker, one of the actors, nobody. */
  by: 'maker' | number | null;
  token: string | null;
  body: unknown;
  signature: string | null;
};

const mostly = <T, U>(usual: T, seldom: fc.Arbitrary<U>) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: seldom });

export const plans: fc.Arbitrary<Plan> = fc.record({
  call: fc.constantFrom(...writeCalls),
  base: fc.nat(1_000),
  changes: fc.oneof(
    fc.array(change, { maxLength: 0 }),
    fc.array(change, { minLength: 1, maxLength: 1 }),
    fc.array(change, { minLength: 1, maxLength: 3 }),
  ),
  signs: mostly(true, fc.constant(false)),
  salt: fc.constantFrom('own', 'old', 'old', 'new', 'new', 'new'),
  hash: fc.oneof(
    { weight: 10, arbitrary: fc.nat(1_000) },
    { weight: 1, arbitrary: hex(32) },
    { weight: 1, arbitrary: fc.string() },
  ),
  user: mostly(null, fc.oneof(hex(20), fc.string())),
  chain: mostly('31337', fc.oneof(fc.constantFrom('meridian', 'tessera', '31338', '1', '', '0'), fc.string())),
  trait: mostly(null, fc.oneof(fc.constantFrom('Colour:Red', 'Colour:Blue', 'Colour', ':'), fc.string())),
  by: fc.oneof(
    { weight: 8, arbitrary: fc.constant('maker' as const) },
    { weight: 2, arbitrary: fc.nat(2) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  token: mostly(null, fc.string()),
  body: mostly(null, nasty),
  signature: mostly(null, fc.oneof(hex(64), hex(65), hex(99), hex(132), hex(835), fc.string())),
});

/** Every place of a JSON value, in order. */
function places(value: unknown, found: { of: Record<string, unknown>; key: string }[] = []) {
  if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      found.push({ of: value as Record<string, unknown>, key });
      places((value as Record<string, unknown>)[key], found);
    }
  }
  return found;
}

function apply(parameters: OrderParameters, { how, at, value }: Change): void {
  const items = [...(parameters.offer ?? []), ...(parameters.consideration ?? [])];
  const now = Math.floor(Date.now() / 1000);
  if (how === 'scale') {
    for (const item of items) {
      if (item.itemType > 1) continue;
      item.startAmount = item.endAmount = String(BigInt(item.startAmount) * BigInt(Number(value)));
    }
  } else if (how === 'pair') {
    const item = items[at % items.length];
    if (item) item.startAmount = item.endAmount = String(value);
  } else if (how === 'time') {
    parameters[at === 0 ? 'startTime' : 'endTime'] = typeof value === 'number' ? String(now + value) : String(value);
  } else if (how === 'type') {
    (parameters as { orderType: number }).orderType = Number(value);
  } else {
    const all = places(parameters);
    const place = all[at % Math.max(1, all.length)];
    if (!place) return;
    const there = place.of[place.key];
    if (how === 'drop') delete place.of[place.key];
    else if (how === 'twice') place.of[place.key] = Array.isArray(there) ? [...there, ...there] : [there, there];
    else place.of[place.key] = value;
  }
}

let salts = 10n ** 30n;

/** The body of a plan; `sign` answers null for a maker whose key nobody here has. */
export async function bodyOf(
  plan: Plan,
  base: SignedOrder,
  old: string,
  sign: (parameters: OrderParameters) => Promise<`0x${string}` | null>,
): Promise<unknown> {
  if (plan.body !== null) return plan.body;
  const order = structuredClone(base);
  if (plan.salt === 'old' && /^0x[0-9a-f]{64}$/.test(old)) order.parameters.salt = String(BigInt(old));
  if (plan.salt === 'new') order.parameters.salt = String((salts += 1n));
  for (const one of plan.changes) {
    try {
      apply(order.parameters, one);
    } catch {
      // An earlier change left nothing to change here.
    }
  }
  const parsed = v.safeParse(orderParametersSchema, order.parameters, { abortPipeEarly: true });
  if (plan.signs && parsed.success) order.signature = (await sign(parsed.output)) ?? order.signature;
  return plan.signature === null ? order : { ...order, signature: plan.signature };
}
