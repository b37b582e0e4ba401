import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { Call } from '../../domain/transaction/ports.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { blockTime } from '../../device/chain-reads.ts';
import { permissionEndOf } from '../../domain/permission-end.ts';
import { rpcUrlsOf } from '../../services/chain.ts';
import { readNames } from '../../services/contract-names.ts';
import { contractsOfCalls, tellCall } from '../../services/clear-signing.ts';
import { networkById } from '../../services/runtime.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import { Asked } from '../../ui/asked.tsx';
import { countDown, minutesText } from '../../ui/count-down.ts';
import { Note } from '../../ui/note.tsx';
import { localTimeText } from '../../ui/local-time.ts';
import styles from './event-modal.module.css';
import * as texts from './texts.ts';

/** What a wallet has been asked and has not answered: this tab's own calls, or after a reload what was stored. */
function openCalls(record: TransactionRecord, asked: readonly Call[] | undefined): readonly Call[] {
  const leg = record.legs.at(-1);
  const isOpen = leg?.attempt === record.attempt && (leg.ask === 'asked' || leg.ask === 'unknown');
  if (record.status !== 'approve' || !isOpen) return [];
  return asked ?? [{ ...leg, value: BigInt(leg.value) }];
}

/** The words that a wallet has for it, before it opens: the same descriptors, the same lines. */
export function AskedOfWallet({ record }: { record: TransactionRecord }) {
  const { asked } = useSnapshot(transactionsState);
  const calls = openCalls(record, asked[record.id]);
  const contracts = contractsOfCalls(calls);
  const network = networkById(record.chainId);
  const { data } = useQuery({
    queryKey: ['chain', 'names', record.chainId, ...contracts],
    queryFn: () => (network === null ? null : readNames(network, contracts)),
    enabled: calls.length > 0,
  });
  const end = permissionEndOf(calls);
  return (
    <>
      {end !== null && <TimeLeft key={end} chainId={record.chainId} end={end} />}
      {calls.length > 0 && data && <Asked things={calls.map((call) => tellCall(call, data.names, localTimeText))} />}
    </>
  );
}

/** What is approved after the marketplace's permission (`end`, Unix seconds of the network) fails, at the person's cost. */
function TimeLeft({ chainId, end }: { chainId: number; end: number }) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    blockTime(rpcUrlsOf(chainId), 'pending').then(
      (now) => isGone || (stop = countDown(Math.max(0, end - now), setLeft)),
      // Unread, the network judges alone.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [chainId, end]);
  if (left === null) return null;
  return left === 0 ? (
    <Note tone="warn" live>
      {texts.permissionOver}
    </Note>
  ) : (
    <p className={styles.timeLeft}>{texts.approveWithin(minutesText(left))}</p>
  );
}
