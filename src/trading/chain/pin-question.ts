import { proxy } from 'valtio/vanilla';
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

/** While it is on the screen, no other modal may come above it. */
export const pinQuestion = proxy({ isOpen: false });

export const askAboutPins: Ask = async (question) => {
  pinQuestion.isOpen = true;
  try {
    return await (
      await loadAsk()
    )(question);
  } finally {
    pinQuestion.isOpen = false;
  }
};
