const ADDRESS = /(0x[0-9a-f]{40})(?![0-9a-f])/i;
const HALF = 21;

/** A text in which an address that is too long for its line breaks in its middle, and leaves no digit alone. */
export function addressesWhole(text: string): (string | HTMLElement)[] {
  return text
    .split(ADDRESS)
    .flatMap((part, index) =>
      index % 2 === 0 ? [part] : [part.slice(0, HALF), document.createElement('wbr'), part.slice(HALF)],
    );
}
