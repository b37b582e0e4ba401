import { APPROVALS_AT_MOST, type GivenApproval } from '../../src/contract/approval.ts';
import type { Queries } from '../db/database.ts';
import type { LogPlace } from './chain-rows.ts';
import type { StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';

/** An approval that an event gave, or took back. `identifier`: decimal, null for every item of the collection. */
export type ApprovalRow = {
  collectionUuid: string;
  owner: string;
  operator: string;
  identifier: string | null;
  given: boolean;
};

/** What an approval is about: a later one of the same takes its place. */
export const slotOf = (row: Pick<ApprovalRow, 'identifier' | 'operator'>) =>
  row.identifier === null ? `all:${row.operator}` : `item:${row.identifier}`;

/** Keeps the last event of each; one of before what is known changes nothing. */
export async function saveApprovals(
  tx: Queries,
  chainId: number,
  rows: readonly (LogPlace & ApprovalRow)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `insert into approvals as a (collection_uuid, owner, slot, operator, identifier, given, chain_id, block_number, log_index, time)
     select distinct on (collection, owner, slot) collection, owner, slot, operator, identifier, given, $1::bigint, block, log, time
     from jsonb_to_recordset($2::jsonb) r(collection text, owner text, slot text, operator text, identifier numeric,
       given boolean, block bigint, log int, time bigint)
     order by collection, owner, slot, block desc, log desc
     on conflict (collection_uuid, owner, slot) do update set operator = excluded.operator, given = excluded.given,
       block_number = excluded.block_number, log_index = excluded.log_index, time = excluded.time
     where (excluded.block_number, excluded.log_index) >= (a.block_number, a.log_index)`,
    [
      chainId,
      JSON.stringify(
        rows.map((row) => ({
          collection: row.collectionUuid,
          owner: row.owner,
          slot: slotOf(row),
          operator: row.operator,
          identifier: row.identifier,
          given: row.given,
          block: row.blockNumber,
          log: row.logIndex,
          time: row.time,
        })),
      ),
    ],
  );
}

/** The blocks above `number` are gone, and with them when it was; whether it stands, the chain will say. */
export async function forgetApprovalTimes(tx: Queries, chainId: number, number: number): Promise<void> {
  await tx.query(
    `update approvals set given = true, block_number = -1, log_index = 0, time = null
     where chain_id = $1 and block_number > $2`,
    [chainId, number],
  );
}

type ApprovalKey = { collection: string; owner: string; slot: string };

/** Approvals that are stored as given or taken back in these blocks, and that these rows do not tell so. */
export async function strangeApprovals(
  tx: Queries,
  chainId: number,
  o: { from: number; to: number; rows: readonly (LogPlace & ApprovalRow)[] },
): Promise<ApprovalKey[]> {
  const stored = await tx.query<ApprovalKey & { told: string }>(
    `select collection_uuid as collection, owner, slot, concat_ws(' ', collection_uuid, owner, slot, operator, identifier,
       block_number, log_index, case when given then 'true' else 'false' end) as told
     from approvals where chain_id = $1 and block_number between $2 and $3`,
    [chainId, o.from, o.to],
  );
  const right = new Set(
    o.rows.map((row) =>
      [
        row.collectionUuid,
        row.owner,
        slotOf(row),
        row.operator,
        ...(row.identifier === null ? [] : [row.identifier]),
        row.blockNumber,
        row.logIndex,
        row.given,
      ].join(' '),
    ),
  );
  return stored.filter(({ told }) => !right.has(told));
}

/** As if the blocks that told of them were gone. */
export async function forgetApprovals(tx: Queries, keys: readonly ApprovalKey[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.query(
    `update approvals a set given = true, block_number = -1, log_index = 0, time = null
     from jsonb_to_recordset($1::jsonb) r(collection text, owner text, slot text)
     where a.collection_uuid = r.collection and a.owner = r.owner and a.slot = r.slot`,
    [JSON.stringify(keys)],
  );
}

/** What an account let others move, the newest first. */
export async function approvalsOf(context: StoreContext, owner: string): Promise<GivenApproval[]> {
  const rows = await context.database.query<{
    chainId: number;
    contract: `0x${string}`;
    slug: string;
    collectionName: string;
    collectionImage: string;
    operator: `0x${string}`;
    identifier: string | null;
    name: string;
    image: string | null;
    since: number | null;
  }>(
    `select a.chain_id as "chainId", c.address as contract, c.slug, c.name as "collectionName", c.image as "collectionImage",
       a.operator, a.identifier, ${shownName} as name, n.image, a.time as since
     from (select * from approvals where owner = $1 and given order by block_number desc limit ${APPROVALS_AT_MOST}) a
     join collections c on c.uuid = a.collection_uuid
     left join nfts n on n.collection_uuid = a.collection_uuid and n.identifier = a.identifier
     order by a.block_number desc, a.log_index desc`,
    [owner.toLowerCase()],
  );
  return rows.flatMap((row) => {
    const network = context.networks.byId(row.chainId);
    if (network === undefined) return [];
    return [
      {
        chainId: row.chainId,
        network: network.slug,
        contract: row.contract,
        collection: { slug: row.slug, name: row.collectionName, image: row.collectionImage },
        operator: row.operator,
        item:
          row.identifier === null
            ? null
            : { identifier: row.identifier, name: row.name, image: row.image ?? row.collectionImage },
        since: row.since,
      },
    ];
  });
}
