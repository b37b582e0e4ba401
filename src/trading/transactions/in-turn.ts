import { sentenceOf } from '../../domain/errors.ts';
import { readTransaction } from '../../device/transaction-store.ts';
import { raiseAlert } from '../../services/alerts.ts';
import type { Started } from './start-trade.ts';
import { transactionsState } from './transactions-state.ts';

/** Told where something else than the person's no keeps the rest from being started. */
export type RestTexts = { title: string; hint: string };

/**
 * Begins one transaction after the other: each wallet request waits until the one before was sent. After a
 * rejection the rest is not begun. Resolves when the first is stored. `checkout`: what their records share.
 * @throws what beginning the first one throws
 */
export async function startInTurn(
  checkout: string,
  parts: readonly (() => Promise<Started>)[],
  rest: RestTexts,
): Promise<void> {
  const [startFirst, ...startOthers] = parts;
  const { inTurn } = transactionsState;
  if (startOthers.length > 0) inTurn[checkout] = true;
  const endTurn = () => delete inTurn[checkout];
  try {
    const started = await startFirst!();
    void startOthersAfter(started, startOthers, rest).finally(endTurn);
  } catch (error) {
    endTurn();
    throw error;
  }
}

async function startOthersAfter(
  first: Started,
  others: readonly (() => Promise<Started>)[],
  rest: RestTexts,
): Promise<void> {
  try {
    let started = first;
    for (const startNext of others) {
      if (!(await isSent(started))) return;
      started = await startNext();
    }
    await isSent(started);
  } catch (error) {
    raiseAlert({ status: 'error', title: rest.title, description: sentenceOf(error, rest.hint) });
  }
}

/** When its wallet has answered: whether something was sent. */
async function isSent({ id, over }: Started): Promise<boolean> {
  await over;
  const status = (await readTransaction(id))?.status;
  return status === 'pending' || status === 'success';
}
