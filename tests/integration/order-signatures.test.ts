import fc from 'fast-check';
import { serializeSignature } from 'viem';
import { sign } from 'viem/accounts';
import { describe, expect, test } from 'vitest';
import { isSignedByKey } from '../../backend/market/order-signature.ts';
import * as server from '../../backend/seaport/seaport.ts';
import type { OrderParameters } from '../../src/contract/order.ts';
import { SEAPORT_ADDRESS } from '../../src/domain/order.ts';
import { recoverMaker } from '../../src/domain/order-signature.ts';
import * as device from '../../src/domain/seaport.ts';
import { bulkSignatures, bulkTypedData } from '../../src/domain/seaport-signing.ts';
import { SELLER, signTypedData } from '../support/trades/orders.ts';

/*
 * Server and device hash and verify orders by code of their own: what one of them gets wrong, the other
 * refuses. Both are given the same orders and signatures here, and must say the same.
 */

type Hex = `0x${string}`;
const CHAIN = 31337;
const KEY: Hex = `0x${'11'.repeat(32)}`;
const MAKER = SELLER.address.toLowerCase() as Hex;
const place = { chainId: CHAIN, seaport: SEAPORT_ADDRESS } as const;

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((all): Hex => `0x${Buffer.from(all).toString('hex')}`);
const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String);
const item = fc.record({
  itemType: fc.constantFrom(0, 1, 2, 3, 4, 5),
  token: hex(20),
  identifierOrCriteria: uint,
  startAmount: uint,
  endAmount: uint,
});
const anOrder: fc.Arbitrary<OrderParameters> = fc.record({
  offerer: fc.constant(MAKER),
  zone: hex(20),
  offer: fc.array(item, { minLength: 1, maxLength: 3 }),
  consideration: fc.array(
    fc.tuple(item, hex(20)).map(([one, recipient]) => ({ ...one, recipient })),
    { minLength: 1, maxLength: 4 },
  ),
  orderType: fc.constantFrom(0, 1, 2, 3),
  startTime: uint,
  endTime: uint,
  zoneHash: hex(32),
  salt: uint,
  conduitKey: hex(32),
  counter: uint,
});

async function verdicts(parameters: OrderParameters, signature: Hex): Promise<{ server: boolean; device: boolean }> {
  const order = { parameters, protocolAddress: SEAPORT_ADDRESS, signature } as const;
  const [byServer, byDevice] = await Promise.all([
    isSignedByKey(place, order),
    recoverMaker(parameters, CHAIN, signature),
  ]);
  return { server: byServer, device: byDevice === MAKER };
}
const YES = { server: true, device: true };
const NO = { server: false, device: false };

async function signed(parameters: OrderParameters): Promise<{ full: Hex; compact: Hex; parity: 0 | 1 }> {
  const signature = await sign({ hash: device.orderDigest(parameters, CHAIN), privateKey: KEY });
  const parity = signature.yParity === 1 ? 1 : 0;
  const s = BigInt(signature.s) | (BigInt(parity) << 255n);
  return {
    full: serializeSignature(signature),
    compact: `${signature.r}${s.toString(16).padStart(64, '0')}`,
    parity,
  };
}

/** One byte of a signature replaced, taken away, or put in. */
const aChange = fc.record({
  at: fc.nat({ max: 200 }),
  byte: fc.integer({ min: 0, max: 255 }),
  kind: fc.constantFrom('replace', 'cut', 'insert'),
});
function change(signature: Hex, { at, byte, kind }: { at: number; byte: number; kind: string }): Hex {
  const bytes = [...Buffer.from(signature.slice(2), 'hex')];
  const index = at % bytes.length;
  bytes.splice(index, kind === 'insert' ? 0 : 1, ...(kind === 'cut' ? [] : [byte]));
  return `0x${Buffer.from(bytes).toString('hex')}`;
}

describe('server and device', () => {
  test('know the same Seaport', () => {
    expect(device.seaportDomain(CHAIN)).toEqual(server.seaportDomain(CHAIN));
    expect(device.orderTypes).toEqual(server.seaportTypes);
  });

  test('hash every order alike', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const hash = device.hashOrder(order);
        expect(server.hashOrder(order)).toBe(hash);
        expect(server.orderDigest(CHAIN, hash, SEAPORT_ADDRESS)).toBe(device.orderDigest(order, CHAIN));
      }),
      { numRuns: 200 },
    );
  });

  test('take the maker’s signature, whole or compact, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(anOrder, async (order) => {
        const { full, compact } = await signed(order);
        expect(await verdicts(order, full)).toEqual(YES);
        expect(await verdicts(order, compact)).toEqual(YES);
        expect(await verdicts({ ...order, salt: String(BigInt(order.salt) ^ 1n) }, full)).toEqual(NO);
      }),
      { numRuns: 15 },
    );
  });

  test('refuse a parity that Seaport does not know, though a library would take it', async () => {
    const [order] = fc.sample(anOrder, { numRuns: 1, seed: 7 });
    const { full, parity } = await signed(order!);
    expect(await verdicts(order!, `${full.slice(0, -2) as Hex}0${parity}`)).toEqual(NO);
  });

  test('say the same of a signature that was changed', async () => {
    await fc.assert(
      fc.asyncProperty(anOrder, fc.boolean(), aChange, async (order, isCompact, edit) => {
        const { full, compact } = await signed(order);
        const signature = change(isCompact ? compact : full, edit);
        const said = await verdicts(order, signature);
        expect(said.device).toBe(said.server);
      }),
      { numRuns: 60 },
    );
  });

  test('say the same of orders signed together, whole and changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anOrder, { minLength: 2, maxLength: 5 }),
        fc.nat({ max: 4 }),
        aChange,
        async (orders, at, edit) => {
          const index = at % orders.length;
          const order = orders[index]!;
          const parts = bulkSignatures(orders, await signTypedData(bulkTypedData(orders, CHAIN)));
          expect(await verdicts(order, parts[index]!)).toEqual(YES);
          const said = await verdicts(order, change(parts[index]!, edit));
          expect(said.device).toBe(said.server);
        },
      ),
      { numRuns: 20 },
    );
  });
});
