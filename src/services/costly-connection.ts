import { isSavingData } from './saving-data.ts';

/** Chromium's own; the DOM types lack it. `type` is told on phones alone. */
type WithConnection = { connection?: { type?: string; effectiveType?: string } };

/** Whether what nobody asked for should wait: somebody saves data, pays for it as far as the browser says, or has little. */
export function isCostly(): boolean {
  const { type, effectiveType = '4g' } = (navigator as WithConnection).connection ?? {};
  return isSavingData() || type === 'cellular' || effectiveType !== '4g';
}
