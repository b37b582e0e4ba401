import { initial } from './0001-initial.ts';
import { refreshSuccessor } from './0002-refresh-successor.ts';
import { orderWrites } from './0003-order-writes.ts';
import { restrictedOrders } from './0004-restricted-orders.ts';
import { replacingOrders } from './0005-replacing-orders.ts';
import { sessionsAndPermissions } from './0006-sessions-and-permissions.ts';
import { rateLimits } from './0007-rate-limits.ts';
import { openOrders } from './0008-open-orders.ts';
import { walletLogins } from './0009-wallet-logins.ts';
import { walletKeys } from './0010-wallet-keys.ts';
import { walletLoginList } from './0011-wallet-login-list.ts';
import { watchList } from './0012-watch-list.ts';
import { subscribers } from './0013-subscribers.ts';
import { collectionsByCreator } from './0014-collections-by-creator.ts';
import { collectionHistory } from './0015-collection-history.ts';
import { search } from './0016-search.ts';
import { itemsByRank } from './0018-items-by-rank.ts';
import { transfersByPerson } from './0019-transfers-by-person.ts';
import { latest } from './0020-latest.ts';
import { reports } from './0021-reports.ts';
import { media } from './0022-media.ts';
import { verified } from './0023-verified.ts';
import { dropPhases } from './0024-drop-phases.ts';
import { sessionsByAccount } from './0025-sessions-by-account.ts';
import { approvals } from './0026-approvals.ts';
import { notifiedOrders } from './0027-notified-orders.ts';
import { cautions } from './0028-cautions.ts';
import { traitsChanged } from './0029-traits-changed.ts';
import { weekVolume } from './0030-week-volume.ts';
import { pushSubscriptions } from './0031-push-subscriptions.ts';
import { tints } from './0032-tints.ts';
import { reportLinks } from './0033-report-links.ts';
import { inlineSources } from './0034-inline-sources.ts';
import { pushReminders } from './0035-push-reminders.ts';
import { mintCosts } from './0036-mint-costs.ts';
import { hourVolume } from './0037-hour-volume.ts';
import { boundedReads } from './0038-bounded-reads.ts';
import { leases } from './0039-leases.ts';
import { secondReading } from './0040-second-reading.ts';
import { metadataChanges } from './0041-metadata-changes.ts';
import { operator } from './0042-operator.ts';
import { jobs } from './0043-jobs.ts';
import { reindex } from './0044-reindex.ts';
import { contractDocuments } from './0045-contract-documents.ts';
import { addedCollections } from './0046-added-collections.ts';
import { rankAfter } from './0047-rank-after.ts';
import { retriedItems } from './0048-retried-items.ts';
import { countsRest } from './0049-counts-rest.ts';
import { themeFiles } from './0050-theme-files.ts';
import { itemsByTrait } from './0051-items-by-trait.ts';
import { nameWords } from './0052-name-words.ts';
import { pushSearches } from './0053-push-searches.ts';
import { narrowReads } from './0054-narrow-reads.ts';

export type Migration = { id: number; name: string; sql: string };

/** Numbered, append-only: an applied migration is never edited. */
export const migrations: readonly Migration[] = [
  { id: 1, name: 'initial', sql: initial },
  { id: 2, name: 'refresh-successor', sql: refreshSuccessor },
  { id: 3, name: 'order-writes', sql: orderWrites },
  { id: 4, name: 'restricted-orders', sql: restrictedOrders },
  { id: 5, name: 'replacing-orders', sql: replacingOrders },
  { id: 6, name: 'sessions-and-permissions', sql: sessionsAndPermissions },
  { id: 7, name: 'rate-limits', sql: rateLimits },
  { id: 8, name: 'open-orders', sql: openOrders },
  { id: 9, name: 'wallet-logins', sql: walletLogins },
  { id: 10, name: 'wallet-keys', sql: walletKeys },
  { id: 11, name: 'wallet-login-list', sql: walletLoginList },
  { id: 12, name: 'watch-list', sql: watchList },
  { id: 13, name: 'subscribers', sql: subscribers },
  { id: 14, name: 'collections-by-creator', sql: collectionsByCreator },
  { id: 15, name: 'collection-history', sql: collectionHistory },
  { id: 16, name: 'search', sql: search },
  { id: 18, name: 'items-by-rank', sql: itemsByRank },
  { id: 19, name: 'transfers-by-person', sql: transfersByPerson },
  { id: 20, name: 'latest', sql: latest },
  { id: 21, name: 'reports', sql: reports },
  { id: 22, name: 'media', sql: media },
  { id: 23, name: 'verified', sql: verified },
  { id: 24, name: 'drop-phases', sql: dropPhases },
  { id: 25, name: 'sessions-by-account', sql: sessionsByAccount },
  { id: 26, name: 'approvals', sql: approvals },
  { id: 27, name: 'notified-orders', sql: notifiedOrders },
  { id: 28, name: 'cautions', sql: cautions },
  { id: 29, name: 'traits-changed', sql: traitsChanged },
  { id: 30, name: 'week-volume', sql: weekVolume },
  { id: 31, name: 'push-subscriptions', sql: pushSubscriptions },
  { id: 32, name: 'tints', sql: tints },
  { id: 33, name: 'report-links', sql: reportLinks },
  { id: 34, name: 'inline-sources', sql: inlineSources },
  { id: 35, name: 'push-reminders', sql: pushReminders },
  { id: 36, name: 'mint-costs', sql: mintCosts },
  { id: 37, name: 'hour-volume', sql: hourVolume },
  { id: 38, name: 'bounded-reads', sql: boundedReads },
  { id: 39, name: 'leases', sql: leases },
  { id: 40, name: 'second-reading', sql: secondReading },
  { id: 41, name: 'metadata-changes', sql: metadataChanges },
  { id: 42, name: 'operator', sql: operator },
  { id: 43, name: 'jobs', sql: jobs },
  { id: 44, name: 'reindex', sql: reindex },
  { id: 45, name: 'contract-documents', sql: contractDocuments },
  { id: 46, name: 'added-collections', sql: addedCollections },
  { id: 47, name: 'rank-after', sql: rankAfter },
  { id: 48, name: 'retried-items', sql: retriedItems },
  { id: 49, name: 'counts-rest', sql: countsRest },
  { id: 50, name: 'theme-files', sql: themeFiles },
  { id: 51, name: 'items-by-trait', sql: itemsByTrait },
  { id: 52, name: 'name-words', sql: nameWords },
  { id: 53, name: 'push-searches', sql: pushSearches },
  { id: 54, name: 'narrow-reads', sql: narrowReads },
];
