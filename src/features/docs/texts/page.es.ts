/* The index. */
export const documents = 'Documentos';
export const indexIntro =
  'Breves y pensados para leerse: lo que aceptas, lo que se guarda sobre ti y lo que conviene saber antes de comprar.';

/* One document. */
export const documentLabel = 'Documento';
export const onThisPage = 'En esta página';
export const inForce = (since: string, version: number) => `En vigor desde el ${since}. Versión ${version}.`;

/** Of a translation: law is binding in one language. */
export const binding = 'Esta es una traducción. Solo el texto en inglés es vinculante.';
export const readEnglish = 'Leer el texto en inglés';
export const storage = 'Lo que guarda este dispositivo y cómo borrarlo';
