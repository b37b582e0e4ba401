import type { AppConfig } from '../../contract/config.ts';
import { blockTime } from '../../device/chain-reads.ts';
import type { Names } from '../../domain/clear-signing/line-text.ts';
import { permissionEndOf } from '../../domain/permission-end.ts';
import { contractsOfCalls, tellCall, type AskedCall } from '../../services/clear-signing.ts';
import { readNames } from '../../services/contract-names.ts';
import { localTimeText } from '../../ui/local-time.ts';
import type { Question } from './confirm-window.ts';
import * as texts from './texts.ts';

/** What the window asks about calls; several are one batch. */
export function askAboutCalls(calls: readonly AskedCall[], network: string, names: Names): Question {
  const told = calls.map((call) => tellCall(call, names, localTimeText));
  const isOne = told.length === 1;
  const unexplained = calls.filter((_, index) => told[index]?.isExplained === false).map(({ data }) => data);
  return {
    title: told.at(-1)?.title ?? '',
    facts: [
      [texts.network, network],
      ...told.flatMap(({ title, facts }, index) => [
        ...(isOne ? [] : [[texts.step(index + 1, told.length), title] as const]),
        ...facts,
      ]),
    ],
    ...(unexplained.length > 0 ? { text: unexplained.join('\n\n') } : {}),
    ...(isOne ? {} : { note: texts.batchNote }),
    approve: texts.approve,
  };
}

/** What the window asks about calls, with the names and the time of their network. */
export async function readCallQuestion(
  calls: readonly AskedCall[],
  network: AppConfig['networks'][number],
): Promise<Question> {
  const end = permissionEndOf(calls);
  const [{ names, isUnread }, now] = await Promise.all([
    readNames(network, contractsOfCalls(calls)),
    // A device's clock can be wrong, and only the network's counts. Unread, the network judges alone.
    end === null ? null : blockTime(network.rpcUrls, 'pending').catch(() => null),
  ]);
  const question = { ...askAboutCalls(calls, network.name, names), isUnread };
  return end === null || now === null ? question : { ...question, secondsLeft: Math.max(0, end - now) };
}
