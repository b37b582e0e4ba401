import type { DropNews } from './drop-news.ts';
import type { Notification } from './notification.ts';

/* What the notifications page and pushes say alike. */

/** What happened, after the item's name. */
export const happened: Record<Notification['kind'], string> = {
  sold: 'Vendido',
  accepted: 'Tu oferta fue aceptada',
  received: 'Recibido',
  offer: 'Oferta recibida',
  'collection-offer': 'Oferta por cualquier artículo de su colección',
  'trait-offer': 'Oferta por artículos con uno de sus atributos',
  outbid: 'Superaron tu oferta',
  'listing-ends': 'Tu anuncio termina pronto',
  'offer-ends': 'Tu oferta termina pronto',
  listed: 'Un artículo que sigues está en venta',
  'price-down': 'Bajó el precio de un artículo que sigues',
  'price-up': 'Subió el precio de un artículo que sigues',
  bought: 'Comprado',
  minted: 'Acuñado',
  sent: 'Enviado',
};

/** What happened to a drop, after its name. */
export const drop: Record<DropNews['state'], string> = {
  opens: 'Se abre en menos de una hora',
  opened: 'Se ha abierto',
  ends: 'Termina en menos de una hora',
  ended: 'Ha terminado',
};
