import { plural } from '../../language/plural.ts';

/* Purchase panel. */
export const buy = 'Comprar';
export const buyNow = 'Comprar ahora';
export const purchasePending = 'Compra pendiente';
export const price = 'Precio';
export const priceEach = 'Precio por unidad';
export const quantity = 'Cantidad';
export const available = (count: string) => `${count} disponibles`;
export const priceChanged = (before: string) => `El precio cambió mientras esta página estaba abierta. Era ${before}.`;
export const priceOfCopies = (count: bigint) => `Precio, ${count} ejemplares`;
export const youPay = 'Pagas';
export const paidBySeller = (fee: string) => `${fee}, a cargo del vendedor`;
export const networkFee = 'A esto se suma la comisión de la red.';
export const networkFeeOf = (amount: string) => `A esto se suma la comisión de la red: unos ${amount}.`;
export const buyingResumes = 'Podrás comprar cuando vuelvas a tener conexión.';
export const listingEnded = 'Este anuncio terminó.';
export const listingEnds = (at: string) => `El anuncio termina ${at}.`;
export const notListed = 'No está en venta';
export const noSales = 'Aún no hay ventas.';
export const lastSale = (price: string) => `Última venta ${price}.`;
export const bestOfferIn = (symbol: string) => `${symbol}, mejor oferta`;
export const lastSaleAfter = (price: string) => `, última venta ${price}`;
export const makeOffer = 'Hacer una oferta';

/* Fees. */
export const marketplaceFee = (market: string) => `Comisión de ${market}`;
export const creatorRoyalty = 'Regalía del creador';
export const fee = 'Comisión';
export const otherFee = 'Otra comisión';
export const feeAt = (fee: string, rate: string) => `${fee}, ${rate}`;

/* Purchase panel, as the maker of the best listing sees it. */
export const yourPrice = 'Tu precio';
export const yourPriceEach = 'Tu precio por unidad';
export const forSale = (count: string) => `${count} en venta`;
export const youReceive = 'Recibes';
export const youReceiveEach = 'Recibes por unidad';
export const ownListingEnded = 'Este es tu anuncio. Terminó.';
export const ownListingEnds = (at: string) => `Este es tu anuncio. Termina ${at}.`;

/* Owner's panel. */
export const yours = 'Tuyo';
export const yourListing = 'Tu anuncio';
export const yourListings = 'Tus anuncios';
export const youOwn = (count: string) => `Tienes ${count}`;
export const ends = (until: string) => `termina ${until}`;
export const copiesEnd = (copies: string, until: string) => `${copies}, termina ${until}`;
export const cancelListing = 'Cancelar anuncio';
export const listForSale = 'Poner en venta';
export const send = 'Enviar';

/* Offers. */
export const offers = 'Ofertas';
export const loadingOffers = 'Cargando ofertas';
export const noOffers = 'Aún no hay ofertas.';
export const moreOffers = 'Más ofertas';

/** `apart`: how the best offer lies against the floor, as the start of a sentence. */
export const bestApart = (apart: string) => `Mejor: ${apart.toLowerCase()}`;
export const youOwnItem = 'ahora este artículo es tuyo';
export const byOwner = 'de su propietario';
export const you = 'Tú';
export const itemOffer = 'Oferta por el artículo';
export const collectionOffer = 'Oferta por la colección';
export const traitOffer = (traitType: string, value: string) => `Oferta por ${traitType}: ${value}`;
export const cancelOffer = 'Cancelar oferta';
export const youReceiveAmount = (amount: string) => `Recibes ${amount}`;
export const youReceiveAmountEach = (amount: string) => `Recibes ${amount} por unidad`;
export const acceptOffer = 'Aceptar oferta';

/* Owners. */
export const owners = 'Propietarios';
export const loadingOwners = 'Cargando propietarios';
export const noOwners = 'No se encontraron propietarios.';
export const moreOwners = 'Más propietarios';
export const ofSupply = (supply: string) => `de ${supply}`;

/* Provenance. */
export const provenance = 'Procedencia';
export const provenanceSubject = 'La procedencia';
export const noProvenance = 'Aún no se sabe nada del pasado de este artículo.';
export const mintedTo = 'Acuñación';
export const bought = 'Venta';
export const moved = 'Transferencia';
export const toWhom = 'a';
export const fromWhom = 'de';
export const copies = (count: string) => `, ${count} ejemplares`;
export const transactionAt = (hash: string) => `Transacción ${hash}`;
export const earlier = 'Ver lo anterior';
export const earlierFailed = 'No se pudo cargar lo anterior.';

