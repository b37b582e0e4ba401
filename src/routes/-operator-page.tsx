import { useRouterState } from '@tanstack/react-router';
import { useSnapshot } from 'valtio/react';
import { NotFoundPage } from '../features/error-page/error-page.tsx';
import { Operator } from '../features/operator/operator.tsx';
import { authState } from '../services/auth-state.ts';
import { unrouted } from './-frame.tsx';
import { OPERATOR_PATH } from './-operator-path.ts';

/** The console, where an operator asks for it; everything else that is not there is not found. */
function OperatorOrNotFound() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { user } = useSnapshot(authState);
  if (path !== OPERATOR_PATH || user === null) return <NotFoundPage />;
  return <Operator key={user.address} path={OPERATOR_PATH} operator={user.address} otherwise={<NotFoundPage />} />;
}

/**
 * Draws the console where the router finds no page. It is no route: the tree of routes, which every visitor loads, does
 * not tell of it, and the server answers its address as an unknown one.
 */
export function drawOperator(): void {
  unrouted.page = () => <OperatorOrNotFound />;
  const { ready } = authState;
  authState.ready = !ready;
  authState.ready = ready;
}
