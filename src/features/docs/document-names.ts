import { titles } from './name-texts.ts';

/** All documents there are, by slug; an address outside this list is no page. */
export const documentTitles = titles;

export const isDocument = (slug: string) => Object.hasOwn(documentTitles, slug);
