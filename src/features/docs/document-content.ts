/** A paragraph or a list, in plain text. */
export type DocumentPart = string | { list: readonly string[] };
export type DocumentSection = { id: string; title: string; parts: readonly DocumentPart[] };
export type DocumentContent = {
  /** A day, as `2026-11-20`. */
  since: string;
  version: number;
  sections: readonly DocumentSection[];
};
