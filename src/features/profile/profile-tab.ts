import { profileTabs, type ProfileTab } from '../../domain/paths.ts';

/** Nobody but the profile's owner sees these. */
export const OWN_TABS: readonly ProfileTab[] = ['WatchList', 'Approvals'];

/**
 * However it is written; an unknown tab falls back to Collected. Earlier builds had one tab for all offers, whose
 * links said the side beside it.
 */
export function parseProfileTab(value: unknown, side?: unknown): ProfileTab {
  const asked = typeof value === 'string' ? value.toLowerCase() : '';
  if (asked === 'offers') return side === 'received' ? 'OffersReceived' : 'OffersMade';
  return profileTabs.find((tab) => tab.toLowerCase() === asked) ?? 'Collected';
}
