import { createRoute, type RegisteredRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { NotFoundPage } from '../features/error-page/error-page.tsx';
import { Operator } from '../features/operator/operator.tsx';
import { authState } from '../services/auth-state.ts';
import { OPERATOR_PATH } from './-operator-path.ts';

function OperatorPage() {
  const { user } = useSnapshot(authState);
  if (user === null) return <NotFoundPage />;
  return <Operator key={user.address} path={OPERATOR_PATH} operator={user.address} otherwise={<NotFoundPage />} />;
}

/**
 * Gives the console its route. The tree of routes, which every visitor loads, does not tell of it, and the server
 * answers its address as an unknown one.
 */
export function addOperatorRoute(router: RegisteredRouter): void {
  const layout = router.routesById['/_default'];
  const route = createRoute({ getParentRoute: () => layout, path: OPERATOR_PATH, component: OperatorPage });
  layout.addChildren([...Object.values(layout.children ?? {}), route]);
  router.setRoutes(router.buildRouteTree());
  void router.invalidate();
}
