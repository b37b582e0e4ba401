import { keccak256 } from 'viem';
import { wrappedEtherBytecode } from '../../../backend/demo/contracts/artifacts/wrapped-ether.ts';
import { WRAPPED_ETHER_CODE } from '../../../src/domain/wrapping.ts';

type Hex = `0x${string}`;

/** Every contract's own code begins like this, behind the code that puts it there. */
const BEGINNING = '60806040';

/** The code of the embedded networks' wrapped currency, as it stands on chain. */
export function vitrineWrappedCode(): Hex {
  const code: Hex = `0x${wrappedEtherBytecode.slice(wrappedEtherBytecode.lastIndexOf(BEGINNING))}`;
  if (keccak256(code) !== WRAPPED_ETHER_CODE) throw new Error('The wrapped currency has other code');
  return code;
}

/** The same contract, where functions answer to other names: by four-byte selectors, without `0x`. */
export const renamed = (...names: readonly (readonly [from: string, to: string])[]): Hex =>
  names.reduce<string>(
    // PUSH4, the selector, EQ: where a call is compared with it.
    (code, [from, to]) => code.replace(`63${from}14`, `63${to}14`),
    vitrineWrappedCode(),
  ) as Hex;
