export type Ring = { radius: number; colour: string };

const SIZE = 16;

/** Rings of glaze, as a bowl looks from above; the same address always gives the same bowl. */
export function avatarRings(address: string): Ring[] {
  let hash = 2166136261;
  for (const char of address.toLowerCase()) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0;
  const next = () => {
    hash = (Math.imul(hash ^ (hash >>> 15), 2246822519) + 374761393) >>> 0;
    return hash / 4294967296;
  };
  const hue = next() * 360;
  const spread = 40 + next() * 110;
  const lightFirst = next() < 0.5;
  const rings: Ring[] = [];
  for (let radius = SIZE, index = 0; radius > 1.5; index += 1) {
    const dark = (index % 2 === 0) !== lightFirst;
    const lightness = dark ? 0.34 + next() * 0.18 : 0.74 + next() * 0.16;
    const chroma = 0.05 + next() * 0.09;
    rings.push({
      radius: Math.round(radius * 10) / 10,
      colour: `oklch(${lightness.toFixed(2)} ${chroma.toFixed(2)} ${((hue + (index % 3) * spread) % 360).toFixed(0)})`,
    });
    radius -= 1.6 + next() * 4.2;
  }
  return rings;
}
