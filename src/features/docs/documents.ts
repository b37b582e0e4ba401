import type { QueryClient } from '@tanstack/react-query';
import { marketName } from '../../language/market-name.ts';
import { runtime } from '../../services/runtime.ts';
import type { DocumentContent, DocumentSection } from './document-content.ts';
import { documentTitles } from './document-names.ts';
import { summaries } from './summary-texts.ts';

export type DocumentEntry = { slug: string; title: string; summary: string };

export const entries = (): readonly DocumentEntry[] =>
  Object.entries(summaries(marketName())).map(([slug, summary]) => ({
    slug,
    title: documentTitles[slug] ?? slug,
    summary,
  }));

export const findEntry = (slug: string): DocumentEntry | undefined => entries().find((entry) => entry.slug === slug);

type Document = Omit<DocumentContent, 'sections'> & {
  load: () => Promise<{ sections: (market: string) => readonly DocumentSection[] }>;
};

/** The version is of the document, not of a text: no translation can claim another one. */
const documents: Record<string, Document> = {
  eula: { since: '2026-11-20', version: 1, load: () => import('./texts/eula.ts') },
  'terms-of-use': { since: '2026-11-20', version: 1, load: () => import('./texts/terms-of-use.ts') },
  'cookie-policy': { since: '2026-11-20', version: 1, load: () => import('./texts/cookie-policy.ts') },
  'privacy-policy': { since: '2026-11-20', version: 1, load: () => import('./texts/privacy-policy.ts') },
  'disclaimer-nfts': { since: '2026-11-20', version: 1, load: () => import('./texts/disclaimer-nfts.ts') },
  'service-provider': { since: '2026-11-20', version: 1, load: () => import('./texts/service-provider.ts') },
};

export type LoadedDocument = { summary: string; content: DocumentContent };

/** Each document is a small chunk of its own. */
export async function loadDocument(slug: string, queries: QueryClient): Promise<LoadedDocument> {
  const document = documents[slug];
  if (document === undefined) throw new Error(`There is no document ${slug}`);
  const { since, version, load } = document;
  const builtIn = { since, version, sections: (await load()).sections(marketName()) };
  const ids = runtime().config.theme?.documents[slug];
  return {
    summary: findEntry(slug)?.summary ?? '',
    content: ids ? await (await import('./own-document.ts')).ownDocument({ slug, ids, builtIn, queries }) : builtIn,
  };
}
