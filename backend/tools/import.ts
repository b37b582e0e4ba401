import { StartError, type Config } from '../config.ts';
import type { ExportRecord, OrderRecord } from '../core/export-records.ts';
import { askServer, type ServerAsked } from '../launch/ask.ts';
import type { Place } from '../launch/control.ts';
import { requireStateFolder } from '../launch/state-folder.ts';
import { connectToHolder } from '../launch/state-lock.ts';
import { counted } from './command.ts';
import { readExport, requireWhole } from './export-file.ts';

const AT_ONCE = 100;
/** At most this many unknown names are listed. */
const MOST_NAMED = 20;

/** What became of an export's orders, and whether it has a theme; `unknown` are those of networks and collections that are not traded here. */
export type Imported = {
  signer: string;
  isThemed: boolean;
  taken: number;
  there: number;
  refused: Map<string, { count: number; sentence: string }>;
  unknown: { networks: Names; collections: Names; orders: number };
};
export type Names = { count: number; named: string[] };

type PlaceRecord = Extract<ExportRecord, { slug: string }>;
const keyOf = ({ chainId, collection }: Place) => `${chainId}:${collection ?? ''}`;

/** Hands records to the server, as many at once as are of one part. */
function createHandOver(server: Pick<ServerAsked, 'known' | 'take'>, signer: string) {
  const imported: Imported = {
    signer,
    isThemed: false,
    taken: 0,
    there: 0,
    refused: new Map(),
    unknown: { networks: { count: 0, named: [] }, collections: { count: 0, named: [] }, orders: 0 },
  };
  const { unknown } = imported;
  const strange = new Set<string>();

  async function look(records: readonly PlaceRecord[]): Promise<void> {
    const places = records.map((record): Place => {
      const { chainId } = record;
      return { chainId, collection: record.part === 'collection' ? record.address : null };
    });
    const known = await server.known(places);
    for (const [index, record] of records.entries()) {
      const place = places[index];
      if (known[index] === true || !place) continue;
      strange.add(keyOf(place));
      const names = record.part === 'collection' ? unknown.collections : unknown.networks;
      names.count += 1;
      if (names.named.length < MOST_NAMED) names.named.push(record.slug);
    }
  }

  async function take(records: readonly OrderRecord[]): Promise<void> {
    const isStrange = ({ chainId, collection }: OrderRecord) =>
      strange.has(keyOf({ chainId, collection: null })) || strange.has(keyOf({ chainId, collection }));
    const orders = records.filter((record) => !isStrange(record));
    unknown.orders += records.length - orders.length;
    if (orders.length === 0) return;
    for (const verdict of await server.take(orders)) {
      if (verdict.became !== 'refused') {
        imported[verdict.became] += 1;
        continue;
      }
      const { reason, sentence } = verdict;
      const count = (imported.refused.get(reason)?.count ?? 0) + 1;
      imported.refused.set(reason, { count, sentence });
    }
  }

  return { imported, look, take };
}

/** Hands the records to a server, up to `AT_ONCE` at a time. @throws StartError, which says how many orders stay */
export async function handOver(
  server: Pick<ServerAsked, 'known' | 'take'>,
  records: AsyncIterable<ExportRecord>,
  signer: string,
): Promise<Imported> {
  const { imported, look, take } = createHandOver(server, signer);
  let places: PlaceRecord[] = [];
  let orders: OrderRecord[] = [];
  const flush = async () => {
    const [looked, taken] = [places, orders];
    [places, orders] = [[], []];
    if (looked.length > 0) await look(looked);
    if (taken.length > 0) await take(taken);
  };
  try {
    for await (const record of records) {
      if (record.part === 'order') orders.push(record);
      else if (record.part === 'theme') imported.isThemed = true;
      // The server knows by its own index which items there are, and which of them have a trait.
      else if (record.part === 'network' || record.part === 'collection') places.push(record);
      if (places.length + orders.length >= AT_ONCE) await flush();
    }
    await flush();
  } catch (error) {
    if (!(error instanceof StartError) || imported.taken === 0) throw error;
    const sentence = `Orders taken until then: ${counted(imported.taken)}. They stay; import the file again.`;
    throw new StartError(`${error.message} ${sentence}`, { cause: error });
  }
  return imported;
}

/**
 * Hands the orders of an export to the server that runs, which judges each as if its maker had sent it. Done again, it
 * changes nothing but what was refused then and holds now.
 */
export async function importMarket(config: Config, file: string, signer: string | undefined): Promise<Imported> {
  requireStateFolder(config.stateDir);
  const { signer: signedBy } = await requireWhole(file, signer);
  const socket = await connectToHolder(config.stateDir);
  if (socket === null) throw new StartError('The server judges each order: start it, then import.');
  const server = askServer(socket);
  try {
    await server.requireNetworksRead();
    return await handOver(server, readExport(file), signedBy);
  } finally {
    server.end();
  }
}

const named = (what: string, { count, named }: Names): string[] => {
  if (count === 0) return [];
  const more = count > named.length ? ` and ${counted(count - named.length)} more` : '';
  return [`${what} ${named.join(', ')}${more}`];
};

/** What became of it, a line each. */
export function summaryOf({ signer, isThemed, taken, there, refused, unknown }: Imported): string[] {
  const refusals = [...refused].toSorted(([, a], [, b]) => b.count - a.count);
  const count = refusals.reduce((sum, [, one]) => sum + one.count, 0);
  const strangers = [...named('networks', unknown.networks), ...named('collections', unknown.collections)];
  return [
    `Signed by ${signer}.`,
    `Taken: ${counted(taken)}. Already there: ${counted(there)}. Refused: ${counted(count)}.`,
    ...refusals.map(([reason, one]) => `  ${counted(one.count)} ${reason}: ${one.sentence}`),
    ...(strangers.length === 0
      ? []
      : [`Not traded here, with ${counted(unknown.orders)} orders: ${strangers.join('; ')}.`]),
    ...(isThemed ? ['Passed over: its theme. This market looks as its own operator decides.'] : []),
  ];
}
