import type { Notification } from '../../contract/notification.ts';
import { plural } from '../../language/plural.ts';

/* The bell. */
export const bell = (count: number) =>
  count === 0 ? 'Notificaciones' : `Notificaciones, ${plural(count, { one: '1 nueva', other: `${count} nuevas` })}`;

/* The page. */
export const title = 'Notificaciones';
export const subject = 'Tus notificaciones';
export const intro =
  'Lo que pasó en los últimos 30 días con lo que tienes, ofreces y sigues, lo que compraste, acuñaste y enviaste, y lo nuevo de los artistas, colecciones y búsquedas que sigues.';
export const emptyTitle = 'Aún no ha pasado nada';
export const emptyText =
  'Aquí aparecen ventas, compras, acuñaciones, ofertas por lo que tienes, ofertas más altas que las tuyas, órdenes por terminar, artículos que sigues y lo nuevo de los artistas, colecciones y búsquedas que sigues.';
export const browseCollections = 'Ver colecciones';
export const today = 'Hoy';
export const yesterday = 'Ayer';
export const onDevice = 'Lo que sabe este dispositivo';
export const andMore = (count: number) => `y ${count} más`;
export const walletGoneText = 'Tu sesión está iniciada. Vuelve a conectar la billetera para ver qué pasó.';

/** Before the other person's address. */
export const party: Record<Notification['kind'], string> = {
  sold: 'a',
  accepted: 'por',
  received: 'de',
  offer: 'de',
  'collection-offer': 'de',
  'trait-offer': 'de',
  outbid: 'por',
  'listing-ends': '',
  'offer-ends': '',
  listed: 'por',
  'price-down': 'por',
  'price-up': 'por',
  bought: 'a',
  minted: '',
  sent: 'a',
};
export const before = (amount: string, symbol: string) => `antes ${amount} ${symbol}`;
export const ends = (when: string) => `Termina ${when}`;

/* What the device found out by itself. */
export const yours = 'Lo que sigues en este dispositivo';
export const foundBy = {
  search: 'Búsqueda guardada',
  artist: 'Artista que sigues',
  items: 'Colección que sigues',
  listings: 'Colección que sigues',
};
export const found = {
  search: (count: number, name: string) =>
    plural(count, { one: `${count} nuevo en «${name}»`, other: `${count} nuevos en «${name}»` }),
  artist: (count: number, name: string) =>
    plural(count, { one: `Nueva colección de ${name}`, other: `${count} colecciones nuevas de ${name}` }),
  items: (count: number, name: string) =>
    plural(count, { one: `Nuevo artículo en ${name}`, other: `${count} artículos nuevos en ${name}` }),
  listings: (count: number, name: string) =>
    plural(count, { one: `Un artículo más en venta en ${name}`, other: `${count} artículos más en venta en ${name}` }),
};

/* What is followed on this device. */
export const following = 'Lo que sigues';
export const followedAs = {
  artist: 'Artista',
  collection: 'Colección',
  search: 'Búsqueda guardada',
  drop: 'Recordatorio de lanzamiento',
};
export const follow = 'Seguir';
export const unfollow = 'Dejar de seguir';
export const remind = 'Recuérdamelo';
export const removeReminder = 'Quitar';
export const ofName = (label: string, name: string) => `${label}: ${name}`;