export const retry = 'Reintentar';

/* Price history. */
export const priceHistory = 'Historial de precios';
export const salesIn = (count: number, unit: string) =>
  `${plural(count, { one: `${count} venta`, other: `${count} ventas` })}, en ${unit}`;
export const chartSummary = (chart: { from: string; to: string; low: string; high: string }) =>
  `Precio de venta de ${chart.from} a ${chart.to}, entre ${chart.low} y ${chart.high}`;
export const soldFor = 'Se vendió por';
export const floorNow = 'Mínimo actual';

/* Heading. */
export const byCreator = (name: string) => `de ${name}`;
export const share = 'Compartir';
/** In all: where nobody counts their owners. */
export const copiesInAll = (copies: string) => `${copies} copias`;
export const copiesOwned = (copies: string, ownersCount: number) =>
  `${copies} ejemplares, ${plural(ownersCount, { one: `${ownersCount} propietario`, other: `${ownersCount} propietarios` })}`;
export const ownedBy = 'Propiedad de';
export const ownedByYou = 'Es tuyo';

/* Picture and its tools. */
export const fullScreen = 'Pantalla completa';
export const actualSize = 'Tamaño real';
export const refreshMetadata = 'Actualizar metadatos';
export const refreshing = 'Actualizando los metadatos. Los cambios aparecerán aquí.';
export const refreshFailedTitle = 'Actualización de metadatos';
export const refreshFailed = 'Ocurrió un error al actualizar los metadatos';

export const whyNoPicture = {
  unnamed: 'Sus metadatos no indican ninguna imagen que se pueda leer aquí.',
  none: 'Lo que indican sus metadatos no es una imagen que se pueda mostrar.',
  late: 'La imagen aún no llega. Se sigue intentando.',
} as const;

/* Traits. */
export const traits = 'Atributos';
export const traitShares = (size: string) =>
  `Cuántos de los ${size} artículos comparten cada rasgo: cuanto más corta la barra, más raro.`;
export const rank = (rank: string, size: string) => `Puesto ${rank} de ${size}`;

/* Details. */
export const details = 'Detalles';
export const contract = 'Contrato';
export const number = 'Número';
export const tokenStandard = 'Estándar del token';
export const singleCopy = 'ERC-721';
export const multiCopy = 'ERC-1155';
export const network = 'Red';

/* What failed to load, as the subject of "… could not be loaded". */
export const itemSubject = 'Artículo';
export const moreSubject = 'Más artículos';
export const pricesSubject = 'Precios';

/* What else there is. */
export const moreFrom = (collection: string) => `En venta en ${collection}`;
export const viewCollection = 'Ver colección';

/* What reading the metadata again changed. */
export const metadataChanged = 'Metadatos actualizados';
export const changed = (what: readonly string[]) => `Cambió: ${what.join(', ')}.`;
export const changedName = 'nombre';
export const changedDescription = 'descripción';
export const changedPicture = 'imagen';
export const changedTraits = (count: number) =>
  plural(count, { one: `${count} atributo`, other: `${count} atributos` });

/* Sound and video. */
export const mediaOf = (name: string) => `${name}, en sonido o video`;
export const cannotPlay = 'Esto no se puede reproducir aquí.';

/* 3-D models, and items that run. */
export const viewModel = 'Ver en 3D';
export const runItem = 'Ejecutar este artículo';
export const stopItem = 'Detener';
export const showPicture = 'Mostrar la imagen';
export const modelOf = (name: string) => `${name}, en 3D. Las flechas lo giran; más y menos acercan y alejan.`;
export const zoomIn = 'Acercar';
export const zoomOut = 'Alejar';
export const runningOf = (name: string) => `${name}, en ejecución`;
export const creatorsCode =
  'Este artículo es un programa de su creador. Solo se ejecuta cuando lo inicias, en un marco cerrado: no llega a este sitio, ni a tu billetera, ni a la red. Nunca escribas un secreto en él.';
export const loadingModel = 'Cargando el modelo';
export const loadingProgram = 'Cargando el programa';
export const cannotShowModel = 'El modelo no se puede mostrar aquí.';
export const cannotRun = 'El programa no se puede ejecutar aquí.';
export const mediaOffline = 'No tienes conexión. Se cargará cuando vuelvas a tenerla.';

/* Whether its collection is what its name says. */
export const verified = 'Verificada por este mercado';
export const looksLike = 'Esta no es';
export const looksLikeEnd =
  ', verificada por este mercado, aunque los nombres se parecen. Míralo dos veces antes de comprar.';
