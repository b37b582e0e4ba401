import { createRoot } from 'react-dom/client';
import type { PinQuestion } from '../../trading/chain/pin-question.ts';
import { PinChangeModal } from './pin-change.tsx';

/**
 * Shows what has changed above whatever is open, in a root of its own: pages draw nothing for it.
 * @returns whether the person trusts it; reloading or leaving answers nothing, and nothing is sent
 */
export function askAboutPins(question: PinQuestion): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (trusts: boolean) => {
      root.unmount();
      place.remove();
      resolve(trusts);
    };
    root.render(<PinChangeModal question={question} onAnswer={answer} />);
  });
}
