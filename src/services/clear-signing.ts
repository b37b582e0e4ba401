import type { OrderParameters } from '../contract/order.ts';
import type { Descriptor } from '../domain/clear-signing/descriptor.ts';
import * as domain from '../domain/clear-signing/explain.ts';
import { contractsOf, lineText, type Contract, type Names } from '../domain/clear-signing/line-text.ts';
import { completed, completedOrder, isConstant } from '../domain/clear-signing/beyond-descriptors.ts';
import { ZERO_ADDRESS } from '../domain/order.ts';
import { orderTypes } from '../domain/seaport.ts';
import { orderTypedData } from '../domain/seaport-signing.ts';
import * as texts from './clear-signing-texts.ts';
import { words } from './descriptor-words.ts';

export type { AskedCall, Explanation } from '../domain/clear-signing/explain.ts';

/** The files that are served under `/.well-known/erc7730/`: what people read is what is published. */
export const descriptors: readonly Descriptor[] = Object.values(
  import.meta.glob<Descriptor>('/public/.well-known/erc7730/*.json', { eager: true, import: 'default' }),
);

const inWords = (text: string): string => words[text] ?? text;

/** In this build's language. */
function translated({ intent, lines }: domain.Explanation): domain.Explanation {
  const said = (one: domain.Line['said']): domain.Line['said'] => {
    if (one.kind === 'text') return { ...one, text: inWords(one.text) };
    return one.kind === 'amount' && one.most !== undefined ? { ...one, most: inWords(one.most) } : one;
  };
  return {
    intent: inWords(intent),
    lines: lines.map((line) => ({ label: inWords(line.label), said: said(line.said) })),
  };
}

/** What a call does, in the published descriptors' words; null where they do not fit it. Never throws. */
export function explainCall(call: domain.AskedCall): domain.Explanation | null {
  const explained = domain.explainCall(call, descriptors);
  const whole = explained === null ? null : completed(explained, call);
  return whole && translated(whole);
}

/** EIP-712's `encodeType` of an order: its own type, then those it refers to, sorted by name. */
const ORDER_TYPE = (['OrderComponents', 'ConsiderationItem', 'OfferItem'] as const)
  .map((name) => `${name}(${orderTypes[name].map((member) => `${member.type} ${member.name}`).join(',')})`)
  .join('');

/** What the signature of an order makes valid; null where no descriptor fits it. */
export function explainOrder(order: OrderParameters, signer: `0x${string}`): domain.Explanation | null {
  if (order.offerer !== signer || !isConstant(order)) return null;
  const { domain: of, message } = orderTypedData(order, 0);
  const explained = domain.explainTyped(
    { name: of.name, version: of.version, to: of.verifyingContract, from: signer, encodeType: ORDER_TYPE, message },
    descriptors,
  );
  return explained && translated(completedOrder(explained, order));
}

/** What is shown about a call, in our own wallet, and in the modal before any other wallet opens. */
export type Told = { title: string; facts: (readonly [label: string, value: string])[]; isExplained: boolean };

/** `moment`: writes Unix milliseconds for people to read. */
export const factsOf = (
  explained: domain.Explanation,
  names: Names,
  moment: (ms: number) => string,
): (readonly [label: string, value: string])[] =>
  explained.lines.map((line) => [line.label, lineText(line, names, moment)] as const);

export function tellCall(call: domain.AskedCall, names: Names, moment: (ms: number) => string): Told {
  const explained = explainCall(call);
  if (explained !== null) {
    return { title: explained.intent, facts: factsOf(explained, names, moment), isExplained: true };
  }
  const sent = { kind: 'amount', token: ZERO_ADDRESS, value: call.value } as const;
  return {
    title: texts.sendTransaction,
    facts: [
      [texts.to, call.to],
      [texts.youSend, lineText({ label: texts.youSend, said: sent }, names, moment)],
      // Money alone needs no further words.
      ...(call.data === '0x' ? [] : [[texts.call, texts.unexplained(call.data.slice(0, 10))] as const]),
    ],
    isExplained: call.data === '0x',
  };
}

/** Every contract whose name or symbol the calls need. */
export const contractsOfCalls = (calls: readonly domain.AskedCall[]): Contract[] =>
  contractsOf(calls.flatMap((call) => explainCall(call) ?? []));

/** What the maker signs with these orders; empty unless descriptors fit all of them. */
export function tellOrders(
  orders: readonly OrderParameters[],
  names: Names,
  moment: (ms: number) => string,
): readonly Pick<Told, 'title' | 'facts'>[] {
  const explained = orders.map((order) => explainOrder(order, order.offerer));
  if (!explained.every((one) => one !== null)) return [];
  return explained.map((one) => ({ title: one.intent, facts: factsOf(one, names, moment) }));
}

/** Every contract whose name or symbol the orders need. */
export const contractsOfOrders = (orders: readonly OrderParameters[]): Contract[] =>
  contractsOf(orders.flatMap((order) => explainOrder(order, order.offerer) ?? []));
