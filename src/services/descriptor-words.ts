/**
 * The descriptors' own words in the language of this build, by their English: descriptors are published in English. A
 * translation is a file beside this one; `clear-signing-descriptors.test.ts` lists what one lacks.
 */
export const words: Readonly<Record<string, string>> = {};
