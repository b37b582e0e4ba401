import { groupThousands } from '../../domain/decimals.ts';
import { plural } from '../../language/plural.ts';

/* Of several views. */
export const acceptOffer = 'Aceptar oferta';
export const copies = 'Ejemplares';
export const creatorRoyalty = 'Regalía del creador';
export const currency = 'Moneda';
export const endsAt = (moment: string) => `Termina ${moment}`;
export const floor = (amount: string) => `Mínimo ${amount}`;
export const listForSale = 'Poner en venta';
export const listingOffline = 'No tienes conexión. Podrás poner en venta cuando vuelvas a conectarte.';
export const ownOnly = (count: bigint) => `Solo tienes ${count}`;
export const price = 'Precio';
export const retry = 'Reintentar';
export const marketFee = (market: string) => `Comisión de ${market}`;
export const youReceive = 'Recibes';

/* The sheet and its titles. */
export const listItems = (count: number) =>
  `Poner en venta ${plural(count, { one: `${count} artículo`, other: `${count} artículos` })}`;
export const offerOnAny = 'Oferta por cualquier artículo';
export const offerOnTrait = (type: string, value: string) => `Oferta por ${type}: ${value}`;
export const makeAnOffer = 'Hacer una oferta';
export const editListing = 'Editar anuncio';
export const editOffer = 'Editar oferta';
export const whatYouOwn = 'Lo que tienes';
export const marketTerms = 'Las condiciones';
export const notHeld = 'No está activo: el artículo ya no es tuyo. Vuelve a activarse si el artículo regresa a ti.';
export const notHeldHint =
  'Hasta entonces no puedes poner otro precio. Cancela este anuncio si no debe volver y pon el artículo en venta de nuevo cuando lo tengas.';
export const cancelListing = 'Cancelar anuncio';
export const cancelFirst = (side: string) =>
  (side === 'offer' ? 'Esta oferta se hizo' : 'Este anuncio se hizo') +
  ' sin la zona del mercado, así que una firma nueva no puede reemplazarlo: ambos podrían ejecutarse. Cancela primero en la red (una transacción, con comisión de red) y después crea otro.';
export const cancelOld = (side: string) =>
  side === 'offer' ? 'Cancelar la oferta anterior en la red' : 'Cancelar el anuncio anterior en la red';

/* Fields and notes that forms share. */
export const priceOfCopies = (count: bigint) => `Precio, ${count} ejemplares`;
export const marketFeeOf = (percent: string, market: string) => `Comisión de ${market}, ${percent}`;
export const creatorRoyaltyOf = (percent: string) => `Regalía del creador, ${percent}`;
export const approvalsFirst = (count: number) =>
  plural(count, { one: 'Primero, una aprobación.', other: `Primero, ${count} aprobaciones.` });
export const approvalCost = (count: number) =>
  count === 1
    ? 'Tu billetera la pide una vez y cuesta una comisión de red.'
    : 'Tu billetera pide cada una una vez, y cada una cuesta una comisión de red.';
export const seaportBefore = 'El contrato es Seaport,';
export const seaportAfter = '; no mueve nada sin una orden que hayas firmado.';
export const underFloor = (percent: number) => `${percent}% por debajo del mínimo.`;
export const underFloorHint = 'Revisa el precio: el primer comprador se lo lleva por esto.';
export const overAskingPrice = (excess: string) => `${excess} su precio de venta.`;
export const overFloor = (excess: string) => `${excess} el mínimo.`;
export const times = (count: number) => `${groupThousands(BigInt(Math.round(count)).toString())} veces`;
export const percentOver = (percent: number) => `${percent}% sobre`;
export const hugePrice = 'Es un precio muy alto.';
export const overFloorListingHint = 'Revisa el número de dígitos.';
export const overAskingPriceHint = 'Revisa el precio: su propietario puede aceptarlo.';
export const overFloorHint = 'Revisa el precio: cualquier propietario puede aceptarlo.';

