import { onlineManager } from '@tanstack/react-query';

// The events report changes only: a page that opens offline must read the state. "Online" promises nothing.
if (typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine) onlineManager.setOnline(false);

/** Whether the device believes it has a network. A reachable network can still have a dead server. */
export const isOnline = () => onlineManager.isOnline();
/** Reports every change; returns how to stop. */
export const onOnlineChange = (listener: (online: boolean) => void) => onlineManager.subscribe(listener);
