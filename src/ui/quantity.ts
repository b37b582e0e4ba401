import * as texts from './control-texts.ts';

/**
 * A typed number of copies, or what is wrong with it. Nothing is rounded, cut off or guessed:
 * `1.5` and `1e3` are told, not made into something else.
 */
export function readQuantity(
  text: string,
  min: bigint,
  max: bigint,
  tooMany = texts.onlyAvailable(max),
): { value: bigint } | { problem: string } {
  const trimmed = text.trim();
  const range = min === max ? texts.onlyChoice(max) : texts.wholeNumber(min, max);
  if (!/^[0-9]{1,78}$/.test(trimmed)) return { problem: range };
  const value = BigInt(trimmed);
  if (value > max) return { problem: tooMany };
  return value < min ? { problem: range } : { value };
}
