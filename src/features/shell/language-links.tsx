import { LANGUAGE, LANGUAGE_NAMES, LANGUAGE_PARAMETER } from '../../language/language.ts';
import * as texts from './texts.ts';

/** Links, so that a language can be read without a script, and found by its address. */
export const LanguageLinks = () => (
  <nav aria-label={texts.language}>
    {LANGUAGE_NAMES.map(([language, name]) => (
      <a
        key={language}
        href={`?${LANGUAGE_PARAMETER}=${language}`}
        lang={language}
        aria-current={language === LANGUAGE}
        onClick={(event) => {
          event.preventDefault();
          void import('./choose.ts').then((module) => module.pressLanguage(language, event.target as Element));
        }}
      >
        {name}
      </a>
    ))}
  </nav>
);
