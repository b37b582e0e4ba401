import type { DocumentContent } from './document-content.ts';
import { documentTitles } from './document-names.ts';
import { summaries } from './summary-texts.ts';

export type DocumentEntry = { slug: string; title: string; summary: string };

export const entries: readonly DocumentEntry[] = Object.entries(summaries).map(([slug, summary]) => ({
  slug,
  title: documentTitles[slug] ?? slug,
  summary,
}));

export const findEntry = (slug: string): DocumentEntry | undefined => entries.find((entry) => entry.slug === slug);

const loaders: Record<string, () => Promise<{ content: DocumentContent }>> = {
  eula: () => import('./texts/eula.ts'),
  'terms-of-use': () => import('./texts/terms-of-use.ts'),
  'cookie-policy': () => import('./texts/cookie-policy.ts'),
  'privacy-policy': () => import('./texts/privacy-policy.ts'),
  'disclaimer-nfts': () => import('./texts/disclaimer-nfts.ts'),
  'service-provider': () => import('./texts/service-provider.ts'),
};

export type LoadedDocument = { summary: string; content: DocumentContent };

/** Each document is a small chunk of its own. */
export async function loadDocument(slug: string): Promise<LoadedDocument> {
  const load = loaders[slug];
  if (load === undefined) throw new Error(`There is no document ${slug}`);
  return { summary: findEntry(slug)?.summary ?? '', content: (await load()).content };
}
