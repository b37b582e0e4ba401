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
export function AskedOfWallet({ record, left }: { record: TransactionRecord; left: number | null }) {
  const { asked } = useSnapshot(transactionsState);
  const calls = openCalls(record, asked[record.id]);
  const contracts = contractsOfCalls(calls);
  const network = networkById(record.chainId);
  const { data } = useQuery({
    queryKey: ['chain', 'names', record.chainId, ...contracts],
    queryFn: () => (network === null ? null : readNames(network, contracts)),
    enabled: calls.length > 0,
  });
  return (
    <>
      {left !== null && left > 0 && <p className={styles.timeLeft}>{texts.approveWithin(minutesText(left))}</p>}
      {calls.length > 0 && data && <Asked things={calls.map((call) => tellCall(call, data.names, localTimeText))} />}
    </>
  );
}

/**
 * Seconds until the marketplace's permission for what the wallet is asked ends; null where there is none, or nobody
 * knows. What is approved afterwards fails, at the person's cost.
 */
export function useTimeLeft(record: TransactionRecord): number | null {
  const { asked } = useSnapshot(transactionsState);
  const { chainId } = record;
  const end = permissionEndOf(openCalls(record, asked[record.id]));
  const [told, setTold] = useState<{ end: number; left: number } | null>(null);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    if (end === null) return;
    blockTime(rpcUrlsOf(chainId), 'pending').then(
      (now) => isGone || (stop = countDown(Math.max(0, end - now), (left) => setTold({ end, left }))),
      // Unread, the network judges alone.
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
    };
  }, [chainId, end]);
  return told !== null && told.end === end ? told.left : null;
}
