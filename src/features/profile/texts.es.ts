import { plural } from '../../language/plural.ts';

/* Head. */
export const profile = 'Perfil';
export const share = 'Compartir';

/* What is held is worth. */
export const byFloor = 'Valor mínimo';
export const byFloorWhy = 'Si cada artículo se vendiera al mínimo de su colección, al cambio de hoy';
export const byOffers = 'Mejores ofertas';
export const byOffersWhy = 'La mejor oferta abierta por cada artículo, al cambio de hoy';
export const worthByCollection = 'Valor por colección';
export const collection = 'Colección';
export const copies = 'Artículos';
export const floor = 'Mínimo';
export const notAllCounted = 'Solo se cuentan los últimos 5,000 artículos adquiridos.';
export const paid = (amount: string, symbol: string) => `Comprado por ${amount} ${symbol}`;
export const floorAgainstPaid = 'Mínimo ahora ';

/* Tabs. */
export const tabs = 'Secciones del perfil';
export const collectedTab = 'Colección';
export const createdTab = 'Creaciones';
export const listingsTab = 'Anuncios';
export const offersMadeTab = 'Ofertas hechas';
export const offersReceivedTab = 'Ofertas recibidas';
export const watchListTab = 'Lista de seguimiento';
export const activityTab = 'Actividad';

/* For a visitor who is not signed in. */
export const yourProfile = 'Tu perfil';
export const logInTitle = 'Inicia sesión para ver tu perfil';
export const logInText = 'Conecta tu billetera e inicia sesión para ver tus artículos, anuncios y ofertas.';
export const connectWallet = 'Conectar una billetera';

/* Collected items. */
export const noItemsTitle = 'Nada en este estante';
export const noItemsText = 'Esta dirección no tiene artículos en las redes que se muestran aquí.';
export const browseCollections = 'Ver colecciones';
export const showItems = 'Artículos que se muestran';
export const allItems = 'Todos los artículos';
export const listed = 'En venta';
export const notListed = 'No están en venta';
export const noneListed = 'Nada en venta';
export const allListed = 'Todo está en venta';
export const showAll = 'Mostrar todos los artículos';

/* Choosing items to list or to send. */
export const listForSale = 'Poner en venta';
export const listItems = (count: number) =>
  `Poner en venta ${plural(count, { one: `${count} artículo`, other: `${count} artículos` })}`;
export const send = 'Enviar';
export const sendItems = (count: number) =>
  `Enviar ${plural(count, { one: `${count} artículo`, other: `${count} artículos` })}`;
export const stopChoosing = 'Cancelar la selección';
export const choose = (name: string) => `Elegir ${name}`;
export const cannotChoose = (name: string, why: string) => `${name}: ${why}`;
export const chooseItems = 'Elige artículos de una red';
export const chosenOn = (count: number, network: string) =>
  `${plural(count, { one: `${count} elegido`, other: `${count} elegidos` })} en ${network}`;
export const alreadyListed = 'Ya está en venta: edita ese anuncio';
export const oneNetworkOnly = (network: string) => `Una firma vale para una red: ${network}`;
export const oneNetworkAtOnce = (network: string) => `Una red a la vez: ${network}`;
export const otherNetwork = 'la otra';
export const atLeast = (count: string) => `Al menos ${count}`;
export const atMost = (count: number) => `Como máximo ${count} a la vez`;

/* Lists of orders. */
export const listingCount = (count: string) => plural(count, { one: `${count} anuncio`, other: `${count} anuncios` });
export const ownListingCount = (count: string, live: string) =>
  live === count
    ? listingCount(count)
    : `${listingCount(count)}, ${plural(live, { one: `${live} activo`, other: live === '0' ? 'ninguno activo' : `${live} activos` })}`;
export const liveListingCount = (count: string) =>
  plural(count, { one: `${count} anuncio activo`, other: `${count} anuncios activos` });
export const offerCount = (count: string) => plural(count, { one: `${count} oferta`, other: `${count} ofertas` });
export const noListings = 'Nada en venta';
export const noOffersMade = 'No se han hecho ofertas';
export const noListingsText = 'Aquí aparece lo que pones en venta.';
export const noOffersMadeText =
  'Aquí aparecen tus ofertas hasta que terminan. Haz una por un artículo o por cualquiera de una colección.';
export const noOffersReceived = 'No se han recibido ofertas';

/* Columns of a list of orders. */
export const item = 'Artículo';
export const price = 'Precio';
export const offer = 'Oferta';
export const againstFloor = 'Frente al mínimo';
export const end = 'Termina';

/* One order. */
export const anyItemOf = (collection: string) => `Cualquier artículo de ${collection}`;
export const anyWithTrait = (collection: string, traitType: string, value: string) =>
  `${collection}, ${traitType}: ${value}`;
export const ends = (until: string) => `termina ${until}`;
export const endsTitle = (until: string) => `Termina ${until}`;
export const outbid = 'Superada: alguien ofrece más.';
export const noHigherOffer = 'oferta más alta';
export const youOwnItem =
  'Ahora este artículo es tuyo, así que nadie más puede aceptar esta oferta. Cancélala si ya no la quieres.';
