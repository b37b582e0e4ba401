import { useMatches, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { homePath } from '../domain/paths.ts';
import { authState, hasStoredSession } from '../services/auth-state.ts';
import { ItemGridSkeleton } from '../ui/item-card.tsx';
import { Wrap } from '../ui/layout.tsx';

/** While it is not known what there is to see. */
export const PageWaits = () => (
  <Wrap>
    <div aria-busy="true">
      <ItemGridSkeleton count={12} density="six" />
    </div>
  </Wrap>
);

/**
 * The guard of pages that require a signed-in user. It decides once the session is known, at the first load, after a
 * link and after a sign-out alike; the server knows no session, so it renders nobody's page. What `isUnknown` may be there
 * for who is signed in: it waits for a session that is being restored, and for no other.
 */
export function AuthGate({ isUnknown, children }: { isUnknown?: boolean; children: ReactNode }) {
  const isRequired = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.requiresAuth === true),
  });
  const { user, ready } = useSnapshot(authState);
  const navigate = useNavigate();
  const isTurnedAway = isRequired && ready && user === null;
  /** Who signs out on such a page knows why they are led away. */
  const had = useRef(false);
  useEffect(() => {
    if (isTurnedAway && !had.current) {
      const path = location.pathname;
      void import('./-turned-away.ts').then(
        (told) => told.tellWhy(path),
        () => undefined,
      );
    }
    had.current = user !== null;
    if (isTurnedAway) void navigate({ to: homePath(), replace: true });
  }, [isTurnedAway, navigate, user]);
  const waits = isUnknown ? !ready && hasStoredSession() : isRequired && user === null;
  return waits ? <PageWaits /> : children;
}
