import { index, onchainTable, primaryKey } from 'ponder';

export const item = onchainTable(
  'item',
  (t) => ({ collection: t.hex().notNull(), id: t.bigint().notNull(), owner: t.hex().notNull(), price: t.bigint() }),
  (table) => ({ pk: primaryKey({ columns: [table.collection, table.id] }), byOwner: index().on(table.owner) }),
);

export const balance = onchainTable(
  'balance',
  (t) => ({
    collection: t.hex().notNull(),
    id: t.bigint().notNull(),
    owner: t.hex().notNull(),
    amount: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.collection, table.id, table.owner] }) }),
);

export const transfer = onchainTable(
  'transfer',
  (t) => ({
    id: t.text().primaryKey(),
    collection: t.hex().notNull(),
    token: t.bigint().notNull(),
    from: t.hex().notNull(),
    to: t.hex().notNull(),
    amount: t.bigint().notNull(),
    block: t.bigint().notNull(),
    time: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (table) => ({ byItem: index().on(table.collection, table.token), byBlock: index().on(table.block) }),
);

export const sale = onchainTable(
  'sale',
  (t) => ({
    id: t.text().primaryKey(),
    order: t.hex().notNull(),
    collection: t.hex().notNull(),
    token: t.bigint().notNull(),
    seller: t.hex().notNull(),
    buyer: t.hex().notNull(),
    price: t.bigint().notNull(),
    block: t.bigint().notNull(),
    time: t.bigint().notNull(),
    transaction: t.hex().notNull(),
  }),
  (table) => ({ byItem: index().on(table.collection, table.token) }),
);

export const collection = onchainTable('collection', (t) => ({
  address: t.hex().primaryKey(),
  sales: t.integer().notNull(),
  volume: t.bigint().notNull(),
}));

export const approval = onchainTable(
  'approval',
  (t) => ({
    collection: t.hex().notNull(),
    owner: t.hex().notNull(),
    operator: t.hex().notNull(),
    given: t.boolean().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.collection, table.owner, table.operator] }) }),
);
