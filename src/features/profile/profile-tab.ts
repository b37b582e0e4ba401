import { profileTabs, type ProfileTab } from '../../domain/paths.ts';

/** However it is written; an unknown tab falls back to Collected. */
export function parseProfileTab(value: unknown): ProfileTab {
  const asked = typeof value === 'string' ? value.toLowerCase() : '';
  return profileTabs.find((tab) => tab.toLowerCase() === asked) ?? 'Collected';
}
