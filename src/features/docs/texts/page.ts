/* The index. */
export const documents = 'Documents';
export const indexIntro =
  'Short, and meant to be read: what you agree to, what is stored about you, and what to know before you buy.';

/* One document. */
export const documentLabel = 'Document';
export const onThisPage = 'On this page';
export const inForce = (since: string, version: number) => `In force from ${since}. Version ${version}.`;
/** Where the page is in another language than the document: law is binding in one. */
export const binding = '';
export const storage = 'What this device keeps, and how to clear it';
