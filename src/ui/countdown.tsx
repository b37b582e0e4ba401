import * as texts from './texts.ts';
import { clockParts } from './time-text.ts';
import { useNow } from './use-now.ts';

/** Time left until `at` (ms), in one line: `02:14:36`. It starts on the device. */
export function CountdownText({ at }: { at: number }) {
  const now = useNow('second');
  if (now === 0) return '––:––:––';
  const [days, ...rest] = clockParts(at - now).map((part) => part.value);
  return `${Number(days) > 0 ? `${Number(days)} ${texts.dayUnit} ` : ''}${rest.join(':')}`;
}
