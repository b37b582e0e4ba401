/* What other sites, feed readers, search engines and calendars are told of a page. */
export const tagline = 'Un mercado de NFT que la gente opera por su cuenta y que sigue funcionando sin conexión.';
export const product = (market: string) => `${market}, un mercado de NFT`;
export const onNetwork = (byline: string, network: string) => `${byline}, en ${network}`;
export const collections = 'Colecciones';
export const drops = 'Lanzamientos';

/* What a price is of. */
export const prices = {
  forSale: 'En venta',
  bestOffer: 'Mejor oferta',
  lastSale: 'Última venta',
  floor: 'Mínimo',
  mint: 'Acuñación',
};
export const priced = (what: string, price: string) => `${what}: ${price}`;

/* A drop's card. */
export const opensAt = (time: string) => `Abre el ${time}`;
export const liveUntil = (time: string) => `En curso hasta el ${time}`;
export const ended = 'Terminó';

/* Feeds. */
export const feedOf = (name: string, market: string) => `${name} en ${market}`;
export const feedOfDrop = (name: string, market: string) => `${name}, un lanzamiento en ${market}`;
export const soldFor = (name: string, price: string) => `${name} se vendió por ${price}`;
export const sold = (name: string) => `${name} se vendió`;
export const minted = (name: string) => `${name} se acuñó`;
export const dropOpened = (name: string, price: string) => `Ya abrió ${name}: ${price} por unidad`;
export const dropEnded = (name: string) => `${name} terminó`;

/* A drop in a calendar. */
export const dropBy = (name: string, creator: string) => `${name} de ${creator}`;
export const opens = (name: string) => `Abre ${name}`;
export const ends = (name: string) => `Termina ${name}`;
export const endsThen = 'El lanzamiento termina a esta hora.';
export const eachOf = (price: string, supply: number) => `${price} por unidad, ${supply} en total.`;

/* The page of the public API. */
export const api = {
  title: 'API pública',
  lead: 'Lo que sabe este mercado: cualquiera puede leerlo, sin clave.',
  orders: 'Las órdenes firmadas van completas, así que pueden ejecutarse sin este servidor.',
  answers:
    'Toda respuesta es JSON: los datos junto a un estado, y lo necesario para seguir leyendo (pagination, next o nextTS).',
  refusals: 'Un rechazo tiene la misma forma y dice su motivo con palabras.',
  programs: (document: string) => `Los programas leen ${document}.`,
  document: 'el documento OpenAPI',
  data: 'Lo que dicen las cadenas',
  marketplace: 'Órdenes y lanzamientos',
  noParameters: 'No lleva parámetros.',
  parameter: 'Parámetro',
  where: 'Dónde',
  what: 'Qué',
  places: { path: 'ruta', query: 'consulta' },
  required: (place: string) => `${place}, obligatorio`,
  text: 'texto',
  texts: 'texto, las veces que haga falta',
  atMost: (text: string, most: number) => `${text}, ${most} caracteres como máximo`,
  byDefault: (text: string, value: string) => `${text}; por defecto, ${value}`,
  open: 'Abrir',
};

/* La página de lo que se ha ocultado. */
export const hiddenLog = {
  title: 'Lo que se ha ocultado',
  lead: 'Lo que quien opera este mercado ha ocultado aquí o vuelto a mostrar, cuándo y por qué. No se nombra a quien lo denunció.',
  none: 'No se ha ocultado nada.',
  when: 'Cuándo',
  what: 'Qué',
  why: 'Por qué',
  hidden: { item: 'Se ocultó un artículo', collection: 'Se ocultó una colección' },
  shown: { item: 'Se volvió a mostrar un artículo', collection: 'Se volvió a mostrar una colección' },
  reasons: {
    stolen: 'Robado',
    copied: 'Copia la obra de otra persona',
    misleading: 'Se hace pasar por otro artículo u otra colección',
    offensive: 'Ofensivo o ilegal',
    spam: 'Spam: publicidad no deseada',
    other: 'Otro motivo',
  },
  all: 'Todo, para programas',
};
