import { Link, useRouter } from '@tanstack/react-router';
import type { AnchorProps } from '../../ui/host.tsx';
import { wantsLessMotion } from '../../ui/less-motion.ts';

/** Only the very page is current: an item's page is not that of its collection. */
const EXACT = { exact: true, includeSearch: true } as const;
const NOTHING = () => ({});
/** Who wants less motion sees none, so they need not wait for its first picture either. */
const MOTION = { types: () => !wantsLessMotion() && [] };

/** The router behind every `Anchor`: plain addresses in, client navigation out. */
export function AppLink({ href, replace, keepScroll, transition, target, children, ...rest }: AnchorProps) {
  const router = useRouter();
  if (!href.startsWith('/') || target !== undefined) {
    return (
      <a {...rest} href={href} target={target}>
        {children}
      </a>
    );
  }
  const [address = '', hash] = href.split('#', 2);
  const [path = '', query] = address.split('?', 2);
  return (
    <Link
      {...rest}
      to={path}
      search={query === undefined ? {} : router.options.parseSearch?.(query)}
      {...(hash === undefined ? {} : { hash })}
      {...(replace ? { replace: true } : {})}
      {...(keepScroll ? { resetScroll: false } : {})}
      {...(transition ? { viewTransition: MOTION } : {})}
      activeOptions={EXACT}
      activeProps={NOTHING}
    >
      {children}
    </Link>
  );
}
