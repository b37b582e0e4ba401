import { onlineManager } from '@tanstack/react-query';

/** Whether the device believes it has a network. A reachable network can still have a dead server. */
export const isOnline = () => onlineManager.isOnline();
export const onOnlineChange = (listener: (online: boolean) => void) => onlineManager.subscribe(listener);
