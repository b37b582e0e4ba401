import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
import { AppUi } from '../features/shell/app-ui.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { FramedFailure, FramedNotFound } from './-frame.tsx';
import { rootHead } from './-head.ts';
import { followRedirectRule } from './-redirect-rules.ts';
import { OverlaySlot } from './-slots.tsx';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => followRedirectRule(location.pathname),
  head: rootHead,
  component: Root,
  notFoundComponent: FramedNotFound,
  errorComponent: (props) => (
    <AppUi>
      <FramedFailure {...props} />
      <Overlays />
    </AppUi>
  ),
});

function Overlays() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return (
    <>
      <LoadingBar active={loading} />
      <OverlaySlot />
      <Toasts />
    </>
  );
}

function Root() {
  return (
    <AppUi>
      <Outlet />
      <Overlays />
    </AppUi>
  );
}
