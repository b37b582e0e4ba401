import type { Names } from '../../domain/clear-signing/line-text.ts';
import { tellCall, type AskedCall } from '../../services/clear-signing.ts';
import { dateTimeText } from '../../ui/time-text.ts';
import type { Question } from './confirm-window.ts';
import * as texts from './texts.ts';

/** What the window asks about calls; several are one batch. */
export function askAboutCalls(calls: readonly AskedCall[], network: string, names: Names): Question {
  const told = calls.map((call) => tellCall(call, names, dateTimeText));
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
