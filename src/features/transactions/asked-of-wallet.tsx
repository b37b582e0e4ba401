import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio/react';
import type { Call } from '../../domain/transaction/ports.ts';
import type { TransactionRecord } from '../../domain/transaction/record.ts';
import { readNames } from '../../services/contract-names.ts';
import { contractsOfCalls, tellCall } from '../../services/clear-signing.ts';
import { networkById } from '../../services/runtime.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import { Asked } from '../../ui/asked.tsx';
import { dateTimeText } from '../../ui/time-text.ts';

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
  if (calls.length === 0 || !data) return null;
  return <Asked things={calls.map((call) => tellCall(call, data.names, dateTimeText))} />;
}
