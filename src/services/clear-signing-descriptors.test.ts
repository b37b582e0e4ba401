import { readFileSync } from 'node:fs';
import { toFunctionSelector } from 'viem/utils';
import { describe, expect, test } from 'vitest';
import { asked, seller, type Hex } from '../../tests/support/trades/asked-calls.ts';
import { makeListing } from '../../tests/support/trades/orders.ts';
import { functionsOf } from '../domain/clear-signing/explain.ts';
import { SEAPORT_ADDRESS } from '../domain/order.ts';
import { seaportAbi } from '../domain/seaport-calls.ts';
import { checkSendable } from '../domain/sendable.ts';
import { descriptors, explainOrder } from './clear-signing.ts';
import * as ar from './descriptor-words.ar.ts';
import * as es from './descriptor-words.es.ts';

describe('the published descriptors', () => {
  const ofCalls = descriptors.flatMap((one) => ('contract' in one.context ? [...functionsOf(one).keys()] : []));

  test('have the selectors of what this app sends, and no other', () => {
    const sent = ['fulfillAdvancedOrder', 'fulfillAvailableAdvancedOrders', 'matchAdvancedOrders', 'cancel'];
    const expected = [
      ...[...sent, 'incrementCounter'].map((name) =>
        toFunctionSelector(seaportAbi.find((one) => one.type === 'function' && one.name === name)!),
      ),
      ...[
        'approve(address,uint256)',
        'setApprovalForAll(address,bool)',
        'deposit()',
        'mint(uint256)',
        'safeTransferFrom(address,address,uint256)',
        'safeTransferFrom(address,address,uint256,uint256,bytes)',
      ].map((one) => toFunctionSelector(one)),
    ];
    expect(ofCalls.toSorted()).toEqual(expected.toSorted());
    const call = (data: Hex, to: Hex) => ({ ...asked(data, to) });
    for (const selector of expected.slice(0, 5)) checkSendable(call(selector, SEAPORT_ADDRESS), {});
    expect(() => checkSendable(call('0xdeadbeef', SEAPORT_ADDRESS), {})).toThrow();
  });

  test('name, for an order, the types that are really signed', async () => {
    const { parameters } = await makeListing();
    expect(explainOrder(parameters, seller)?.intent).toBe('Sign a listing');
    expect(descriptors.filter(({ context }) => 'eip712' in context)).toHaveLength(3);
  });

  test('are said in each language: intents, labels, values, and what stands beyond them', () => {
    const said = new Set<string>();
    const read = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, one] of Object.entries(value)) {
        if (['intent', 'label', 'message'].includes(key) && typeof one === 'string') said.add(one);
        else if (key === 'enums') for (const texts of Object.values(one as object)) noteAll(texts as object);
        else read(one);
      }
    };
    const noteAll = (texts: object) => Object.values(texts).forEach((text) => said.add(String(text)));
    for (const { display, metadata } of descriptors as readonly { display: unknown; metadata?: unknown }[])
      read({ display, metadata });
    const beyond = readFileSync('src/domain/clear-signing/beyond-descriptors.ts', 'utf8');
    for (const [, text = ''] of beyond.matchAll(/'([A-Z][a-z ]+)'/g)) said.add(text);
    expect(said.size).toBeGreaterThan(50);
    for (const { words } of [es, ar]) {
      expect(Object.keys(words).toSorted()).toEqual([...said].toSorted());
      expect(Object.entries(words).filter(([english, text]) => text === english || text === '')).toEqual([]);
    }
  });
});
