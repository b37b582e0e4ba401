/* Without a drop or a featured collection. */
export const what = (name: string) =>
  `${name} es un mercado de arte en NFT. Mira con libertad; la billetera es para comerciar.`;
export const title = 'Arte en exhibición';

/* Featured drop. */
export const drop = 'Lanzamiento';
export const dropOpensOn = 'Próximo lanzamiento en';
export const dropLiveOn = 'Lanzamiento en curso en';
export const dropEndedOn = 'Lanzamiento pasado en';
export const saleOpens = 'La venta abre';
export const saleEnds = 'La venta termina';
export const saleOpensIn = 'La venta abre en';
export const saleEndsIn = 'La venta termina en';
export const saleEnded = 'La venta terminó';
export const mintPrice = 'Precio de acuñación';
export const minted = 'Acuñados';
export const mintedOf = (minted: number, maxSupply: number) => `${minted} de ${maxSupply}`;
export const viewDrop = 'Ver lanzamiento';
export const viewCollection = 'Ver colección';

/* Featured collection. */
export const featured = 'Colección destacada';
export const floor = 'Mínimo';
export const items = 'Artículos';
export const owners = 'Propietarios';

/* Below. */
export const trending = 'Colecciones en tendencia';
export const span = 'Periodo';
export const noneSold = 'No se ha vendido nada en este tiempo.';
export const collections = 'Colecciones';
export const allCollections = 'Todas las colecciones';
export const atFloor = 'Al precio mínimo';
export const otherDrops = 'Lanzamientos en curso y próximos';
export const allDrops = 'Todos los lanzamientos';
export const featuredCollections = 'Colecciones destacadas';
export const fromPrice = (price: string) => `Precio mínimo: ${price}`;
export const recentlyViewed = 'Vistos hace poco';
export const justSold = 'Recién vendidos';
export const justListed = 'Recién puestos en venta';
export const fromWatchList = 'De tu lista de seguimiento';
export const wholeWatchList = 'Lista de seguimiento';
export const notForSale = 'No está en venta';

/** What failed to load, as the subject of "… could not be loaded". */
export const collectionsSubject = 'Colecciones';
