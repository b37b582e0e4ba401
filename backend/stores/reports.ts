import { REPORTS_A_DAY, type ReportReason } from '../../src/contract/report.ts';
import type { Queries } from '../db/database.ts';

const DAY_SECONDS = 86_400;

type Report = { uuid: string; owner: string; reason: ReportReason; detail: string; now: number };

/** Notes a report; the same person's second one of an item takes the first one's place. `now` in seconds. */
export async function saveReport(db: Queries, report: Report): Promise<'new' | 'again' | 'too-many'> {
  const { uuid, owner, reason, detail, now } = report;
  const changed = await db.query(
    `update reports set reason = $3, detail = $4 where nft_uuid = $1 and owner = $2 returning 1`,
    [uuid, owner, reason, detail],
  );
  if (changed.length > 0) return 'again';
  const rows = await db.query(
    `insert into reports (nft_uuid, owner, reason, detail, created_at)
     select $1::text, $2::text, $3::text, $4::text, $5::bigint
     where (select count(*) from reports where owner = $2::text and created_at > $5::bigint - ${DAY_SECONDS}) < ${REPORTS_A_DAY}
     on conflict (nft_uuid, owner) do update set reason = excluded.reason, detail = excluded.detail
     returning 1`,
    [uuid, owner, reason, detail, now],
  );
  return rows.length > 0 ? 'new' : 'too-many';
}
