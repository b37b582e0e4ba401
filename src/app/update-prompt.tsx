import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { updateState } from '../services/update-state.ts';

const UpdateNote = lazy(() => import('./update-note.tsx').then((module) => ({ default: module.UpdateNote })));

/** A newer build waits for the person's word. */
export function UpdatePrompt() {
  const { available } = useSnapshot(updateState);
  if (!available) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNote />
    </Suspense>
  );
}
