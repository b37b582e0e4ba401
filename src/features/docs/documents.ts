import type { DocumentContent } from './document-content.ts';
import { documentTitles } from './document-names.ts';

export type DocumentEntry = { slug: string; title: string; summary: string };

const summaries: readonly [slug: string, summary: string][] = [
  ['eula', 'The licence of the app on your device: what you may do with it, and what it comes without.'],
  ['terms-of-use', 'What Vitrine does, what it cannot do, and what you agree to when you sign in.'],
  ['cookie-policy', 'Everything the app stores on your device, by name, and how to remove it.'],
  ['privacy-policy', 'What is known about you, what is public by nature, and what is never asked.'],
  ['disclaimer-nfts', 'What owning a token gives you, what it does not, and how value can be lost.'],
  ['service-provider', 'Who runs this copy of Vitrine, and how to reach them.'],
];

export const entries: readonly DocumentEntry[] = summaries.map(([slug, summary]) => ({
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
