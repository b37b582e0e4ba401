/** A piece of a document: plain texts only. */
export type DocumentPart = string | { list: readonly string[] };
export type DocumentSection = { id: string; title: string; parts: readonly DocumentPart[] };
export type DocumentContent = { since: string; version: number; sections: readonly DocumentSection[] };

export type DocumentEntry = { slug: string; title: string; summary: string };

/** All there are; an address outside this list is no page. */
export const entries: readonly DocumentEntry[] = [
  {
    slug: 'eula',
    title: 'EULA',
    summary: 'The licence of the app on your device: what you may do with it, and what it comes without.',
  },
  {
    slug: 'terms-of-use',
    title: 'Terms of use',
    summary: 'What Vitrine does, what it cannot do, and what you agree to when you sign in.',
  },
  {
    slug: 'cookie-policy',
    title: 'Cookie policy',
    summary: 'Everything the app keeps on your device, by name, and how to remove it.',
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    summary: 'What is known about you, what is public by nature, and what is never asked.',
  },
  {
    slug: 'disclaimer-nfts',
    title: 'NFT disclaimer',
    summary: 'What owning a token gives you, what it does not, and how value can be lost.',
  },
  {
    slug: 'service-provider',
    title: 'Service provider',
    summary: 'Who runs this copy of Vitrine, and how to reach them.',
  },
];

export const findEntry = (slug: string): DocumentEntry | undefined => entries.find((entry) => entry.slug === slug);

const texts: Record<string, () => Promise<{ content: DocumentContent }>> = {
  eula: () => import('./texts/eula.ts'),
  'terms-of-use': () => import('./texts/terms-of-use.ts'),
  'cookie-policy': () => import('./texts/cookie-policy.ts'),
  'privacy-policy': () => import('./texts/privacy-policy.ts'),
  'disclaimer-nfts': () => import('./texts/disclaimer-nfts.ts'),
  'service-provider': () => import('./texts/service-provider.ts'),
};

/** Each text is its own small chunk. */
export async function loadDocument(slug: string): Promise<DocumentContent> {
  const load = texts[slug];
  if (load === undefined) throw new Error(`There is no document ${slug}`);
  return (await load()).content;
}
