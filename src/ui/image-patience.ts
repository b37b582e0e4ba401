/** Spec section 9: a picture that has not come by then is given up. */
export const IMAGE_TIMEOUT_MS = 7000;

export type ImageLook = { complete: boolean; naturalWidth: number };

/** What an `<img>` that was there before us (server HTML) has to tell. */
export function readImage(image: ImageLook): 'waiting' | 'shown' | 'failed' {
  if (!image.complete) return 'waiting';
  return image.naturalWidth > 0 ? 'shown' : 'failed';
}

export type ImagePatience = {
  /** It can be seen: its time starts, unless it has started or the picture is there. */
  seen(): void;
  /** It is there; a late `seen` changes nothing. */
  loaded(): void;
  drop(): void;
};

/**
 * The time one `<img>` is given. What a browser reports comes in any order (a sight can be told
 * after `load`), so the image itself is read before its time starts and before it is given up.
 */
export function imagePatience(image: ImageLook, giveUp: () => void): ImagePatience {
  let isThere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isWaiting = () => !isThere && readImage(image) === 'waiting';
  return {
    seen() {
      if (timer !== undefined || !isWaiting()) return;
      timer = setTimeout(() => {
        if (isWaiting()) giveUp();
      }, IMAGE_TIMEOUT_MS);
    },
    loaded() {
      isThere = true;
      clearTimeout(timer);
    },
    drop: () => clearTimeout(timer),
  };
}

/** `srcset` of a picture at several widths; nothing for an empty source. */
export function sourceSet(
  source: string,
  widths: readonly number[],
  url: (source: string, width: number) => string,
): string {
  return source === '' ? '' : widths.map((width) => `${url(source, width)} ${width}w`).join(', ');
}
