/** A picture that has not come by then is given up. */
export const IMAGE_TIMEOUT_MS = 7000;

export type ImageLook = { complete: boolean; naturalWidth: number };

/**
 * What an `<img>` that was there before us (server HTML) has to tell. One pixel is how the proxy says that
 * there is no picture (`backend/images`): it makes none so small.
 */
export function readImage(image: ImageLook): 'waiting' | 'shown' | 'failed' | 'none' {
  if (!image.complete) return 'waiting';
  if (image.naturalWidth === 0) return 'failed';
  return image.naturalWidth === 1 ? 'none' : 'shown';
}

/** What failed while somebody looks at its place is asked for again after so long, each time. */
export const AGAIN_MS: readonly number[] = [5_000, 15_000, 45_000];

/**
 * The time an `<img>` is given from now on. What a browser reports comes in any order (a sight can
 * be told after `load`), so the image itself is asked, at the start and again before it is given up.
 */
export function waitForImage(image: ImageLook, giveUp: () => void): () => void {
  const isWaiting = () => readImage(image) === 'waiting';
  const timer = isWaiting() ? setTimeout(() => isWaiting() && giveUp(), IMAGE_TIMEOUT_MS) : undefined;
  return () => clearTimeout(timer);
}

/** `srcset` of a picture at several widths; nothing for an empty source. */
export function sourceSet(
  source: string,
  widths: readonly number[],
  url: (source: string, width: number) => string,
): string {
  return source === '' ? '' : widths.map((width) => `${url(source, width)} ${width}w`).join(', ');
}
