import { decodeFunctionData, parseAbiItem, toFunctionSelector } from 'viem/utils';
import type { AbiFunction } from 'viem';
import { ZERO_ADDRESS } from '../order.ts';
import type { Descriptor, Field } from './descriptor.ts';
import { valueAt, valuesAt, type Scope } from './paths.ts';

type Hex = `0x${string}`;

/** What a line says, before names and digits are put to it. Addresses in lower case. */
export type Said =
  | { kind: 'text'; text: string }
  /** Base units; `token` is the zero address for native currency. `most`: said in the amount's place. */
  | { kind: 'amount'; token: string; value: bigint; most?: string }
  | { kind: 'item'; collection: string; identifier: bigint }
  /** `isToken`: a contract that has a name of its own, money or a collection. */
  | { kind: 'address'; address: string; isOwn: boolean; isToken: boolean }
  | { kind: 'moment'; seconds: bigint };

export type Line = { label: string; said: Said };

/** What a wallet is asked, in the descriptor's words. */
export type Explanation = { intent: string; lines: Line[] };

/** A call as a wallet is asked to send it; addresses in lower case. */
export type AskedCall = { chainId: number; from: Hex; to: Hex; value: bigint; data: Hex };

/** Nobody reads more; and nobody should have to wait for it. */
const MOST_LINES = 1000;
const MOST_DATA = 400_000;

/** A descriptor does not fit what is asked. */
class MisfitError extends Error {
  override name = 'MisfitError';
}

const addressOf = (value: unknown): string => {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) throw new MisfitError('no address');
  return value.toLowerCase();
};
const integerOf = (value: unknown): bigint => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^\d{1,78}$/.test(value)) return BigInt(value);
  throw new MisfitError('no integer');
};
const isAmong = (list: readonly (string | number)[], value: unknown) =>
  list.some((one) => String(one).toLowerCase() === String(value).toLowerCase());

function sayAmount(value: unknown, params: NonNullable<Field['params']>, scope: Scope): Said {
  const token = addressOf(valueAt(params.tokenPath ?? '', scope));
  const isNative = params.nativeCurrencyAddress?.toLowerCase() === token;
  // Without that word the zero address is a token like any other, and there is none.
  if (token === ZERO_ADDRESS && !isNative) throw new MisfitError('no token');
  const amount = integerOf(value);
  const isMost = params.threshold !== undefined && amount >= BigInt(params.threshold);
  return { kind: 'amount', token, value: amount, ...(isMost ? { most: params.message ?? 'Unlimited' } : {}) };
}

function enumText(reference: string | undefined, value: unknown, { metadata }: Descriptor): string {
  const name = /^\$\.metadata\.enums\.(\w+)$/.exec(reference ?? '')?.[1] ?? '';
  const text = metadata.enums?.[name]?.[String(value)];
  if (text === undefined) throw new MisfitError('no such value');
  return text;
}

function say(field: Field, value: unknown, scope: Scope, descriptor: Descriptor): Said {
  const { format, params = {} } = field;
  switch (format) {
    case 'raw':
      if (typeof value !== 'string' && typeof value !== 'bigint' && typeof value !== 'number') {
        throw new MisfitError('no single value');
      }
      return { kind: 'text', text: String(value) };
    case 'amount':
      return { kind: 'amount', token: ZERO_ADDRESS, value: integerOf(value) };
    case 'tokenAmount':
      return sayAmount(value, params, scope);
    case 'nftName':
      return {
        kind: 'item',
        collection: addressOf(valueAt(params.collectionPath ?? '', scope)),
        identifier: integerOf(value),
      };
    case 'addressName': {
      const address = addressOf(value);
      const isToken = params.types?.some((type) => type === 'token' || type === 'collection') === true;
      return { kind: 'address', address, isOwn: address === scope.container['from'], isToken };
    }
    case 'date':
      if (params.encoding !== 'timestamp') throw new MisfitError('not a time');
      return { kind: 'moment', seconds: integerOf(value) };
    case 'enum':
      return { kind: 'text', text: enumText(params.$ref, value, descriptor) };
    case undefined:
    default:
      throw new MisfitError('no format of ours');
  }
}

