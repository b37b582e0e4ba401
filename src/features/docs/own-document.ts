import type { QueryClient } from '@tanstack/react-query';
import { readDocumentText } from '../../domain/document-text.ts';
import { LANGUAGE } from '../../language/language.ts';
import { documentQuery } from '../../services/market-document.ts';
import { dateText } from '../../ui/time-text.ts';
import type { DocumentContent } from './document-content.ts';
import * as texts from './own-texts.ts';

/** An operator may add to it, but what the app stores is true of every market: no text takes its place. */
const ADDED_TO = 'cookie-policy';

/**
 * A legal page as the operator wrote it. `ids`: of its texts by language; who reads one that has none gets the English.
 * `builtIn`: what stands there otherwise.
 * @throws where the text cannot be had: nobody is shown other terms than those that hold
 */
export async function ownDocument(o: {
  slug: string;
  ids: Readonly<Record<string, string | undefined>>;
  builtIn: DocumentContent;
  queries: QueryClient;
}): Promise<DocumentContent> {
  const { slug, ids, builtIn, queries } = o;
  const own = ids[LANGUAGE];
  const id = own ?? ids['en'];
  if (id === undefined) return builtIn;
  const { text, since } = await queries.ensureQueryData(documentQuery(id));
  const language = own === undefined ? 'en' : LANGUAGE;
  const written = readDocumentText(text, 'own').map((section) => ({ ...section, language }));
  if (slug === ADDED_TO) return { ...builtIn, sections: [...builtIn.sections, ...written] };
  return { ...builtIn, sections: written, inForce: texts.inForce(dateText(since)) };
}
