import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import type { NetworkHealth } from '../../src/contract/health.ts';
import { JOB_STATES, type JobCounts } from '../../src/contract/jobs.ts';

/* What Prometheus is told, in prom-client's own registry: one for the process. No label names a person. */

/** Answers to requests from outside, in seconds. `part`: what was asked, by {@link partOf}. */
export const requestSeconds = new Histogram({
  name: 'vitrine_http_request_seconds',
  help: 'Time until an answer was ready, by what was asked and its status',
  labelNames: ['part', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

export const rpcRequests = new Counter({
  name: 'vitrine_rpc_requests_total',
  help: 'Requests to nodes of a network, by method and whether they were answered',
  labelNames: ['chain', 'method', 'outcome'],
});

export const reorgs = new Counter({
  name: 'vitrine_reorgs_total',
  help: 'Times that blocks that had been read left the chain',
  labelNames: ['network'],
});

export const reorgBlocks = new Counter({
  name: 'vitrine_reorg_blocks_total',
  help: 'Blocks that had been read and left the chain',
  labelNames: ['network'],
});

export const missedLogs = new Counter({
  name: 'vitrine_missed_logs_total',
  help: 'Rows that a provider had left out, and that another one told of',
  labelNames: ['network'],
});

export const salesRead = new Counter({
  name: 'vitrine_sales_read_total',
  help: 'Sales read from the chain; those of an index that is built anew count again',
  labelNames: ['network'],
});

export const ordersSubmitted = new Counter({
  name: 'vitrine_orders_submitted_total',
  help: 'Signed orders, by network and what became of them: accepted, or why not',
  labelNames: ['chain', 'outcome'],
});

export const pushes = new Counter({
  name: 'vitrine_pushes_total',
  help: 'Pushes to browsers, by what became of them',
  labelNames: ['outcome'],
});

/** A caller who goes on after the first refusal is counted with each call. */
export const limitRefusals = new Counter({
  name: 'vitrine_limit_refusals_total',
  help: 'Calls that were turned away because there were too many, by limit',
  labelNames: ['limit'],
});

export const storeReads = new Counter({
  name: 'vitrine_store_reads_total',
  help: 'Reads that a replica may answer, by who did: replica, or primary where none was new enough',
  labelNames: ['from'],
});

export const jobsRun = new Counter({
  name: 'vitrine_jobs_run_total',
  help: 'Jobs that this node has done, by kind and what became of them: done, failed (and tried again), dead',
  labelNames: ['kind', 'outcome'],
});

const block = new Gauge({ name: 'vitrine_network_block', help: 'Last block read', labelNames: ['network'] });
const head = new Gauge({ name: 'vitrine_network_head_block', help: 'Last block seen', labelNames: ['network'] });
const lag = new Gauge({
  name: 'vitrine_network_lag_seconds',
  help: 'How long ago the network was read up to the present',
  labelNames: ['network'],
});
const isDown = new Gauge({
  name: 'vitrine_network_down',
  help: '1 while a network cannot be read',
  labelNames: ['network'],
});
const itemsWaiting = new Gauge({
  name: 'vitrine_metadata_waiting',
  help: 'Items that wait for their metadata, up to 10,000',
});
const jobs = new Gauge({
  name: 'vitrine_jobs',
  help: 'Jobs in the store, by kind and state: waiting, running, failed (to be tried again), dead; 10,000 at most',
  labelNames: ['kind', 'state'],
});
const oldestJob = new Gauge({
  name: 'vitrine_jobs_oldest_seconds',
  help: 'How long the oldest job of a kind has waited, 0 where none does',
  labelNames: ['kind'],
});

collectDefaultMetrics();

const PARTS = ['marketplace', 'data', 'rpc', 'demo', '_ipx', '_media', '_interactive', 'assets', 'health', 'ready'];

/** The first segment where it is one of these, else `page`: paths themselves are without number. */
export const partOf = (path: string): string => {
  const [, first = ''] = path.split('/', 2);
  return PARTS.includes(first) ? first.replace('_ipx', 'pictures').replace('_', '') : 'page';
};

/** How many seconds ago a network was read up to the present; null before anything is. */
export const lagOf = ({ readTo }: NetworkHealth, nowMs: number): number | null =>
  readTo === null || readTo === undefined ? null : Math.max(0, Math.floor(nowMs / 1000) - readTo);

/** Everything in Prometheus's text format. */
export async function exposition(o: {
  networks: readonly NetworkHealth[];
  /** Null where the store does not answer. */
  metadataWaiting: number | null;
  /** The same. */
  jobs: readonly JobCounts[] | null;
  now: number;
}): Promise<{ type: string; text: string }> {
  for (const network of o.networks) {
    const labels = { network: network.network };
    block.set(labels, network.block);
    head.set(labels, network.head);
    isDown.set(labels, network.state === 'down' ? 1 : 0);
    const seconds = lagOf(network, o.now);
    if (seconds !== null) lag.set(labels, seconds);
  }
  if (o.metadataWaiting !== null) itemsWaiting.set(o.metadataWaiting);
  for (const { kind, oldestSeconds, ...counts } of o.jobs ?? []) {
    for (const state of JOB_STATES) jobs.set({ kind, state }, counts[state]);
    oldestJob.set({ kind }, oldestSeconds ?? 0);
  }
  return { type: register.contentType, text: await register.metrics() };
}