function linesOf(fields: readonly Field[], scope: Scope, descriptor: Descriptor, lines: Line[]): Line[] {
  for (const field of fields) {
    const values = field.value === undefined ? valuesAt(field.path ?? '', scope) : [field.value];
    for (const value of values) {
      if (field.fields !== undefined) {
        linesOf(field.fields, { ...scope, data: value }, descriptor, lines);
        continue;
      }
      const { mustBe, ifNotIn } = field.visible ?? {};
      if (mustBe !== undefined) {
        if (!isAmong(mustBe, value)) throw new MisfitError(`unexpected ${field.path}`);
        continue;
      }
      if (ifNotIn !== undefined && isAmong(ifNotIn, value)) continue;
      lines.push({ label: field.label ?? '', said: say(field, value, scope, descriptor) });
      if (lines.length > MOST_LINES) throw new MisfitError('too long');
    }
  }
  return lines;
}

/** Null where what is asked does not fit the descriptor. */
function fitted(explain: () => Explanation): Explanation | null {
  try {
    return explain();
  } catch {
    // Whatever hostile data breaks, it is unexplained then.
    return null;
  }
}

const abiOf = (signature: string) => parseAbiItem(`function ${signature}`) as AbiFunction;

/** By selector, what a descriptor's function formats are about. */
const selectorsOf = new WeakMap<Descriptor, Map<string, { abi: AbiFunction; signature: string }>>();

export function functionsOf(descriptor: Descriptor) {
  const known = selectorsOf.get(descriptor);
  if (known !== undefined) return known;
  const functions = new Map<string, { abi: AbiFunction; signature: string }>(
    Object.keys(descriptor.display.formats).map((signature) => {
      const abi = abiOf(signature);
      return [toFunctionSelector(abi), { abi, signature }] as const;
    }),
  );
  selectorsOf.set(descriptor, functions);
  return functions;
}

/** Where no deployments are named, any contract is meant. The networks are the app's own, all with the same address. */
const isDeployed = (deployments: readonly { address: string }[] | undefined, to: string) =>
  deployments?.some(({ address }) => address.toLowerCase() === to) ?? true;

/** What a call does, by the first descriptor that fits it; null where none does. */
export function explainCall(call: AskedCall, descriptors: readonly Descriptor[]): Explanation | null {
  const { data, ...container } = call;
  if (data.length > MOST_DATA) return null;
  for (const descriptor of descriptors) {
    if (!('contract' in descriptor.context) || !isDeployed(descriptor.context.contract.deployments, call.to)) continue;
    const known = functionsOf(descriptor).get(data.slice(0, 10).toLowerCase());
    if (known === undefined) continue;
    return fitted(() => {
      const { args } = decodeFunctionData({ abi: [known.abi], data });
      const named = Object.fromEntries(known.abi.inputs.map(({ name }, index) => [name, args[index]]));
      const { intent, fields } = descriptor.display.formats[known.signature]!;
      return { intent, lines: linesOf(fields, { data: named, container }, descriptor, []) };
    });
  }
  return null;
}

/** EIP-712 data whose types are known to be those of `encodeType`. */
export type AskedTyped = { name: string; version: string; to: string; from: Hex; encodeType: string; message: unknown };

/** What a signature would make valid, by the first descriptor that fits it; null where none does. */
export function explainTyped(asked: AskedTyped, descriptors: readonly Descriptor[]): Explanation | null {
  const { name, version, to, from, encodeType, message } = asked;
  for (const descriptor of descriptors) {
    if (!('eip712' in descriptor.context)) continue;
    const { domain, deployments } = descriptor.context.eip712;
    const format = descriptor.display.formats[encodeType];
    if (domain.name !== name || domain.version !== version || !isDeployed(deployments, to)) continue;
    if (format === undefined) continue;
    const container = { from, to, value: 0n };
    const explained = fitted(() => ({
      intent: format.intent,
      lines: linesOf(format.fields, { data: message, container }, descriptor, []),
    }));
    if (explained !== null) return explained;
  }
  return null;
}
