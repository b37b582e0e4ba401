import { createRoute, type RegisteredRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { NotFoundPage } from '../features/error-page/error-page.tsx';
import { Operator } from '../features/operator/operator.tsx';
import { authState } from '../services/auth-state.ts';
import { PageWaits } from './-auth-gate.tsx';
import { OPERATOR_PATH } from './-operator-path.ts';

function OperatorPage() {
  const { user, ready } = useSnapshot(authState);
  /** Until it is known who was signed in: who signs in here has seen what everybody sees. */
  const [restoring, setRestoring] = useState(!ready);
  if (restoring && ready && user === null) setRestoring(false);
  const waiting = restoring ? <PageWaits /> : <NotFoundPage />;
  // A session that is restored has no access token yet: without one, the server knows no operator.
  if (user === null || !ready) return waiting;
  return (
    <Operator
      key={user.address}
      path={OPERATOR_PATH}
      operator={user.address}
      waiting={waiting}
      otherwise={<NotFoundPage />}
    />
  );
}

/**
 * Gives the console its route. The tree of routes, which every visitor loads, does not tell of it, and the server
 * answers its address as an unknown one. Resolves once it is shown there.
 */
export function addOperatorRoute(router: RegisteredRouter): Promise<void> {
  const layout = router.routesById['/_default'];
  const route = createRoute({ getParentRoute: () => layout, path: OPERATOR_PATH, component: OperatorPage });
  layout.addChildren([...Object.values(layout.children ?? {}), route]);
  router.setRoutes(router.buildRouteTree());
  return router.invalidate();
}
