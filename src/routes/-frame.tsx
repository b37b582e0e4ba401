import { Outlet } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { FailurePage, NotFoundPage } from '../features/error-page/error-page.tsx';
import { Shell } from '../features/shell/shell.tsx';
import { AuthGate } from './-auth-gate.tsx';
import { AccountSlot, NetworkSlot, TabsSlot } from './-slots.tsx';

declare global {
  interface Window {
    vitrineAlive?: boolean;
    vitrineEarlyClick?: HTMLElement;
  }
}

/**
 * Tells that the app hears presses and keys from now on. The frame and its page are taken over later than the root,
 * and the effects of what is within run before its own.
 */
function useAlive(): void {
  useEffect(() => {
    if (window.vitrineAlive) return;
    window.vitrineAlive = true;
    const early = window.vitrineEarlyClick;
    if (early?.isConnected) requestIdleCallback(() => early.click(), { timeout: 200 });
  }, []);
}

function Frame(props: { layout: 'default' | 'container'; children: ReactNode }) {
  useAlive();
  return (
    <Shell layout={props.layout} network={<NetworkSlot />} account={<AccountSlot />} tabs={<TabsSlot />}>
      {props.children}
    </Shell>
  );
}

export const DefaultLayout = () => (
  <Frame layout="default">
    <AuthGate>
      <Outlet />
    </AuthGate>
  </Frame>
);

export const ContainerLayout = () => (
  <Frame layout="container">
    <AuthGate>
      <Outlet />
    </AuthGate>
  </Frame>
);

/** Inside the frame, in the page's place: toasts and modals stay. */
export const FramedNotFound = () => (
  <Frame layout="default">
    <AuthGate isUnknown>
      <NotFoundPage />
    </AuthGate>
  </Frame>
);

export const FramedFailure = (props: { error: unknown; reset?: () => void }) => (
  <Frame layout="default">
    <FailurePage {...props} />
  </Frame>
);
