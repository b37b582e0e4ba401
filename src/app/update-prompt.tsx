import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { updateState } from '../services/update-state.ts';

const UpdateNote = lazy(() => import('./update-note.tsx').then((module) => ({ default: module.UpdateNote })));

const InstallNote = lazy(() => import('./install-note.tsx').then((module) => ({ default: module.InstallNote })));

/** A newer build waits for the person's word; or they are invited to install the app. */
export function UpdatePrompt() {
  const { available, inviting } = useSnapshot(updateState);
  if (!available && !inviting) return null;
  return <Suspense fallback={null}>{available ? <UpdateNote /> : <InstallNote />}</Suspense>;
}
