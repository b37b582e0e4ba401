import { plural } from '../../language/plural.ts';

export const title = 'Lista de seguimiento';
export const subject = 'tu lista de seguimiento';
export const count = (count: number) => plural(count, { one: `${count} artículo`, other: `${count} artículos` });
export const emptyTitle = 'Aún no sigues nada';
export const emptyText =
  'Pulsa el corazón de un artículo para encontrarlo aquí, en cada dispositivo donde inicies sesión.';
export const browseCollections = 'Ver colecciones';
export const walletGoneText = 'Tu sesión está iniciada. Vuelve a conectar la billetera para ver lo que sigues.';

/* The heart. */
export const watch = 'Añadir a la lista de seguimiento';
export const unwatch = 'Quitar de la lista de seguimiento';
export const watchNamed = (name: string) => `Añadir ${name} a la lista de seguimiento`;
export const unwatchNamed = (name: string) => `Quitar ${name} de la lista de seguimiento`;
export const watched = (name: string) => `${name} está en tu lista de seguimiento.`;
export const unwatched = (name: string) => `${name} ya no está en tu lista de seguimiento.`;
export const waitsTitle = 'Esperando la red';
export const waits = 'No tienes conexión. Tu lista de seguimiento se actualizará cuando vuelvas a tenerla.';
export const waiting = (label: string) => `${label} (esperando la red)`;
export const undo = 'Deshacer';
export const notChanged = 'La lista de seguimiento no cambió';
export const notChangedText = 'No se pudo contactar con el servidor. Inténtalo de nuevo.';