/* How long an order lasts. */
export const duration = 'Duración';
export const daysOf = (count: string) => plural(count, { one: `${count} día`, other: `${count} días` });
export const customDuration = 'Otra';
export const keepEnd = 'Mantener';
export const keepsEndAt = (moment: string) => `Termina ${moment}, como antes`;
export const days = 'Días';
export const atMostDays = (count: bigint) => `Como máximo ${count} días`;

/* Listing one item. */
export const noCurrencyHere = 'Aquí no se acepta ninguna moneda para esta colección.';
export const own = (count: string) => `Tienes ${count}.`;
export const priceEach = 'Precio por unidad';
export const allowItems = (collection: string) =>
  `Permites que Seaport mueva tus artículos de ${collection} cuando se venda uno.`;
export const updateListing = 'Actualizar anuncio';
export const listFor = (amount: string, count: bigint) =>
  count > 1n ? `Poner en venta ${count} ejemplares por ${amount}` : `Poner en venta por ${amount}`;
export const approveAndListFor = (amount: string, count: bigint) =>
  count > 1n ? `Aprobar y poner en venta ${count} ejemplares por ${amount}` : `Aprobar y poner en venta por ${amount}`;
export const listingHint = 'Poner en venta no cuesta nada. Puedes cambiar o cancelar el anuncio cuando quieras.';

/* Listing several. */
export const noCurrency = 'Aquí no se acepta ninguna moneda.';
export const currencyForAll = 'Moneda para todos';
export const priceOf = (item: string) => `Precio de ${item}`;
export const copiesOf = (item: string) => `Ejemplares de ${item}`;
export const leaveOut = (item: string) => `Excluir ${item}`;
export const pricesOf = (count: number) =>
  plural(count, { one: `Precio de ${count} artículo`, other: `Precios de ${count} artículos` });
export const marketFees = (market: string) => `Comisiones de ${market}`;
export const creatorRoyalties = 'Regalías de los creadores';
export const receiveIfAllSell = 'Recibes, si se venden todos';
export const allowItemsOfAll = (collections: string) =>
  `Permites que Seaport mueva tus artículos de ${collections} cuando se venda uno, con una aprobación por colección.`;
export const oneSignature = 'Una firma vale para todos. Cada uno se vende, cambia y cancela por separado.';
export const signOnce = (count: number) =>
  `Firmar una vez, poner en venta ${plural(count, { one: `${count} artículo`, other: `${count} artículos` })}`;

/* Making an offer. */
export const noOfferCurrency = 'Aquí no se acepta ningún token para ofertas.';
export const floorAndBestOffer = (floorAmount: string, offer: string) => `Mínimo ${floorAmount}, mejor oferta ${offer}`;
export const yourOffer = 'Tu oferta';
export const yourOfferEach = 'Tu oferta por unidad';
export const balance = (amount: string) => `Tu saldo: ${amount}`;
export const readingBalance = 'Leyendo tu saldo.';
export const balanceUnreadable = 'No se pudo leer tu saldo.';
export const balanceUnknown = 'Tu saldo aún no se conoce.';
export const balanceTooLow = 'Tu saldo no alcanza para esta oferta.';
export const notEnough = (symbol: string) => `No tienes ${symbol} suficiente para esta oferta.`;
export const canBeWrapped = (amount: string) => `Tienes ${amount}, que puedes envolver uno a uno.`;
export const wrap = (amount: string) => `Envolver ${amount}`;
export const getMore = (amount: string) => `Consigue ${amount} más u ofrece menos.`;
export const sellerReceives = 'El vendedor recibe';
export const payIfAccepted = 'Pagas, si se acepta';
export const allowToken = (symbol: string) =>
  `Permites que Seaport tome tu ${symbol}, sin límite, cuando se acepte una de tus ofertas.`;
