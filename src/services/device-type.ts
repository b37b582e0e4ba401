import { deviceTypeOf } from '../contract/device-type.ts';

/** A window that is being resized is measured once it rests. */
const RESIZE_DELAY_MS = 50;

/**
 * Sets the type now and again 50 ms after the last resize (a device toolbar changes the agent). Styles follow
 * `data-device`, which the server sets on pages it draws.
 */
export function startDeviceType(): void {
  const read = () => {
    document.documentElement.dataset['device'] = deviceTypeOf(navigator.userAgent);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  read();
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(read, RESIZE_DELAY_MS);
  });
}
