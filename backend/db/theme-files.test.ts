import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { openPglite } from './pglite.ts';

test('what operators decided before there were themes stays, and an older build still decides', async () => {
  const old = await openPglite(undefined);
  const decide = (about: string) =>
    old.script(
      `insert into operator_decisions (subject, about, value, entry, decided_at) values ('m', '${about}', '2', 'e', 1)`,
    );
  try {
    await migrate(
      old,
      migrations.filter(({ id }) => id < 50),
    );
    await decide('limits');
    await migrate(old);
    await decide('featured');
    expect(await old.query('select about from operator_decisions order by about')).toEqual([
      { about: 'featured' },
      { about: 'limits' },
    ]);
    expect(await old.query('select * from theme_files')).toEqual([]);
  } finally {
    await old.close();
  }
});
