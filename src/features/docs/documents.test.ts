import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { useNetwork } from '../../../tests/support/services/network.ts';
import { isDocument } from './document-names.ts';
import type { DocumentSection } from './document-content.ts';
import { entries, loadDocument } from './documents.ts';

const words = (text: string) => text.split(/\s+/).length;
const textsOf = (sections: readonly DocumentSection[]) =>
  sections.flatMap((section) => [
    section.title,
    ...section.parts.flatMap((part) => (typeof part === 'string' ? part : part.list)),
  ]);
const flat = async (slug: string) => textsOf((await loadDocument(slug, queries)).content.sections);

useNetwork();
const queries = new QueryClient();

/** All that a text's module exports. */
const files = import.meta.glob<Record<string, unknown>>('./texts/*.ts', { eager: true });

describe('documents', () => {
  it('are the six of the route table [A3]', () => {
    expect(
      entries()
        .map((entry) => entry.slug)
        .toSorted(),
    ).toEqual(['cookie-policy', 'disclaimer-nfts', 'eula', 'privacy-policy', 'service-provider', 'terms-of-use']);
    expect(entries().every((entry) => isDocument(entry.slug) && entry.title !== entry.slug)).toBe(true);
    expect(isDocument('imprint')).toBe(false);
    expect(isDocument('__proto__')).toBe(false);
  });

  it('name the day since which they are in force so that each language can write it', async () => {
    for (const { slug } of entries()) {
      const { since } = (await loadDocument(slug, queries)).content;
      expect(new Date(since).toISOString().slice(0, 10), slug).toBe(since);
    }
  });

  it('have real bodies that differ [A4] [A5] [A6] [A7] [A8] [A9]', async () => {
    const seen = new Map<string, string>();
    for (const { slug } of entries()) {
      const parts = await flat(slug);
      expect(words(parts.join(' ')), slug).toBeGreaterThan(220);
      expect(parts.join(' ')).not.toMatch(/lorem|ipsum|todo|tbd/i);
      for (const part of parts.filter((text) => words(text) > 6)) {
        expect(seen.get(part), part).toBeUndefined();
        seen.set(part, slug);
      }
    }
  });

  it('have sections that can be linked to', async () => {
    for (const { slug } of entries()) {
      const ids = (await loadDocument(slug, queries)).content.sections.map((section) => section.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => /^[a-z-]+$/.test(id))).toBe(true);
    }
  });
});

describe.each(['es', 'ar'])('in %s', (language) => {
  const sectionsIn = (file: string) =>
    (files[file]?.['sections'] as ((market: string) => readonly DocumentSection[]) | undefined)?.('Vitrine');
  const inEnglish = (slug: string) => sectionsIn(`./texts/${slug}.ts`) ?? [];
  const translated = (slug: string) => sectionsIn(`./texts/${slug}.${language}.ts`);

  it.each(entries().map((entry) => entry.slug))(
    '%s has the shape of the English text, and says all of it anew',
    (slug) => {
      const shapeOf = (sections: readonly DocumentSection[] = []) =>
        sections.map(({ id, parts }) => [
          id,
          parts.map((part) => (typeof part === 'string' ? 'text' : part.list.length)),
        ]);
      expect(shapeOf(translated(slug))).toEqual(shapeOf(inEnglish(slug)));
      const english = new Set(textsOf(inEnglish(slug)));
      expect(textsOf(translated(slug) ?? []).filter((text) => english.has(text) || text.trim() === '')).toEqual([]);
    },
  );

  it('tells the version nowhere: it is the document’s', () => {
    for (const { slug } of entries()) {
      expect(Object.keys(files[`./texts/${slug}.${language}.ts`] ?? {}), slug).toEqual(['sections']);
    }
  });

  it('names what is stored, and how long, as the English text does', () => {
    const named = (sections: readonly DocumentSection[] = []) =>
      textsOf(sections).map(
        (text) => text.match(/\b(?:vitrine(?:-[a-z]+)*|color-mode|estimate-currency|\d+)\b/g) ?? [],
      );
    for (const { slug } of entries()) expect(named(translated(slug)), slug).toEqual(named(inEnglish(slug)));
    expect(named(translated('cookie-policy')).flat().length).toBeGreaterThan(25);
  });
});
