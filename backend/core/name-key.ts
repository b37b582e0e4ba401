/*
 * What two names have in common to a quick eye: case, accents, spaces and punctuation aside, letters and digits that
 * look alike made one. For warnings only: names that share a key are not the same name.
 */

/** Letters of other scripts and digits, each followed by the Latin letter that it passes for. */
const LOOKS = new Map(
  [
    'аa αa вb βb сc ϲc ԁd еe εe һh нh ηn іl ιl јj кk κk мm μm пn оo οo σo рp ρp ѕs тt τt υu νv ԝw ωw хx',
    'χx уy γy øo đd łl ıl il 0o 1l 3e 4a 5s 7t 8b $s |l @a',
  ]
    .join(' ')
    .split(' ')
    .map(([letter = '', latin = '']): [string, string] => [letter, latin]),
);

export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOKS.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/[^\p{L}\p{N}]/gu, '');
}
