import { ponder } from 'ponder:registry';
import { approval, balance, collection, item, sale, transfer } from 'ponder:schema';
import { zeroAddress } from 'viem';

const NATIVE = 0;
const ERC20 = 1;

ponder.on('Single:Transfer', async ({ event, context }) => {
  const { from, to, id } = event.args;
  await context.db
    .insert(item)
    .values({ collection: event.log.address, id, owner: to, price: null })
    .onConflictDoUpdate({ owner: to });
  await context.db.insert(transfer).values({
    id: event.id,
    collection: event.log.address,
    token: id,
    from,
    to,
    amount: 1n,
    block: event.block.number,
    time: event.block.timestamp,
    transaction: event.transaction.hash,
  });
});

async function moved(context, event, id, amount, part) {
  const { from, to } = event.args;
  const add = (owner, by) =>
    context.db
      .insert(balance)
      .values({ collection: event.log.address, id, owner, amount: by })
      .onConflictDoUpdate((row) => ({ amount: row.amount + by }));
  if (from !== zeroAddress) await add(from, -amount);
  if (to !== zeroAddress) await add(to, amount);
  await context.db.insert(transfer).values({
    id: `${event.id}-${part}`,
    collection: event.log.address,
    token: id,
    from,
    to,
    amount,
    block: event.block.number,
    time: event.block.timestamp,
    transaction: event.transaction.hash,
  });
}

ponder.on('Editions:TransferSingle', ({ event, context }) => moved(context, event, event.args.id, event.args.value, 0));
ponder.on('Editions:TransferBatch', async ({ event, context }) => {
  for (const [at, id] of event.args.ids.entries()) await moved(context, event, id, event.args.values[at], at);
});

async function approved({ event, context }) {
  const { owner, operator, approved: given } = event.args;
  await context.db
    .insert(approval)
    .values({ collection: event.log.address, owner, operator, given })
    .onConflictDoUpdate({ given });
}
ponder.on('Single:ApprovalForAll', approved);
ponder.on('Editions:ApprovalForAll', approved);

ponder.on('Seaport:OrderFulfilled', async ({ event, context }) => {
  const { offer, consideration, offerer, recipient, orderHash } = event.args;
  const isMoney = ({ itemType }) => itemType === NATIVE || itemType === ERC20;
  const ware = offer.find((one) => !isMoney(one));
  if (ware === undefined) return;
  const price = consideration.filter(isMoney).reduce((sum, one) => sum + one.amount, 0n);
  await context.db.insert(sale).values({
    id: event.id,
    order: orderHash,
    collection: ware.token,
    token: ware.identifier,
    seller: offerer,
    buyer: recipient,
    price,
    block: event.block.number,
    time: event.block.timestamp,
    transaction: event.transaction.hash,
  });
  await context.db
    .insert(item)
    .values({ collection: ware.token, id: ware.identifier, owner: recipient, price })
    .onConflictDoUpdate({ price });
  await context.db
    .insert(collection)
    .values({ address: ware.token, sales: 1, volume: price })
    .onConflictDoUpdate((row) => ({ sales: row.sales + 1, volume: row.volume + price }));
});
