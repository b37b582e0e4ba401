import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** The largest width that is served. */
export const ACTUAL = 2048;
/** How far the fitted picture may be enlarged where that is more. */
const MOST = 4;
const KEY_STEP = 1.5;
/** A press that follows another sooner is the second of a double tap. */
const DOUBLE_MS = 300;

type Point = { x: number; y: number };
type Box = Point & { width: number; height: number };
/** Fitted to the window, at its actual size, or that many CSS pixels wide. */
type Size = 'fit' | 'actual' | number;

/** Where the picture itself is drawn, within the box of its `<img>`; null before it has loaded. */
function drawnBox(view: HTMLElement): Box | null {
  const image = [...view.querySelectorAll('img')].findLast((one) => one.complete && one.naturalWidth > 1);
  if (image === undefined) return null;
  const { x, y, width, height } = image.getBoundingClientRect();
  const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
  const drawn = { width: image.naturalWidth * scale, height: image.naturalHeight * scale };
  return { x: x + (width - drawn.width) / 2, y: y + (height - drawn.height) / 2, ...drawn };
}

function fittedWidth(view: HTMLElement, { width, height }: Box): number {
  const style = getComputedStyle(view);
  const room = (total: number, from: string, to: string) => total - Number.parseFloat(from) - Number.parseFloat(to);
  return Math.min(
    room(view.clientWidth, style.paddingLeft, style.paddingRight),
    (room(view.clientHeight, style.paddingTop, style.paddingBottom) * width) / height,
  );
}

const middleOf = (view: HTMLElement): Point => ({ x: view.clientWidth / 2, y: view.clientHeight / 2 });

const between = (one: Touch, other: Touch) => ({
  x: (one.clientX + other.clientX) / 2,
  y: (one.clientY + other.clientY) / 2,
  distance: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
});

/**
 * The size of the picture in `view`, which scrolls where the picture is larger. Two fingers, a wheel with
 * Control (so a trackpad's pinch arrives) and the keys + and - change it around a point, which stays in its place.
 */
export function useZoom() {
  const view = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>('fit');
  const [ratio, setRatio] = useState(1);
  /** Which point of the picture, in parts of it, belongs where in the window. */
  const held = useRef({ part: { x: 0.5, y: 0.5 }, at: { x: 0, y: 0 } });
  const pressedAt = useRef(-Infinity);

  useLayoutEffect(() => {
    const element = view.current;
    if (element === null || size === 'fit') return undefined;
    const hold = () => {
      const box = drawnBox(element);
      if (box === null) return;
      const { part, at } = held.current;
      element.scrollBy(box.x + part.x * box.width - at.x, box.y + part.y * box.height - at.y);
    };
    hold();
    if (size !== 'actual') return undefined;
    // The larger file has no size before it has loaded. `load` does not bubble, hence `capture`.
    element.addEventListener('load', hold, { capture: true, once: true });
    return () => element.removeEventListener('load', hold, true);
  }, [size]);

  const partAt = (box: Box, { x, y }: Point) => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height });

  const setWidth = (element: HTMLElement, box: Box, width: number) => {
    const least = fittedWidth(element, box);
    setRatio(box.width / box.height);
    setSize(width <= least ? 'fit' : Math.min(width, Math.max(ACTUAL, least * MOST)));
  };

  const zoomBy = (factor: number, at: Point) => {
    const element = view.current;
    const box = element && drawnBox(element);
    if (!element || !box) return;
    held.current = { part: partAt(box, at), at };
    setWidth(element, box, box.width * factor);
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  });

  const pinch = useRef<{ box: Box; part: Point; distance: number } | null>(null);
  const onTouch = useEffectEvent((event: TouchEvent) => {
    const element = view.current;
    const [one, other] = event.touches;
    if (element === null || one === undefined || other === undefined) {
      pinch.current = null;
      return;
    }
    if (event.cancelable) event.preventDefault();
    const now = between(one, other);
    if (pinch.current === null) {
      const box = drawnBox(element);
      if (box !== null) pinch.current = { box, part: partAt(box, now), distance: now.distance };
      return;
    }
    const { box, part, distance } = pinch.current;
    held.current = { part, at: now };
    setWidth(element, box, (box.width * now.distance) / distance);
  });

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    // React's own listeners are passive: they could not keep the browser from zooming the page.
    const options = { passive: false, signal: stop.signal };
    element.addEventListener('wheel', onWheel, options);
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
      element.addEventListener(name, onTouch, options);
    return () => stop.abort();
  }, []);

  return {
    view,
    size,
    /** Of the box of a picture that is neither fitted nor at its actual size. */
    style: typeof size === 'number' ? { width: size, height: size / ratio } : undefined,
    /** To the actual size, with the pressed point in the middle, and back. `at` is null for a press by keyboard. */
    press: (at: Point | null, time: number) => {
      const element = view.current;
      if (element === null) return;
      if (at !== null) {
        const isSecond = time - pressedAt.current < DOUBLE_MS;
        pressedAt.current = time;
        if (isSecond) return;
      }
      const box = drawnBox(element);
      held.current = {
        part: at !== null && box !== null ? partAt(box, at) : { x: 0.5, y: 0.5 },
        at: middleOf(element),
      };
      setSize(size === 'fit' ? 'actual' : 'fit');
    },
    /** Whether the key was one of those that zoom. */
    zoomByKey: (key: string): boolean => {
      const element = view.current;
      const factor = key === '+' || key === '=' ? KEY_STEP : key === '-' ? 1 / KEY_STEP : null;
      if (element === null || factor === null) return false;
      zoomBy(factor, middleOf(element));
      return true;
    },
  };
}
