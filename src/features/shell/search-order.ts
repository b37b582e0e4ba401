/** `likeness`: how alike a person's name is spelt to what was typed, from 0 to 1, as the server says. */
type Named = { group: string; name: string; likeness?: number };

/** So much alike is a person's name that was misspelt. */
const ALMOST = 0.6;

/** How well a name is met: in full, that of a collection or page also by its beginning, a person's almost, or else. */
function fitOf({ group, name, likeness = 0 }: Named, text: string): number {
  const [own, asked] = [name.toLowerCase(), text.toLowerCase()];
  if (own === asked) return 2;
  if (group === 'people') return likeness >= ALMOST ? 1 : 0;
  return (group === 'collections' || group === 'pages') && own.startsWith(asked) ? 1 : 0;
}

/** A group with a name that is what was typed comes first, then one with a name that begins so; else as they are. */
export function namedFirst<T extends Named>(options: readonly T[], text: string): T[] {
  const fits = new Map<string, number>();
  for (const one of options) fits.set(one.group, Math.max(fits.get(one.group) ?? 0, fitOf(one, text)));
  const groups = [...fits.keys()].toSorted((a, b) => (fits.get(b) ?? 0) - (fits.get(a) ?? 0));
  return groups.flatMap((group) =>
    options.filter((one) => one.group === group).toSorted((a, b) => fitOf(b, text) - fitOf(a, text)),
  );
}
