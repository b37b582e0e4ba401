/** Spec section 9: a picture that has not come by then is given up. */
export const IMAGE_TIMEOUT_MS = 7000;

/** Gives up once, unless it is settled or dropped before. */
export function waitForImage(giveUp: () => void): () => void {
  const timer = setTimeout(giveUp, IMAGE_TIMEOUT_MS);
  return () => clearTimeout(timer);
}

export type ImageLook = { complete: boolean; naturalWidth: number };

/** What an `<img>` that was there before us (server HTML) has to tell. */
export function readImage(image: ImageLook): 'waiting' | 'shown' | 'failed' {
  if (!image.complete) return 'waiting';
  return image.naturalWidth > 0 ? 'shown' : 'failed';
}

/** `srcset` of a picture at several widths; nothing for an empty source. */
export function sourceSet(
  source: string,
  widths: readonly number[],
  url: (source: string, width: number) => string,
): string {
  return source === '' ? '' : widths.map((width) => `${url(source, width)} ${width}w`).join(', ');
}
