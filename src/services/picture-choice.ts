/** An empty picture in each width, whose address tells which of them the browser chose. */
const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Which of these widths this browser asks for, on this screen, for a picture with such `sizes`. */
export async function chosenWidth(widths: readonly number[], sizes: string): Promise<number> {
  const image = new Image();
  image.sizes = sizes;
  image.srcset = widths.map((width) => `${EMPTY}#${width} ${width}w`).join(', ');
  await image.decode().catch(() => undefined);
  return Number(image.currentSrc.split('#')[1]) || (widths.at(-1) ?? 0);
}
