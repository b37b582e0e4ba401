import { expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { openPglite } from '../db/pglite.ts';
import { queueUnreadDocuments } from './contract-documents.ts';

const collection = (uuid: string) =>
  `insert into collections (uuid, chain_id, address, slug, name, description, item_type, creator_name, creator_address,
     image, banner, royalty_bps, royalty_recipient, created_at, deployed_block)
   values ('${uuid}', 1, '${uuid}', '${uuid}', 'Name of ${uuid}', 'Words', 2, '', '', '', '', 0, '', 1, 1);`;

test('what collections say from before their contracts were asked stays, and each contract is asked once', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 45),
    );
    await old.script(`insert into networks (chain_id, slug, name) values (1, 'one', 'One'); ${collection('a')}`);
    await migrate(old);
    expect(await old.query('select name, description, registered, document from collections')).toEqual([
      { name: 'Name of a', description: 'Words', registered: null, document: {} },
    ]);
    await queueUnreadDocuments(old);
    await queueUnreadDocuments(old);
    expect(await old.query('select kind, key, asks from jobs')).toEqual([{ kind: 'document', key: 'a', asks: 1 }]);
  } finally {
    await old.close();
  }
});

test('documents that waited before they were jobs become jobs, after their rest; those that were read or given up do not', async () => {
  const old = await openPglite(undefined);
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id <= 45),
    );
    await old.script(`insert into networks (chain_id, slug, name) values (1, 'one', 'One');
      ${['waits', 'rests', 'read', 'gone'].map(collection).join('\n')}
      update collections set document_asks = 3, document_read = 2, document_tries = 2 where uuid in ('waits', 'rests');
      update collections set document_after = extract(epoch from now())::bigint + 1000 where uuid = 'rests';
      update collections set document_asks = 2, document_read = 2, document = '{"name":"x"}' where uuid = 'read';
      update collections set document_asks = 2, document_read = 2, document_tries = 5 where uuid = 'gone'`);
    await migrate(old);
    await queueUnreadDocuments(old);
    expect(
      await old.query(`select key, payload, attempts, round(extract(epoch from run_after - now()) / 100)::int as wait
        from jobs order by key`),
    ).toEqual([
      { key: 'rests', payload: { collection: 'rests' }, attempts: 0, wait: 10 },
      { key: 'waits', payload: { collection: 'waits' }, attempts: 0, wait: 0 },
    ]);
  } finally {
    await old.close();
  }
});
