/* What pushes say: of what happened and of drops, the notifications page's own words. */
export const happened = {
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
};
/** Of a drop, beside its name. */
export const drop = {
  opens: 'Se abre en menos de una hora',
  opened: 'Se ha abierto',
  ends: 'Termina en menos de una hora',
};
export const several = (count: number) => `${count} notificaciones nuevas`;
