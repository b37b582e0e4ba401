import type { QueryClient } from '@tanstack/react-query';
import { Outlet, createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, type ComponentType } from 'react';
import { whenUnheard } from '../services/alerts.ts';
import { AppUi } from '../features/shell/app-ui.tsx';
import { PlainAlert } from '../ui/plain-alert.tsx';
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

/** Once it has come, a page that fails shows its toasts as well. */
let toasts: ComponentType | null = null;

/** Comes with the first alert, and gets those raised until then. Where it cannot come, the alert is told plainly. */
function ToastSlot() {
  const [Toasts, setToasts] = useState(() => toasts);
  const [untold, setUntold] = useState('');
  useEffect(
    () =>
      whenUnheard(
        ({ title, description, timer }) =>
          void import('../features/toasts/toasts.tsx').then(
            (module) => setToasts(() => (toasts = module.Toasts)),
            // The next alert asks again.
            () => {
              setUntold(`${title} ${description}`);
              setTimeout(setUntold, timer, '');
            },
          ),
      ),
    [],
  );
  return Toasts ? <Toasts /> : untold !== '' && <PlainAlert>{untold}</PlainAlert>;
}

function Overlays() {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return (
    <>
      <LoadingBar active={loading} />
      <OverlaySlot />
      <ToastSlot />
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
