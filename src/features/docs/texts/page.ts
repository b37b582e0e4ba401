/* The index. */
export const documents = 'Documents';
export const indexIntro =
  'Short, and meant to be read: what you agree to, what is stored about you, and what to know before you buy.';

/* One document. */
export const documentLabel = 'Document';
export const onThisPage = 'On this page';
export const inForce = (since: string, version: number) => `In force from ${since}. Version ${version}.`;
/** Of a translation: law is binding in one language. */
export const binding = '';
export const readEnglish = '';
export const storage = 'What this device keeps, and how to clear it';
