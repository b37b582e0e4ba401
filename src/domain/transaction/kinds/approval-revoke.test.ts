import { beforeEach, describe, expect, test } from 'vitest';
import { createKindBench, type KindBench } from '../../../../tests/support/trades/kind-bench.ts';
import { COLLECTION } from '../../../../tests/support/trades/orders.ts';
import { makeRecord, USER } from '../../../../tests/support/trades/records.ts';
import { ZERO_ADDRESS } from '../../order.ts';
import { intentTag } from '../../seaport-calls.ts';
import { approvalRevoke, RevokeRefusedError, type RevokeRequest } from './approval-revoke.ts';

const OPERATOR = `0x${'0e'.repeat(20)}` as const;

const ofCollection: RevokeRequest = {
  chainId: 31337,
  form: 'collection',
  contract: COLLECTION,
  operator: OPERATOR,
  identifier: null,
  name: 'Isohypse',
  slug: 'isohypse',
  network: 'meridian',
  displayImageURL: '/7.svg',
};
const ofItem: RevokeRequest = { ...ofCollection, form: 'item', identifier: '7', name: 'Isohypse #7' };
const ofCurrency: RevokeRequest = { ...ofCollection, form: 'currency', name: 'WETH', slug: null };

let bench: KindBench;
beforeEach(() => {
  bench = createKindBench();
  Object.assign(bench.chain, {
    isApprovedForAll: () => true,
    getApproved: () => OPERATOR,
    ownerOf: () => USER,
    allowance: () => 5n,
    setApprovalForAll: () => [],
  });
});

function run(request: RevokeRequest) {
  const { fields, args } = approvalRevoke.describe(request);
  const executor = { kind: 'approval:revoke', version: 1, args };
  return approvalRevoke.run(makeRecord({ ...fields, id: 'the-id', type: 'approval:revoke', executor }), bench.ports());
}

test('the record keeps its approval to itself', () => {
  const { chainId: _, ...fields } = ofItem;
  expect(approvalRevoke.describe(ofItem)).toEqual({
    fields,
    args: {},
    resources: [`31337:revoke:${COLLECTION}:${OPERATOR}:7`],
  });
  expect(approvalRevoke.describe(ofCollection).resources).toEqual([`31337:revoke:${COLLECTION}:${OPERATOR}:`]);
});

test('of an item without a number, or a number without an item, there is none', () => {
  expect(() => approvalRevoke.describe({ ...ofItem, identifier: null })).toThrow(RevokeRefusedError);
  expect(() => approvalRevoke.describe({ ...ofCollection, identifier: '7' })).toThrow(RevokeRefusedError);
});

describe('what reaches the wallet', () => {
  test.each([
    ['a collection', ofCollection, 'setApprovalForAll', [OPERATOR, false]],
    ['an item', ofItem, 'approve', [ZERO_ADDRESS, 7n]],
    ['a currency', ofCurrency, 'approve', [OPERATOR, 0n]],
  ] as const)('for %s is the simulated call that takes it back', async (_, request, name, args) => {
    const simulated: unknown[] = [];
    bench.chain[name] = (_args, call) => {
      simulated.push(call);
      return name === 'approve' ? true : [];
    };
    await run(request);
    expect(bench.asks).toEqual([
      {
        kind: 'main',
        name,
        args,
        tag: intentTag('the-id'),
        call: expect.objectContaining({ to: COLLECTION, value: 0n }),
      },
    ]);
    expect(simulated).toEqual([bench.asks[0]?.call]);
    expect(bench.log.at(-1)).toBe('ask main');
  });
});

describe('nothing is asked', () => {
  const refusal = async (request: RevokeRequest) => {
    const failure = await run(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RevokeRefusedError);
    expect(bench.asks).toEqual([]);
    return failure;
  };
  test.each([
    ['the collection', ofCollection, { isApprovedForAll: () => false }],
    ['the item, approved for somebody else', ofItem, { getApproved: () => COLLECTION }],
    ['the item, which somebody else owns now', ofItem, { ownerOf: () => OPERATOR }],
    ['the currency', ofCurrency, { allowance: () => 0n }],
  ])('where it no longer stands: %s', async (_, request, answers) => {
    Object.assign(bench.chain, answers);
    expect(await refusal(request)).toMatchObject({ retryable: false });
  });
  test('where the token answers that it would not', async () => {
    bench.chain['approve'] = () => false;
    await refusal(ofCurrency);
  });
});
