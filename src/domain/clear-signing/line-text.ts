import { groupThousands } from '../decimals.ts';
import { formatUnits } from '../money.ts';
import { shortenAddress } from '../paths.ts';
import { SEAPORT_ADDRESS, ZERO_ADDRESS } from '../order.ts';
import type { Explanation, Line, Said } from './explain.ts';
import * as texts from './texts.ts';

/** What the chain says of a contract: how to write its amounts, or what it is called. */
export type Named = { symbol?: string | undefined; decimals?: number | undefined; name?: string | undefined };
export type Names = ReadonlyMap<string, Named>;

/** A contract whose own words are needed. */
export type Contract = `0x${string}`;

/** A name of a contract is its own choice: short, of one line, and in one direction. */
const LONGEST_NAME = 40;
const clean = (name: string | undefined): string | undefined => {
  const plain = name?.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  if (plain === undefined || plain === '') return undefined;
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain;
};

/** The last second that a date can be written of. */
const LAST_SECOND = 253_402_300_799n;

function amountText({ token, value, most }: Said & { kind: 'amount' }, names: Names): string {
  const { symbol, decimals } = names.get(token) ?? {};
  const sign = clean(symbol);
  // Never digits that depend on a guess.
  if (sign === undefined || decimals === undefined) return texts.unitsOf(most ?? String(value), token);
  return most === undefined ? `${groupThousands(formatUnits(value, decimals))} ${sign}` : texts.mostOf(most, sign);
}

function addressText({ address, isOwn, isToken }: Said & { kind: 'address' }, names: Names): string {
  // Nobody else's can be meant, so here a short form is enough.
  if (isOwn) return texts.you(shortenAddress(address));
  if (address === SEAPORT_ADDRESS) return texts.seaport(address);
  if (!isToken) return address;
  const { symbol, name } = names.get(address) ?? {};
  if (address === ZERO_ADDRESS) return symbol ?? address;
  const known = clean(name) ?? clean(symbol);
  // In full: the digits of a short form can be made to match, and a name can be anybody's.
  return known === undefined ? address : texts.named(known, address);
}

/** A line's value for people. Addresses of others stand in full. `moment`: Unix milliseconds for people. */
export function lineText({ said }: Line, names: Names, moment: (ms: number) => string): string {
  switch (said.kind) {
    case 'text':
      return said.text;
    case 'amount':
      return amountText(said, names);
    case 'item':
      return `${clean(names.get(said.collection)?.name) ?? said.collection} #${said.identifier}`;
    case 'address':
      return addressText(said, names);
    case 'moment':
      return said.seconds > LAST_SECOND ? texts.never : moment(Number(said.seconds) * 1000);
    default:
      return said satisfies never;
  }
}

/** Every contract that lines name, the native currency's zero address left out. */
export function contractsOf(explanations: readonly Explanation[]): Contract[] {
  const named = explanations.flatMap(({ lines }) =>
    lines.map(({ said }) => {
      if (said.kind === 'amount') return said.token;
      if (said.kind === 'item') return said.collection;
      return said.kind === 'address' && said.isToken ? said.address : ZERO_ADDRESS;
    }),
  );
  return [...new Set(named)].filter((one) => one !== ZERO_ADDRESS && one !== SEAPORT_ADDRESS) as Contract[];
}
