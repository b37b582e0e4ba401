import type { PinChange } from '../../domain/pins.ts';

/*
 * How a person is asked about what is said otherwise than at the first visit. This layer knows no views.
 */

export type PinQuestion = { network: string; changes: readonly PinChange[] };

/** @returns whether the person trusts what is said now */
type Ask = (question: PinQuestion) => Promise<boolean>;

let loadAsk: () => Promise<Ask> = () => Promise.resolve(() => Promise.resolve(false));

/** The app says what shows the question; without that, nothing is trusted. */
export const askAboutPinsWith = (load: () => Promise<Ask>): void => {
  loadAsk = load;
};

let before: Promise<unknown> = Promise.resolve();

/** One question at a time: `stillOpen` tells what is left to ask once those before are answered. */
export function askAboutPins(stillOpen: () => Promise<PinQuestion | null>): Promise<boolean> {
  const answer = before.then(async () => {
    const question = await stillOpen();
    return question === null || (await loadAsk())(question);
  });
  before = answer.catch(() => undefined);
  return answer;
}
