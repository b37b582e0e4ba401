import type { Language } from '../../language/language.ts';
import { raiseAlert } from '../../services/alerts.ts';
import { chooseLanguage } from '../../services/choose-language.ts';
import { transactionsState } from '../../trading/transactions/transactions-state.ts';
import * as texts from './choice-texts.ts';

/** What a press on a language does: the app in it, or a word about why not. */
export async function pressLanguage(language: Language): Promise<void> {
  if (Object.keys(transactionsState.running).length > 0) {
    raiseAlert({ status: 'error', title: texts.languageWaits, description: texts.languageWaitsHint });
    return;
  }
  try {
    await chooseLanguage(language);
  } catch {
    raiseAlert({ status: 'error', title: texts.languageFailed, description: texts.languageFailedHint });
  }
}
