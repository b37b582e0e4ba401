import { LEAST_CONTRAST, accentContrast, type Shade } from '../../contract/theme-looks.ts';
import type { OperatorTheme } from '../../contract/operator-theme.ts';
import { legalDocuments, type LegalDocument, type Theme } from '../../contract/theme.ts';
import { LANGUAGES, type Language } from '../../language/language.ts';

/** A text by document and language. */
export type TextKey = `${LegalDocument}.${Language}`;
/** What is typed: '' for what is built in. `mark`: an id, or a picture that was chosen now, in base64. */
export type Draft = {
  name: string;
  light: string;
  dark: string;
  mark: { id: string } | { picture: string } | null;
  texts: Partial<Record<TextKey, string>>;
};

export const textKey = (slug: LegalDocument, language: Language): TextKey => `${slug}.${language}`;
const keys = legalDocuments.flatMap((slug) =>
  LANGUAGES.map((language) => ({ slug, language, key: textKey(slug, language) })),
);

export function draftOf({ theme, texts }: OperatorTheme): Draft {
  const written = keys.flatMap(({ slug, language, key }) => {
    const id = theme?.documents[slug]?.[language];
    return id === undefined ? [] : [[key, texts[id] ?? ''] as const];
  });
  return {
    name: theme?.name ?? '',
    light: theme?.accent?.light ?? '',
    dark: theme?.accent?.dark ?? '',
    mark: theme?.mark == null ? null : { id: theme.mark },
    texts: Object.fromEntries(written),
  };
}

const isColour = (colour: string) => /^#[0-9a-f]{6}$/.test(colour);

export type AccentProblem = { why: 'no-colour' | 'no-other' } | { why: 'contrast'; contrast: number };

/** What is wrong with one colour of an accent; null where it may be taken. A colour needs its other one. */
export function accentProblem(draft: Pick<Draft, Shade>, shade: Shade): AccentProblem | null {
  const colour = draft[shade];
  const other = shade === 'light' ? draft.dark : draft.light;
  if (colour === '') return other === '' ? null : { why: 'no-other' };
  if (!isColour(colour)) return { why: 'no-colour' };
  const contrast = accentContrast(colour, shade);
  return contrast < LEAST_CONTRAST ? { why: 'contrast', contrast } : null;
}

/** The accent to be shown; null while it is none. */
export const accentOf = ({ light, dark }: Pick<Draft, Shade>): Theme['accent'] =>
  isColour(light) && isColour(dark) ? { light, dark } : null;

/**
 * What a draft decides, once its mark and texts are stored. What it leaves as it was keeps its id, and so its day.
 * @throws what `store` throws
 */
export async function themeOf(
  draft: Draft,
  now: OperatorTheme,
  store: (file: { kind: 'mark'; picture: string } | { kind: 'text'; text: string }) => Promise<string>,
): Promise<Theme> {
  const before = draftOf(now);
  const documents: Partial<Record<LegalDocument, Partial<Record<Language, string>>>> = {};
  for (const { slug, language, key } of keys) {
    const text = (draft.texts[key] ?? '').trim();
    if (text === '') continue;
    const known = text === before.texts[key]?.trim() ? now.theme?.documents[slug]?.[language] : undefined;
    documents[slug] = { ...documents[slug], [language]: known ?? (await store({ kind: 'text', text })) };
  }
  const { mark } = draft;
  return {
    name: draft.name.trim() || null,
    accent: accentOf(draft),
    mark: mark === null ? null : 'id' in mark ? mark.id : await store({ kind: 'mark', picture: mark.picture }),
    documents,
  };
}
