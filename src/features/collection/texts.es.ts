import { plural } from '../../language/plural.ts';

/* Head. */
export const verified = 'Verificada por este mercado';
export const looksLike = 'Esta no es';
export const looksLikeEnd =
  ', verificada por este mercado, aunque los nombres se parecen. Míralo dos veces antes de comprar.';
export const itemsSince = (items: string, year: number) => `${items} artículos, ${year}`;
export const offerOnAny = 'Oferta por cualquiera';
export const share = 'Compartir';
export const showMore = 'Mostrar más';
export const showLess = 'Mostrar menos';
export const floor = 'Mínimo';
export const bestOffer = 'Mejor oferta';
export const volume = 'Volumen en 24 h';
export const listed = 'En venta';
export const owners = 'Propietarios';
export const royalty = 'Regalía';

/* Tabs. */
export const tabs = 'Partes de esta colección';
export const tabNames = {
  items: 'Artículos',
  offers: 'Ofertas',
  activity: 'Actividad',
  holders: 'Tenedores',
  about: 'Acerca de',
} as const;

/* Offers and listings by price. */
export const offersByPrice = 'Ofertas por precio';
export const listingsByPrice = 'Anuncios por precio';
export const anyItem = 'Cualquier artículo';
export const offersAt = (on: string, orders: string, items: string | null) =>
  `${on}, ${plural(orders, { one: `${orders} oferta`, other: `${orders} ofertas` })}${items === null ? '' : ` por ${items}`}`;
export const itemsAt = (units: string) => plural(units, { one: `${units} artículo`, other: `${units} artículos` });
export const upTo = (units: string) => `${units} en total`;
const only = (end: string) => (count: number) =>
  plural(count, {
    one: `Solo se muestra el precio más ${end}.`,
    other: `Solo se muestran los ${count} precios más ${end}s.`,
  });
export const highestOnly = only('alto');
export const lowestOnly = only('bajo');
export const noListings = 'No hay nada en venta en este momento.';
export const noOffers = 'Aún no hay ofertas por cualquier artículo o por un atributo.';

/* Activity. */
export const activity = 'Actividad';
export const priceAndVolume = 'Mínimo y volumen';
export const range = 'Periodo';
export const ranges = { '24h': '24 h', '7d': '7 d', '30d': '30 d', all: 'Todo' } as const;
export const plotOf = (name: string) => `Precio mínimo, volumen y ventas de ${name} a lo largo del tiempo`;
export const volumeSold = 'Volumen';
export const sales = 'Ventas';
export const everything = 'Todo';
export const salesOnly = 'Ventas';
export const noActivity = 'Aquí aún no ha pasado nada.';

/* Holders. */
export const topHolders = 'Quién tiene más';
export const someOf = (shown: string, all: string) => `${shown} de ${all}`;
export const distribution = 'Cuántos tienen';
export const holderCount = (count: string) => plural(count, { one: `${count} tenedor`, other: `${count} tenedores` });
export const holding = (from: number, to: number | null) =>
  to === null
    ? `${from} o más`
    : from === to
      ? plural(from, { one: '1 artículo', other: `${from} artículos` })
      : `de ${from} a ${to} artículos`;
export const noHoldersTitle = 'Nadie tiene ninguno todavía';
export const noHolders = 'Los artículos aparecen aquí cuando se acuñan.';

/* Without a network. */
export const keepOffline = 'Guardar sin conexión';
export const keeping = (percent: number) => `Guardando ${percent}%`;
export const keepingPaused = 'En pausa';
export const keptOffline = 'Guardada sin conexión';
export const keepIntro =
  'Cada artículo con su imagen se queda en este dispositivo. Puedes verlo todo, y buscar en ello, sin red.';
export const keepAll = (items: string, size: string) =>
  `${items === '1' ? 'Un artículo' : `${items} artículos`}, unos ${size}.`;
export const keepMost = (total: string, items: string, size: string) =>
  `Los primeros ${total} de ${items} artículos, del más barato al más caro: unos ${size}. Más sería demasiado para un dispositivo.`;
export const keepRoom = (total: string, items: string, size: string) =>
  `En este dispositivo caben unos ${total} de ${items} artículos, del más barato al más caro: unos ${size}.`;
export const noRoom = 'No cabe en este dispositivo. Quita antes algo en Almacenamiento.';
export const savingData = 'Tu navegador está configurado para ahorrar datos. Guardarla la carga entera ahora.';
export const needsNetwork = 'No tienes conexión. Se puede guardar cuando vuelvas.';
export const measuring = 'Calculando cuánto ocupa…';
export const notMeasured = (market: string) => `Este navegador no guarda nada para ${market}.`;
export const seeStorage = 'Almacenamiento';

