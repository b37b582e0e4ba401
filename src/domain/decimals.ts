/** Decimal strings, rounded and written for reading; nothing here touches a float. */

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
