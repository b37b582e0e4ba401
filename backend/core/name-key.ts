/*
 * What two names have in common to a quick eye: case, accents, spaces and punctuation aside, letters and digits that
 * look alike made one. For warnings only: names that share a key are not the same name.
 */

/** Letters of other scripts, digits and pairs of letters, by the Latin letter that they pass for. */
const LOOKS: Readonly<Record<string, string>> = {
  а: 'a', α: 'a', в: 'b', β: 'b', с: 'c', ϲ: 'c', ԁ: 'd', е: 'e', ε: 'e', һ: 'h', н: 'h', η: 'n', і: 'l', ι: 'l',
  ј: 'j', к: 'k', κ: 'k', м: 'm', μ: 'm', п: 'n', о: 'o', ο: 'o', σ: 'o', р: 'p', ρ: 'p', ѕ: 's', т: 't', τ: 't',
  υ: 'u', ν: 'v', ԝ: 'w', ω: 'w', х: 'x', χ: 'x', у: 'y', γ: 'y', ø: 'o', đ: 'd', ł: 'l', ı: 'l',
  i: 'l', '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '$': 's', '|': 'l', '@': 'a',
};

export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOKS[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