export const makerOwnsItem = 'Ahora el artículo es de quien la hizo, así que nadie más puede aceptarla.';
export const edit = 'Editar';
export const cancel = 'Cancelar';
export const cancelListing = 'Cancelar anuncio';
export const acceptOffer = 'Aceptar oferta';
export const youReceive = (amount: string) => `Recibes ${amount}`;
export const youReceiveEach = (amount: string) => `Recibes ${amount} por unidad`;

/* Offers that are almost the same stand behind the first of them. */
export const lowerOffers = (count: number, name: string) =>
  `${plural(count, { one: `${count} oferta más`, other: `${count} ofertas más` })} por ${name}, por menos`;
export const fold = 'Mostrar menos';
export const samePrice = (count: number, collection: string) =>
  `${plural(count, { one: `${count} oferta más`, other: `${count} ofertas más` })} por ${collection} a este precio`;

/* Choosing offers to cancel. */
export const selectAll = 'Seleccionar todas';
export const selectedCount = (count: number) =>
  plural(count, { one: `${count} seleccionada`, other: `${count} seleccionadas` });
export const selectOffer = (name: string) => `Seleccionar la oferta por ${name}`;
export const cancelOffers = (count: number) =>
  plural(count, { one: `Cancelar ${count} oferta`, other: `Cancelar ${count} ofertas` });

/* Cancel everything. */
export const cancelEverything = 'Cancelar todo';
export const cancelEverythingOn = (network: string) => `Cancelar todo en ${network}`;
export const cancelEverythingExplained =
  'Una transacción termina todos los anuncios y ofertas que hayas firmado en una red, los hicieras donde los hicieras y los tenga quien los tenga. Tus artículos y tu dinero siguen siendo tuyos. Cuesta la comisión de red y no se puede deshacer.';
export const stillOpen = (names: readonly string[], until: string) =>
  `${names.length === 1 ? 'Una orden que cancelaste aún puede' : `${names.length} órdenes que cancelaste aún pueden`} completarse hasta ${until} por alguien que ya tiene permiso: ${names.join(', ')}. Cancelar todo lo termina de inmediato.`;

/* Activity, and the file of it. */
/** After a preposition. */
export const you = 'ti';
export const bought = 'Compra';
export const sold = 'Venta';
export const sent = 'Envío';
export const received = 'Recepción';
export const noActivityTitle = 'Aún no ha pasado nada';
export const noActivityText = 'Aquí aparece lo que esta dirección acuña, compra, vende y envía.';
export const downloadStatement = 'Descargar como CSV';
export const readingStatement = (events: string) => `Leyendo, ${events} hasta ahora`;
export const statementSaved = (events: string) =>
  plural(events, { one: `${events} evento guardado`, other: `${events} eventos guardados` });
export const statementInPart =
  'Contiene lo que este dispositivo pudo leer. Pueden faltar comisiones de red o eventos anteriores al último del archivo.';
export const statementFailed = 'No se pudo crear el archivo';
export const statementFailedText = 'El mercado no respondió hasta el final. Inténtalo de nuevo en un momento.';

/* What failed to load, as the subject of "… could not be loaded". */
export const itemsSubject = 'Artículos';
export const listingsSubject = 'Anuncios';
export const offersSubject = 'Ofertas';
export const activitySubject = 'Actividad';

/* What the owner hides. */
export const hide = 'Ocultar';
export const chooseAny = 'Elegir artículos';
export const showAgain = 'Mostrar de nuevo';
export const seeHidden = (count: number) =>
  `Ver ${plural(count, { one: `${count} oculto`, other: `${count} ocultos` })}`;
export const backToShown = 'Volver a tus artículos';
export const chosenItems = (count: number) =>
  plural(count, { one: `${count} artículo elegido`, other: `${count} artículos elegidos` });

/* What the owner lets others move. */
export const approvalsTab = 'Permisos';
export const approvalsSubject = 'Tus permisos';
export const approvalsExplained =
  'Estos contratos pueden mover tus artículos o tu dinero sin volver a preguntarte. Revoca los que ya no uses.';
export const noApprovalsTitle = 'Sin permisos';
export const noApprovalsText =
  'Ningún mercado puede mover tus artículos ni tu dinero. Poner un artículo en venta o hacer una oferta lo pide.';
export const networkUnread = 'Esta red no se puede leer ahora, así que sus permisos no se muestran.';
export const everyItemOf = (collection: string) => `Todos los artículos de ${collection}`;
export const noLimit = (symbol: string) => `${symbol}, sin límite`;
export const upTo = (amount: string, symbol: string) => `Hasta ${amount} ${symbol}`;
export const mayMove = (operator: string) => `Permiso para ${operator}`;
export const sinceWhen = (date: string) => `, desde ${date}`;
export const revoke = 'Revocar';
export const revoking = 'Revocando';
export const revokeNamed = (what: string, operator: string) => `Revocar: ${what}, permiso para ${operator}`;
export const unknownOperator = (market: string) =>
  `${market} no conoce este contrato. Quien lo controle puede llevarse lo permitido. Revócalo, salvo que sepas para qué es.`;

/* Collections of which the account is the creator. */
export const createdSubject = 'Las colecciones';
export const noneCreatedTitle = 'Ninguna colección';
export const noneCreatedText = 'Esta dirección no ha creado nada en las redes que se muestran aquí.';
