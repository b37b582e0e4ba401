import { proxy } from 'valtio/vanilla';

/** Spec section 1: told by the user agent. */
export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** Spec section 9. */
const RESIZE_DELAY_MS = 50;

/** Decided from the user agent alone; width never counts. */
export function deviceTypeOf(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'mobile' : 'tablet';
  if (/iPhone|iPod|Mobile|Windows Phone|BlackBerry|Opera Mini/i.test(userAgent)) return 'mobile';
  return 'desktop';
}

/** The device this page runs on; `desktop` until {@link startDeviceType} has looked. */
export const deviceState = proxy<{ type: DeviceType }>({ type: 'desktop' });

/** Sets the type now and again 50 ms after the last resize (a device toolbar changes the agent). */
export function startDeviceType(): void {
  const read = () => {
    deviceState.type = deviceTypeOf(navigator.userAgent);
    document.documentElement.dataset['device'] = deviceState.type;
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  read();
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(read, RESIZE_DELAY_MS);
  });
}
