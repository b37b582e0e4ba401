import { SEAPORT_ADDRESS } from './order.ts';

/**
 * Contracts of markets that many people once approved, each at the same address on every network it is on. Knowing
 * one is no judgement of it.
 */
const KNOWN: Readonly<Record<string, string>> = {
  [SEAPORT_ADDRESS]: 'Seaport',
  '0x00000000006c3852cbef3e08e8df289169ede581': 'Seaport 1.1',
  '0x00000000000001ad428e4906ae43d8f9852d0dd6': 'Seaport 1.4',
  '0x00000000000000adc04c56bf30ac9d3c0aaf14dc': 'Seaport 1.5',
  '0x1e0049783f008a0085193e00003d00cd54003c71': 'OpenSea',
  '0x000000000022d473030f116ddee9f6b43ac78ba3': 'Permit2',
};

/** The operators whose allowances are asked about by themselves. */
export const knownOperators = Object.keys(KNOWN) as readonly `0x${string}`[];

/** What people call an operator; null for one that nobody here knows. `address` in lower case. */
export const operatorName = (address: string): string | null =>
  Object.hasOwn(KNOWN, address) ? (KNOWN[address] ?? null) : null;
