import type { ItemType } from '../../src/contract/primitives.ts';
import type { WalletEvent } from '../../src/contract/wallet-activity.ts';
import type { Param } from '../db/database.ts';
import { storedPrice, usdText } from '../core/price.ts';
import type { StoreContext } from './context.ts';
import { shownName } from './nft-rows.ts';
import { ofShownItem } from './shown.ts';
import { saleJoin, transferColumns, transferOf, type TransferListRow } from './transfers.ts';

type Row = TransferListRow & {
  chainId: number;
  slug: string;
  collectionName: string;
  address: `0x${string}`;
  royaltyRecipient: string;
  identifier: string;
  name: string;
  image: string;
  itemType: ItemType;
  usd: string | null;
  parameters: string | null;
};

/** Where a page ended: time, chain, block, log and place in the log. */
export type WalletPosition = readonly [time: number, chain: number, block: number, log: number, sub: number];

/** Null when the text is no `nextTS` of this list. */
export function parseWalletPosition(text: string): WalletPosition | null {
  if (!/^[0-9]{1,15}(-[0-9]{1,15}){4}$/.test(text)) return null;
  const [time = 0, chain = 0, block = 0, log = 0, sub = 0] = text.split('-').map(Number);
  return [time, chain, block, log, sub];
}

type Item = { itemType: number; token: string; startAmount: string; recipient?: string };
const isMoney = ({ itemType }: Item) => itemType <= 1;

/** The fees in an order's price, of so many of its units; null where it is not known, or is no plain order. */
function feesOf(row: Row, marketplace: string): WalletEvent['fees'] {
  if (row.parameters === null) return null;
  const { offer, consideration } = JSON.parse(row.parameters) as { offer: Item[]; consideration: Item[] };
  const units = BigInt([...offer, ...consideration].find((one) => !isMoney(one))?.startAmount ?? '0');
  if (units === 0n) return null;
  const to = (recipient: string) =>
    consideration
      .filter((one) => isMoney(one) && one.recipient?.toLowerCase() === recipient.toLowerCase())
      .reduce((sum, one) => sum + (BigInt(one.startAmount) * BigInt(row.amount)) / units, 0n);
  const toMarketplace = to(marketplace);
  const toCreator = row.royaltyRecipient.toLowerCase() === marketplace.toLowerCase() ? 0n : to(row.royaltyRecipient);
  return { marketplace: toMarketplace.toString(), creator: toCreator.toString() };
}

/** What an account sent and received over all networks, latest first. `nextTS` is null at the end. */
export async function walletActivity(
  context: StoreContext,
  wallet: string,
  o: { size: number; position: WalletPosition | null },
): Promise<{ data: WalletEvent[]; nextTS: string | null }> {
  const params: Param[] = [wallet.toLowerCase(), o.size + 1];
  const place = (of: string) => `${of}.time, ${of}.chain_id, ${of}.block_number, ${of}.log_index, ${of}.sub`;
  const down = (of: string) => place(of).replaceAll(',', ' desc,').concat(' desc');
  const older =
    o.position === null
      ? ''
      : `and (${place('x')}) < (${o.position.map((value) => `$${params.push(value)}::bigint`).join(', ')})`;
  const side = (column: 'sender' | 'receiver', besides = '') =>
    `(select * from transfers x where x.${column} = $1 ${besides} and ${ofShownItem('x')} ${older} order by ${down('x')} limit $2)`;
  const rows = await context.database.query<Row>(
    `select ${transferColumns}, t.chain_id as "chainId", c.slug, c.name as "collectionName", c.address,
       c.royalty_recipient as "royaltyRecipient", n.identifier, ${shownName} as name, n.image,
       c.item_type as "itemType", floor(coalesce(s.rank * s.amount, t.paid_rank * t.amount))::text as usd, r.parameters::text as parameters
     from (select * from (${side('sender')} union all ${side('receiver', 'and x.sender <> $1')}) both_sides
       order by ${down('both_sides')} limit $2) t
     join nfts n on n.uuid = t.nft_uuid join collections c on c.uuid = t.collection_uuid
     left ${saleJoin}
     left join orders r on r.chain_id = s.chain_id and r.hash = s.order_hash
     order by ${down('t')}`,
    params,
  );
  const page = rows.slice(0, o.size);
  const last = page.at(-1);
  return {
    data: page.flatMap((row) => {
      const network = context.networks.byId(row.chainId);
      if (!network) return [];
      const price = storedPrice(network, context.usdRates, row.unitValue, row.token);
      return [
        {
          ...transferOf(row, price),
          network: network.slug,
          chainId: row.chainId,
          collection: { slug: row.slug, name: row.collectionName, address: row.address },
          item: { identifier: row.identifier, name: row.name, image: row.image, itemType: row.itemType },
          usdThen: row.usd === null ? null : usdText(BigInt(row.usd)),
          fees: row.sold ? feesOf(row, network.feeRecipient) : null,
        },
      ];
    }),
    nextTS:
      rows.length > o.size && last
        ? [last.time, last.chainId, last.blockNumber, last.logIndex, last.sub].join('-')
        : null,
  };
}
