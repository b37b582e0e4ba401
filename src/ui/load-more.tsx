import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './load-more.module.css';
import { useReloadPlace } from './reload-place.ts';
import * as texts from './texts.ts';

/** So many pages come by themselves; then the footer may be reached. */
const AUTO_PAGES = 4;

/** A button for the next page that presses itself when it comes near. */
export function LoadMore(props: {
  hasMore: boolean;
  loading: boolean;
  failed?: boolean;
  onMore: () => void;
  auto?: boolean;
  label?: string;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const taken = useRef(0);
  const { hasMore, loading, failed = false, onMore, auto = true } = props;
  useReloadPlace(ref, { hasMore, isBusy: loading || failed, onMore });

  useEffect(() => {
    const element = ref.current;
    if (element === null || !auto) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '800px 0px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [auto]);

  useEffect(() => {
    if (!near || !hasMore || loading || failed || taken.current >= AUTO_PAGES) return;
    taken.current += 1;
    onMore();
  }, [near, hasMore, loading, failed, onMore]);

  return (
    <div ref={ref} className={styles.more}>
      {hasMore && (
        <Button
          busy={loading}
          onClick={() => {
            taken.current = 0;
            onMore();
          }}
        >
          {failed ? texts.retry : (props.label ?? texts.loadMore)}
        </Button>
      )}
    </div>
  );
}
