import { useEffect, useRef } from 'react';
import { makeLoadingBar, type BarClock } from './loading-bar-progress.ts';
import styles from './loading-bar.module.css';

const browserClock: BarClock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  eachFrame: (run) => {
    let frame = requestAnimationFrame(function next() {
      run();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  },
};

/** The line at the very top while a page is on its way. It draws itself: no render a frame. */
export function LoadingBar({ active }: { active: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const bar = useRef<ReturnType<typeof makeLoadingBar>>(null);

  useEffect(() => {
    const made = makeLoadingBar(browserClock, ({ visible, progress }) => {
      const element = ref.current;
      if (element === null) return;
      element.dataset['visible'] = String(visible);
      element.dataset['progress'] = progress.toFixed(1);
      element.style.transform = `scaleX(${progress / 100})`;
    });
    bar.current = made;
    return () => made.stop();
  }, []);

  useEffect(() => {
    if (active) bar.current?.start();
    else bar.current?.finish();
  }, [active]);

  return <div ref={ref} className={styles.bar} data-loading-bar="" aria-hidden="true" />;
}
