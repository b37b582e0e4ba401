/** What page and server both decide from the user agent, so that both draw the same. */
export type DeviceType = 'mobile' | 'tablet' | 'desktop';

/** Decided from the user agent alone; width never counts. */
export function deviceTypeOf(userAgent: string): DeviceType {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Kindle/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'mobile' : 'tablet';
  if (/iPhone|iPod|Mobile|Windows Phone|BlackBerry|Opera Mini/i.test(userAgent)) return 'mobile';
  return 'desktop';
}
