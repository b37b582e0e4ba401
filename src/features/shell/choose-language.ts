import type { Language } from '../../language/language.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chooseLanguage } from '../../services/choose-language.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import * as texts from './choice-texts.ts';

/** What a press on a language's link does: the app in it, or a word about why not. The link is busy meanwhile. */
export async function pressLanguage(language: Language, link: Element): Promise<void> {
  if (Object.keys(transactionsState.running).length > 0) {
    raiseAlert({ status: 'error', title: texts.languageWaits, description: texts.languageWaitsHint });
    return;
  }
  // Set here and not by the view: the start page's code has no room.
  link.setAttribute('aria-busy', 'true');
  try {
    await chooseLanguage(language);
  } catch {
    link.removeAttribute('aria-busy');
    raiseAlert({ status: 'error', title: texts.languageFailed, description: texts.languageFailedHint });
  }
}
