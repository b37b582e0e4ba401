import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { cx } from './class-names.ts';
import { useUiHost } from './host.tsx';
import { Icon } from './icon.tsx';
import { AGAIN_MS, readImage, sourceSet, waitForImage } from './image-patience.ts';
import styles from './media-image.module.css';
import * as texts from './texts.ts';

export type MediaImageProps = {
  /** The picture's own address; the host turns it into one of the image proxy. '' is none. */
  source: string;
  alt: string;
  /** Widths to offer, in pixels of the file, smallest first. */
  widths?: readonly number[];
  /** How wide it is drawn, as `sizes` of `<img>`. */
  sizes?: string;
  /** One of the first on the page: load now. */
  eager?: boolean | undefined;
  /** The largest of the first screen. */
  priority?: boolean | undefined;
  /** Where there is room for words: why there is no picture. */
  why?: ((failure: Failure | 'unnamed') => string) | undefined;
  className?: string | undefined;
  /** A background in it stands for the picture until that comes, and then goes. */
  style?: CSSProperties | undefined;
};

const WIDTHS = [320, 640] as const;

/** It may still come; or the proxy has said that there is none, and is not asked again while the page stands. */
type Failure = 'late' | 'none';

/** A picture that is shown needs no colours of its own behind it. */
function failureOf(image: HTMLImageElement): Failure | null {
  const look = readImage(image);
  if (look === 'shown') image.style.background = '';
  if (look === 'none') return 'none';
  return look === 'failed' ? 'late' : null;
}

/**
 * An item's picture: whole, square-cornered, standing on the ground. It fills the box its
 * parent reserves. An empty source asks for nothing; an error, or seven seconds without the
 * picture, shows the placeholder.
 */
export function MediaImage(props: MediaImageProps) {
  // A new picture starts anew.
  return <Picture key={props.source} {...props} />;
}

function Picture({ source, alt, widths = WIDTHS, sizes, eager, priority, why, className, style }: MediaImageProps) {
  const { imageUrl } = useUiHost();
  const ref = useRef<HTMLImageElement>(null);
  const placeholder = useRef<HTMLSpanElement>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const tries = useRef(0);

  useEffect(() => {
    const image = ref.current;
    if (image === null || failed !== null) return;
    setFailed(failureOf(image));
    let drop: (() => void) | undefined;
    const wait = () => {
      drop ??= waitForImage(image, () => {
        image.removeAttribute('srcset');
        image.removeAttribute('src');
        setFailed('late');
      });
    };
    // A lazy picture far below has not been asked for: its time starts when it can be seen.
    const stop = eager || priority ? wait() : onSight(image, (isSeen) => isSeen && wait());
    return () => {
      stop?.();
      drop?.();
    };
  }, [eager, priority, failed]);

  // Colours that are told later than the picture came.
  useEffect(() => {
    if (style !== undefined && ref.current !== null) failureOf(ref.current);
  }, [style]);

  // What was given up is tried again when the network is back, when somebody returns to it, and some times while they look.
  useEffect(() => {
    if (failed !== 'late' || placeholder.current === null) return;
    let wasAway = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = () => setFailed(null);
    const stop = onSight(placeholder.current, (isSeen) => {
      clearTimeout(timer);
      if (isSeen && wasAway) again();
      wasAway ||= !isSeen;
      const wait = AGAIN_MS[tries.current];
      if (!isSeen || wait === undefined) return;
      timer = setTimeout(() => {
        tries.current += 1;
        again();
      }, wait);
    });
    addEventListener('online', again);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [failed]);

  if (source === '' || failed !== null) {
    return (
      <span
        ref={placeholder}
        className={cx(styles.placeholder, className)}
        style={style}
        role="img"
        aria-label={alt === '' ? texts.noPicture : texts.noPictureOf(alt)}
      >
        <Icon name="no-image" />
        {why?.(failed ?? 'unnamed')}
      </span>
    );
  }
  return (
    <img
      ref={ref}
      className={cx(styles.image, className)}
      style={style}
      alt={alt}
      sizes={sizes}
      srcSet={sourceSet(source, widths, imageUrl)}
      src={imageUrl(source, widths.at(-1) ?? 640)}
      loading={eager || priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority ? { fetchPriority: 'high' as const } : {})}
      onLoad={(event) => setFailed(failureOf(event.currentTarget))}
      onError={() => setFailed('late')}
    />
  );
}

type Sight = (isSeen: boolean) => void;
const sights = new Map<Element, Sight>();
let observer: IntersectionObserver | null = null;

function onSight(element: Element, run: Sight): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const entry of entries) sights.get(entry.target)?.(entry.isIntersecting);
  });
  sights.set(element, run);
  observer.observe(element);
  return () => {
    sights.delete(element);
    observer?.unobserve(element);
  };
}