/* About. */
export const aboutTitle = 'Acerca de';
export const noDescription = 'El artista no ha escrito nada sobre ella.';
export const details = 'Detalles';
export const artist = 'Artista';
export const contract = 'Contrato';
export const network = 'Red';
export const standard = 'Estándar';
export const itemsLabel = 'Artículos';
export const since = 'Creada';
export const feed = 'Canal';
export const atom = 'Atom';

/* Tools above the grid. */
export const countUnknown = '– artículos';
export const itemCount = (count: string) => plural(count, { one: `${count} artículo`, other: `${count} artículos` });
export const showLatest = 'Ha cambiado: ver lo último';
export const loadingPrices = 'Cargando precios';
export const filters = 'Filtros';
export const sort = 'Ordenar';
export const priceAscending = 'Precio, de menor a mayor';
export const priceDescending = 'Precio, de mayor a menor';
export const price = 'Precio';
export const newest = 'Más recientes';
export const number = 'Número';
export const rarestFirst = 'Primero los más raros';
export const rarity = 'Rareza';
export const density = 'Densidad';
export const large = 'Grande';
export const compact = 'Compacta';
export const list = 'Lista';
export const searchIn = (name: string) => `Buscar en ${name}`;
export const searchInCollection = 'Buscar en esta colección';

/* Filters. */
export const status = 'Estado';
export const allItems = 'Todos los artículos';
export const buyNow = 'Comprar ahora';
export const hasOffers = 'Con ofertas';
export const newThisWeek = 'Nuevos esta semana';
export const currency = 'Moneda';
export const anyCurrency = 'Cualquier moneda';
export const lowestPrice = 'Precio más bajo';
export const highestPrice = 'Precio más alto';
export const min = 'Mín.';
export const max = 'Máx.';
export const rangeTo = 'a';
export const enterPrice = 'Escribe un precio, por ejemplo 0.5';
export const tooManyDecimals = (most: number) => `Como máximo ${most} decimales`;
export const aboveHighest = (highest: string) => `Por encima de tu máximo, ${highest}`;
export const belowLowest = (lowest: string) => `Por debajo de tu mínimo, ${lowest}`;
export const showFewer = 'Mostrar menos';
export const values = (count: string) => plural(count, { one: `${count} valor`, other: `${count} valores` });
export const showAll = (count: string) => `Mostrar los ${count}`;
export const showFewerTraits = 'Mostrar menos atributos';
export const showAllTraits = (count: string) => `Mostrar los ${count} atributos`;
export const clear = 'Borrar';
export const showItems = (items: string) => `Mostrar ${items}`;

/* Applied filters. */
export const searched = (words: string) => `«${words}»`;
export const fromPrice = (price: string) => `Desde ${price}`;
export const upToPrice = (price: string) => `Hasta ${price}`;
export const inCurrency = (currency: string) => `En ${currency}`;
export const clearAll = 'Borrar todo';
export const saveSearch = 'Guardar búsqueda';
export const removeSavedSearch = 'Quitar búsqueda guardada';
export const searchName = 'Nombre';
export const save = 'Guardar';
export const searchSaved = 'Búsqueda guardada';
export const searchSavedText = 'El campo de búsqueda te lleva de vuelta a ella.';
export const offerOnTrait = (traitType: string, value: string) => `Oferta por ${traitType}: ${value}`;

/* Grid. */
export const rank = (place: string) => `#${place}`;
export const lastSale = 'Última venta';
export const none = '–';
export const notListed = 'No está en venta';
export const offerAlone = (offer: string) => `Oferta ${offer}`;
export const copiesLeft = (count: string) => `Quedan ×${count}`;
export const noItemsTitle = 'Nada en este estante';
export const cheapestOtherwise = 'El más barato sin tu filtro de precio:';
export const noMatches = 'Ningún artículo coincide con estos filtros.';
export const noItems = 'Esta colección aún no tiene artículos.';
export const clearAllFilters = 'Borrar todos los filtros';

/* What failed to load, as the subject of "… could not be loaded". */
export const collectionSubject = 'Colección';
export const itemsSubject = 'Artículos';
export const offersSubject = 'Ofertas';
export const listingsSubject = 'Anuncios';
export const pastSubject = 'Precios del pasado';
export const activitySubject = 'Actividad';
export const holdersSubject = 'Tenedores';
