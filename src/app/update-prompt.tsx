import { useSnapshot } from 'valtio/react';
import { updateState } from '../services/update-state.ts';
import { lazyView } from '../ui/lazy-view.tsx';

const UpdateNote = lazyView(() => import('./update-note.tsx'), 'UpdateNote');

const InstallNote = lazyView(() => import('./install-note.tsx'), 'InstallNote');

/** A newer build waits for the person's consent; or they are invited to install the app. */
export function UpdatePrompt() {
  const { available, inviting } = useSnapshot(updateState);
  if (!available && !inviting) return null;
  return available ? <UpdateNote /> : <InstallNote />;
}
