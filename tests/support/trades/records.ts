import type {
  Leg,
  TransactionRecord,
  TransactionStatus,
  TransactionType,
} from '../../../src/domain/transaction/record.ts';

export const USER: `0x${string}` = '0x00000000000000000000000000000000000000aa';
export const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const;

export function makeLeg(change: Partial<Leg> = {}): Leg {
  return {
    kind: 'main',
    chainId: 31337,
    from: USER,
    to: '0x00000000000000000000000000000000000000bb',
    value: '5',
    data: '0x1234',
    nonceFloor: 3,
    blockAtAsk: 10,
    ask: 'asked',
    hashes: [],
    nonce: null,
    receipt: null,
    attempt: 1,
    ...change,
  };
}

export function makeRecord(change: Partial<TransactionRecord> = {}): TransactionRecord {
  const type = (change.type ?? 'purchase:buy_now') as TransactionType;
  return {
    schema: 1,
    id: 'record',
    type,
    status: 'approve',
    hash: null,
    error: null,
    executor: { kind: type, version: 1, args: {} },
    shouldBeDeleted: false,
    rev: 0,
    userKey: USER,
    chainId: 31337,
    resources: ['31337:thing'],
    createdAt: 1,
    attempt: 1,
    connectorId: null,
    legs: [],
    ...change,
  };
}

/** A record as it looks in a status, with the legs that status implies. */
export function recordIn(status: TransactionStatus, type: TransactionType = 'purchase:buy_now'): TransactionRecord {
  const receipt = { hash: hashOf(1), blockHash: hashOf(100), blockNumber: 11 };
  const returned = makeLeg({ ask: 'returned', hashes: [hashOf(1)] });
  switch (status) {
    case 'confirm':
    case 'approve':
      return makeRecord({ status, type });
    case 'pending':
      return makeRecord({ status, type, hash: hashOf(1), legs: [returned] });
    case 'success':
    case 'finalized':
      return makeRecord({
        status,
        type,
        hash: hashOf(1),
        legs: [{ ...returned, receipt: { ...receipt, status: 'success' } }],
      });
    case 'reverted':
      return makeRecord({
        status,
        type,
        hash: hashOf(1),
        error: 'Transaction reverted',
        legs: [{ ...returned, receipt: { ...receipt, status: 'reverted' } }],
      });
    case 'error':
      return makeRecord({ status, type, error: 'boom', legs: [makeLeg({ ask: 'denied' })] });
    default:
      return status satisfies never;
  }
}
