import { many } from './client.ts';
import { newCaller, type Target } from './people.ts';
import { tally } from './result.ts';

const random = () => Math.random().toString(36).slice(2);

/** Pages nobody asked for before, as fast as one address can. */
export async function madeUpPages(t: Target) {
  const attack = tally('pages by random queries and addresses');
  const ask = newCaller(t);
  const paths = [
    () => `/?x=${random()}`,
    () => `/?utm_source=${random()}&x=${random()}`,
    () => `/collections?q=${random()}`,
    () => `/collections/${random()}?x=${random()}`,
    () => `/${random()}/${random()}`,
  ];
  const answers = await many(1_000, 16, (index) => ask(paths[index % paths.length]?.() ?? '/'));
  for (const { status, ms } of answers)
    attack.check(
      status > 0 && status < 500 && ms < 5_000,
      () => `a page was answered ${status} after ${ms.toFixed(0)} ms`,
    );
  attack.note(`slowest ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms`);
  return attack.row;
}

/** Random searches, and pages far behind the end of lists. */
export async function randomSearches(t: Target) {
  const attack = tally('random searches and lists');
  const ask = newCaller(t);
  const paths = [
    () => `/data/autocomplete/nfts?pattern=${random()}&size=100`,
    () => `/data/autocomplete/collections?pattern=%25${random()}%25&size=100`,
    () => `/marketplace/v1/orders/list?size=100&page=${Math.floor(Math.random() * 100_000)}`,
    () => `/data/nfts/0x${'a'.repeat(40)}?next=${random()}`,
    () => `/data/collections?size=100000&x=${random()}`,
  ];
  const answers = await many(t.isShort ? 60 : 1_000, 16, (index) => ask(paths[index % paths.length]?.() ?? '/'));
  for (const { status } of answers) attack.check(status > 0 && status < 500, () => `a search was answered ${status}`);
  attack.note(`slowest ${Math.max(...answers.map(({ ms }) => ms)).toFixed(0)} ms`);
  return attack.row;
}