export const updateOffer = 'Actualizar oferta';
export const approveAndOffer = 'Aprobar y hacer oferta';
export const makeOffer = 'Hacer oferta';
export const offerHint =
  'Tu dinero sigue contigo hasta que alguien acepte. Puedes cambiar o cancelar la oferta cuando quieras.';
export const offersOffline = 'No tienes conexión. Podrás hacer ofertas cuando vuelvas a conectarte.';

/* Accepting one. */
export const yourItems = 'Tus artículos';
export const nothingToSell = 'Nada que vender';
export const nothingToSellHint = 'No tienes ningún artículo al que se dirija esta oferta.';
export const whichItem = '¿Qué artículo vendes?';
export const notListed = 'No está en venta';
export const listedAt = (amount: string) => `En venta por ${amount}`;
export const listedAbove = (item: string, amount: string) =>
  `${item} está en venta por ${amount}, más que esta oferta.`;
export const feeTo = (recipient: string) => `Comisión para ${recipient}`;
export const offerBy = (maker: string) => `Oferta de ${maker}`;
export const offerBroken = 'Esta oferta no contiene lo que muestra, así que no se puede aceptar aquí.';
export const acceptHint =
  'A esto se suma la comisión de la red. Tu billetera te pide confirmarlo antes de que pase nada.';

/* From the press to what came of it. */
export const approveStep = 'Aprobar';
export const signStep = 'Firmar';
export const copiesAtEach = (count: string, amount: string) => `${count} × ${amount} cada uno`;
export const oldListingUntil = (time: string) =>
  `Hasta ${time} un comprador todavía puede pagar el precio anterior: un permiso dado antes del cambio dura hasta entonces, y no se da ninguno nuevo. Tu anuncio nuevo se activa después.`;
export const oldOfferUntil = (time: string) =>
  `Hasta ${time} un vendedor todavía puede aceptar la oferta anterior: un permiso dado antes del cambio dura hasta entonces, y no se da ninguno nuevo. Tu oferta nueva se activa después.`;
export const oldListingOver =
  'El anuncio anterior ya no se puede comprar. Solo podía ejecutarse con permiso del mercado: no queda ninguno y no se dará otro.';
export const oldOfferOver =
  'La oferta anterior ya no se puede aceptar. Solo podía ejecutarse con permiso del mercado: no queda ninguno y no se dará otro.';
export const listingUpdated = 'Tu anuncio está actualizado';
export const offerUpdated = 'Tu oferta está actualizada';
export const offerMade = 'Tu oferta está hecha';
export const itemListed = 'Tu artículo está en venta';
export const itemsListed = (count: number) =>
  plural(count, { one: `${count} artículo está en venta`, other: `${count} artículos están en venta` });
export const keepBrowsing = 'Seguir explorando';
export const close = 'Cerrar';
export const back = 'Atrás';
export const done = 'Listo';
export const viewItem = 'Ver artículo';

/* Orders stored on the device. */
export const unpublishedTitle = 'Firmado, sin publicar';
export const storedTitle = 'Guardado en este dispositivo';
export const storedHint =
  'El mercado no responde. Los firmaste en este dispositivo y aún puedes cancelarlos en la red.';
export const storedListing = (amount: string) => `Anuncio, ${amount}`;
export const storedOffer = (amount: string) => `Oferta, ${amount}`;
export const published = 'Publicado';
export const publishFailed = 'No se pudo publicar';
export const publish = 'Publicar';
export const discard = 'Descartar';
export const keepIt = 'Conservar';
export const cancelOnNetwork = 'Cancelar en la red';
export const discardForGood = 'Descartar para siempre';
export const discardRestricted =
  'En principio tu firma sigue siendo válida hasta que termine, pero solo la tiene este dispositivo y nadie puede usarla sin permiso del mercado.';
export const discardUnrestricted =
  'Tu firma sigue siendo válida hasta que termine, para quien la tenga. Solo debería tenerla este dispositivo; para estar seguro, cancélala en la red, con una comisión.';
