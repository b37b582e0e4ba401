import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { allTransactions } from '../../device/transaction-store.ts';
import { Button } from '../../ui/button.tsx';
import { Row, Rows } from '../../ui/blocks.tsx';
import { Part } from './part.tsx';

declare const __BUILD_ID__: string;

/* What this device and its server are at now, for whoever looks for a fault. Nothing of it is stored. */

const KEY = 'workbench';
const EVERY_MS = 5_000;

const megabytes = (bytes: number | undefined) => (bytes === undefined ? 'unknown' : `${(bytes / 1e6).toFixed(1)} MB`);

async function readDevice(): Promise<[label: string, value: string][]> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const workers = (['installing', 'waiting', 'active'] as const).filter((state) => registration?.[state]);
  const { usage, quota } = await navigator.storage.estimate();
  const names = await caches.keys();
  const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  return [
    ['Build', __BUILD_ID__],
    ['Worker', workers.length === 0 ? 'none' : workers.join(', ')],
    ['Page under the worker', navigator.serviceWorker?.controller ? 'yes' : 'no'],
    ['Network', navigator.onLine ? 'online' : 'offline'],
    ['Storage', `${megabytes(usage)} of ${megabytes(quota)}`],
    ...names.map((name, index): [string, string] => [`Cache ${name}`, `${counts[index]} files`]),
  ];
}

async function readServer(signal: AbortSignal): Promise<[label: string, value: string][]> {
  const services = { Marketplace: import('../../services/marketplace.ts'), Data: import('../../services/data.ts') };
  const answers = await Promise.all(
    Object.entries(services).map(async ([name, service]): Promise<[string, string][]> => {
      try {
        const { data } = await (await service).healthCheck(signal);
        return [
          [name, 'takes writes'],
          ...(data?.networks ?? []).map(({ network, state, block, head, error }): [string, string] => [
            `${name}, ${network}`,
            `${state}, block ${block} of ${head}${error === null ? '' : `: ${error}`}`,
          ]),
        ];
      } catch (error) {
        return [[name, error instanceof Error ? error.message : 'no answer']];
      }
    }),
  );
  return answers.flat();
}

function Facts(props: { title: string; read: (signal: AbortSignal) => Promise<[label: string, value: string][]> }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [KEY, props.title],
    queryFn: ({ signal }) => props.read(signal),
    refetchInterval: EVERY_MS,
    networkMode: 'always',
    gcTime: 0,
  });
  return (
    <Part title={props.title}>
      {data === undefined ? (
        <p role="status">{error === null ? 'Looking…' : error.message}</p>
      ) : (
        <Rows>
          {data.map(([label, value]) => (
            <Row key={label} label={label}>
              {value}
            </Row>
          ))}
        </Rows>
      )}
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        Look again
      </Button>
    </Part>
  );
}

/** Everything the device has written down of transactions, whoever's they are. */
async function readJournal(): Promise<[label: string, value: string][]> {
  const records = await allTransactions();
  if (records.length === 0) return [['Transactions', 'none on this device']];
  return records
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .map(({ createdAt, type, status, attempt, hash, id }) => [
      `${new Date(createdAt).toISOString()} ${type}`,
      `${status}, attempt ${attempt}, ${hash ?? 'no hash'}, ${id.slice(0, 8)}`,
    ]);
}

export const Workbench = (): ReactNode => (
  <>
    <Facts title="Device" read={readDevice} />
    <Facts title="Server" read={readServer} />
    <Facts title="Transaction journal" read={readJournal} />
  </>
);
