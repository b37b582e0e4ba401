/* The index. */
export const documents = 'Documentos';
export const indexIntro =
  'Breves y pensados para leerse: lo que aceptas, lo que se guarda sobre ti y lo que conviene saber antes de comprar.';

/* One document. */
export const documentLabel = 'Documento';
export const onThisPage = 'En esta página';
export const inForce = (since: string, version: number) => `En vigor desde el ${since}. Versión ${version}.`;

/** Where the page is in another language than the document: law is binding in one. */
export const binding = 'Este documento está en inglés, la única versión vinculante.';
export const storage = 'Lo que guarda este dispositivo y cómo borrarlo';
