import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { ToastList } from '../../ui/toast-list.tsx';
import { dismissToast, holdToasts, releaseToasts, startToasts, toastState } from './toast-state.ts';

/** The toast layer; one for the whole app. */
export function Toasts() {
  useEffect(startToasts, []);
  const { toasts } = useSnapshot(toastState);
  return <ToastList toasts={toasts} onDismiss={dismissToast} onHold={holdToasts} onRelease={releaseToasts} />;
}
