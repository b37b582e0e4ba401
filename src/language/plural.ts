import { LANGUAGE, LOCALES } from './language.ts';

const rules = /* @__PURE__ */ new Intl.PluralRules(LOCALES[LANGUAGE]);

/**
 * The words for a count, by the rules of this build's language, or of the server's readers. The count may be written
 * for reading: `1,234`.
 */
export const plural = (
  count: number | bigint | string,
  words: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string },
  by = rules,
): string => words[by.select(Number(String(count).replaceAll(',', '')))] ?? words.other;
