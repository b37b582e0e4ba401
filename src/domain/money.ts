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

/**
 * Rounds a decimal string half up, without floats: `roundDecimal('1.005', 2)` → `1.01`.
 * The result always has exactly `places` decimals.
 */
export function roundDecimal(text: string, places: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  const cut = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  const next = fraction.charCodeAt(places);
  const rounded = next >= 53 && next <= 57 ? cut + 1n : cut;
  const digits = rounded.toString().padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, digits.length - places)}.${digits.slice(-places)}`;
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

/** `1284.06` → `1,284.06`. */
export function groupThousands(text: string): string {
  const [whole = '0', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * A token amount for reading: at most `places` decimals, no trailing zeros, grouped.
 * Never shows 0 for something: `<0.00001` instead.
 */
export function showAmount(text: string, places = 5): string {
  const rounded = roundDecimal(text, places);
  const isZero = /^[0.]*$/.test(rounded);
  if (isZero && !/^[0.]*$/.test(text)) return `<0.${'0'.repeat(places - 1)}1`;
  return groupThousands(rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded);
}

/** `1406.351` → `$1,406.35`. */
export function showUsd(text: string): string {
  return `$${groupThousands(roundDecimal(text, 2))}`;
}
