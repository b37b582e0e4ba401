import { REPORTS_A_DAY, type ReportReason } from '../../src/contract/report.ts';
import type { Queries } from '../db/database.ts';
import { nftPlace } from './nfts.ts';

const DAY_SECONDS = 86_400;

type Report = { uuid: string; owner: string; reason: ReportReason; detail: string; link: string; now: number };

/** Notes a report; the same person's second one of the same takes the first one's place. `now` in seconds. */
export async function saveReport(db: Queries, report: Report): Promise<'new' | 'again' | 'too-many'> {
  const { uuid, owner, reason, detail, link, now } = report;
  const changed = await db.query(
    `update reports set reason = $3, detail = $4, link = $5 where nft_uuid = $1 and owner = $2 returning 1`,
    [uuid, owner, reason, detail, link],
  );
  if (changed.length > 0) return 'again';
  const rows = await db.query(
    `insert into reports (nft_uuid, owner, reason, detail, link, created_at)
     select $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint
     where (select count(*) from reports where owner = $2::text and created_at > $6::bigint - ${DAY_SECONDS}) < ${REPORTS_A_DAY}
     on conflict (nft_uuid, owner) do update set reason = excluded.reason, detail = excluded.detail, link = excluded.link
     returning 1`,
    [uuid, owner, reason, detail, link, now],
  );
  return rows.length > 0 ? 'new' : 'too-many';
}

/** Where an item or a collection is shown, and its name in a mail; null where the market knows neither. */
export async function reportedPlace(db: Queries, uuid: string): Promise<{ path: string; name: string } | null> {
  const place = await nftPlace(db, uuid);
  if (place !== null)
    return { path: `/collections/${place.slug}/${place.identifier}`, name: `${place.slug} #${place.identifier}` };
  const [collection] = await db.query<{ slug: string }>('select slug from collections where uuid = $1', [uuid]);
  return collection ? { path: `/collections/${collection.slug}`, name: collection.slug } : null;
}
