/* What a search finds, and says of it. */
export const searchOffline = 'No tienes conexión. Tu dispositivo conoce estos.';
export const notKept = 'No guardado en este dispositivo';
export const nothingKept = 'No tienes conexión y nada de lo guardado en este dispositivo tiene ese nombre.';
export const searchFailed = 'La búsqueda no responde en este momento.';
export const searching = 'Buscando';
export const nothingNamed = (pattern: string) => `Nada se llama «${pattern}»`;
export const found = 'Resultados';
export const groups = {
  saved: 'Búsquedas guardadas',
  viewed: 'Vistos hace poco',
  collections: 'Colecciones',
  items: 'Artículos',
  people: 'Personas',
  pages: 'Páginas',
} as const;
export const profile = 'Perfil';
export const artist = 'Artista';
export const followed = 'En seguimiento';
export const watchList = 'Lista de seguimiento';
export const notifications = 'Notificaciones';
export const from = (price: string) => `desde ${price}`;
export const sharedTitle = (market: string) => `Compartido con ${market}`;
