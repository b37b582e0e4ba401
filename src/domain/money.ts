/** Base units are bigint inside and decimal strings on the wire; nothing here touches a float. */

/** `1500000000000000000n, 18` → `1.5`. No grouping, no trailing zeros. */
export function formatUnits(value: bigint, decimals: number): string {
  const negative = value < 0n;
  const digits = (negative ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `'1.5', 18` → base units. Null when it is not a decimal number or has too many decimals. */
export function parseUnits(text: string, decimals: number): bigint | null {
  const match = /^([0-9]+)(?:\.([0-9]+))?$/.exec(text.trim());
  if (match === null) return null;
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) return null;
  return BigInt(match[1] + fraction.padEnd(decimals, '0'));
}

/** Multiplies a decimal string by a whole number, exactly. */
export function multiplyDecimal(text: string, times: bigint): string {
  const [whole = '0', fraction = ''] = text.split('.');
  return formatUnits(BigInt(whole + fraction) * times, fraction.length);
}

/** A share of an amount in basis points, rounded down as Seaport's signers do. */
export function basisPoints(value: bigint, bps: number): bigint {
  return (value * BigInt(bps)) / 10_000n;
}
