import type { Language } from '../../language/language.ts';

/** A paragraph or a list, in plain text. */
export type DocumentPart = string | { list: readonly string[] };
/** `title` '' of what an operator wrote before the first heading; `language`: of what an operator wrote. */
export type DocumentSection = {
  id: string;
  title: string;
  parts: readonly DocumentPart[];
  language?: Language;
};
export type DocumentContent = {
  /** A day, as `2026-11-20`. */
  since: string;
  version: number;
  sections: readonly DocumentSection[];
  /** In place of both, where the text is the operator's own. */
  inForce?: string;
};
