/**
 * A typed number of copies, or what is wrong with it. Nothing is rounded, cut off or guessed:
 * `1.5` and `1e3` are told, not made into something else.
 */
export function readQuantity(
  text: string,
  min: bigint,
  max: bigint,
  tooMany = `Only ${max} available`,
): { value: bigint } | { problem: string } {
  const trimmed = text.trim();
  const range = min === max ? `Only ${max} can be chosen` : `Type a whole number from ${min} to ${max}`;
  if (!/^[0-9]{1,78}$/.test(trimmed)) return { problem: range };
  const value = BigInt(trimmed);
  if (value > max) return { problem: tooMany };
  return value < min ? { problem: range } : { value };
}
