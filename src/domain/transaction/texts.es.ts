import { plural } from '../../language/plural.ts';

/* Of every kind. */
export const it = 'Esto';
export const itOf = 'esto';
export const somethingWrong = 'Algo salió mal';
export const pending = 'Transacción pendiente';
export const aboutTransaction = 'por una transacción';
export const openWallet = 'Abre tu billetera para continuar.';
export const isDone = 'Está hecho.';
export const rejected = 'La red lo rechazó.';
export const nothingSpent = 'No se gastó nada.';
export const each = (amount: string) => `${amount} cada uno`;
export const youPay = 'Pagas';
export const paid = 'Pagado';

/* A purchase. */
export const approvePurchase = 'Aprobar la compra';
export const purchaseComplete = 'Tu compra está completa';
export const pricesChecked = 'Precios comprobados';
export const allowToken = 'Permitir el token';
export const useTokens = (symbol: string) => `usar tu ${symbol} sin límite`;
export const tokens = 'token';
export const oncePerToken = 'una vez por token';
export const thePurchase = 'la compra';
export const toBuy = (what: string) => `por la compra de ${what}`;
export const confirmPurchase = 'Abre tu billetera y aprueba la compra. El precio se comprobó y no ha cambiado.';
export const inCollection = (what: string, isOne: boolean) =>
  `${what} ${isOne ? 'ya está' : 'ya están'} en tu colección.`;
export const purchaseRejected = 'La red la rechazó, casi siempre porque otro comprador llegó antes.';
export const boughtByOther = 'Otra persona lo ha comprado.';
export const takenOffSale = 'Se retiró de la venta.';
export const noneLeft = 'Nada de ello sigue a la venta.';
export const andMore = (name: string, more: number) => `${name} y ${more} más`;
export const feesInside = 'Comisiones incluidas en el precio';
export const ofItem = (name: string, text: string) => `${name}: ${text}`;
export const unitsOf = (name: string, units: bigint, wanted: bigint) => `${name} (${units} de ${wanted})`;
export const notAllArrived = (names: string) =>
  `No llegó todo: ${names} se lo llevó otra persona antes. Su precio no se cobró.`;

/* Sending. */
export const send = 'Enviar';
export const approveInWallet = 'Aprueba en tu billetera';
export const sent = 'Enviado';
export const itemCount = (count: number) => plural(count, { one: `${count} artículo`, other: `${count} artículos` });
export const youSend = 'Envías';
/** What the wallet calls the item. */
export const inWallet = 'Tu billetera lo llama';
export const to = 'A';
export const checked = 'Comprobado';
export const toSend = (what: string, recipient: string) =>
  recipient === '' ? `por el envío de ${what}` : `por el envío de ${what} a ${recipient}`;
export const compareAddress = 'Abre tu billetera y compara allí la dirección. Lo que se envía no se puede recuperar.';
export const isSent = (what: string, isOne: boolean, recipient: string) =>
  `${what} ${isOne ? 'se envió' : 'se enviaron'}${recipient === '' ? '' : ` a ${recipient}`}.`;
export const sendRejected = (isOne: boolean) =>
  `La red lo rechazó. ${isOne ? 'Sigue siendo tuyo' : 'Siguen siendo tuyos'}.`;
export const notSent = (isOne: boolean) => `No se envió nada. ${isOne ? 'Sigue siendo tuyo' : 'Siguen siendo tuyos'}.`;

/* Minting. */
export const contract = 'Contrato';
export const saleChecked = 'Venta comprobada';
export const toMint = (what: string) => `por la acuñación de ${what}`;
export const confirmMint = 'Abre tu billetera y aprueba la acuñación. El precio y la cantidad se leyeron del contrato.';
export const minted = (what: string) => `${what}: acuñado y en tu colección.`;
export const mintRejected = 'La red la rechazó, casi siempre porque los últimos artículos se acuñaron antes.';

/* Accepting an offer. */
export const approveOffer = 'Aprobar la oferta';
export const acceptedOffer = 'Oferta aceptada';
export const allowCollection = 'Permitir la colección';
export const moveItems = 'mover artículos de esta colección';
export const oncePerCollection = 'una vez por colección';
export const theSale = 'la venta';
export const youGive = 'Das';
export const offer = 'Oferta';
export const youReceive = 'Recibes';
export const received = 'Recibido';
export const offerChecked = 'Oferta comprobada';
export const toSell = (what: string) => `por la venta de ${what}`;
export const confirmSale = 'Abre tu billetera y aprueba la venta. Lo que recibes se comprobó y no ha cambiado.';
export const isSold = (what: string, money: string) => `${what} se vendió. Tienes en tu billetera: ${money}.`;
export const theMoney = 'el dinero';
export const saleRejected = 'La red la rechazó, casi siempre porque la oferta se tomó o se retiró antes.';
export const offerTaken = 'Otra persona aceptó la oferta antes.';
export const offerWithdrawn = 'La oferta se retiró.';

/* Cancelling, of either side. */
export const cost = 'Costo';
export const free = 'Gratis, sin transacción';
export const networkFee = 'Comisión de red';
export const listingStillOpen = (howLong: string) =>
  `Un comprador que ya tiene permiso aún puede completar la venta ${howLong}.`;
export const offerStillOpen = (howLong: string) =>
  `Nadie nuevo puede aceptar. Un vendedor que ya tiene permiso aún puede completar la venta ${howLong}.`;
export const twoMinutes = 'durante dos minutos como máximo';
export const until = (moment: string) => `hasta ${moment}`;
export const withdrawnByServer = (what: string, stillOpen: string, network: string) =>
  `Sin transacción y sin costo se retirará: ${what}. ${stillOpen} Para terminar también con eso, cancela todo en ${network}.`;
export const withdrawnOnChain = (what: string) =>
  `En una transacción se retirará: ${what}. La comisión de red es el único costo.`;
export const askingMarketplace = 'Pidiendo al mercado que lo retire. No se envía nada a la red.';
export const confirmCancel = 'Abre tu billetera y confirma. Solo se paga la comisión de red.';
export const nothingCancelled = 'Hasta ahora no se canceló nada.';

/* Cancelling a listing. */
export const cancelListingAsk = '¿Cancelar este anuncio?';
export const cancelListing = 'Cancelar anuncio';
export const listingCancelled = '¡Tu artículo se ha retirado!';
export const price = 'Precio';
export const lastPrice = 'Último precio';
export const listingOf = (name: string) => `el anuncio de ${name}`;
export const yourItem = 'tu artículo';
export const toCancelListing = (name: string) => `por la cancelación del anuncio de ${name}`;
export const notForSale = (name: string) => `${name} ya no está en venta. Sigue en tu colección.`;
export const cancelListingRejected = 'La red rechazó la cancelación. El anuncio sigue como estaba.';

/* Cancelling offers, or everything. */
export const cancelAllAsk = '¿Cancelar todo?';
export const cancelAll = 'Cancelar todo';
export const allCancelled = 'Todo está cancelado';
export const cancelOfferAsk = '¿Cancelar esta oferta?';
export const cancelOffer = 'Cancelar oferta';
export const offerCancelled = 'Oferta cancelada';
export const cancelOffersAsk = '¿Cancelar estas ofertas?';
export const offersCancelled = 'Ofertas canceladas';
export const andMoreLines = (more: number) => `y ${more} más`;
export const orderCount = (count: number) => plural(count, { one: `${count} orden`, other: `${count} órdenes` });
export const everythingOn = (network: string) =>
  `Una transacción anula todos los anuncios y ofertas que hayas firmado en ${network}, se hicieran donde se hicieran. Tus artículos y tu dinero se quedan donde están. No se puede deshacer; la comisión de red es el único costo.`;
export const theOffer = 'la oferta';
export const offersOn = (count: number, network: string) =>
  `${plural(count, { one: `${count} oferta`, other: `${count} ofertas` })} en ${network}`;
export const everythingVoid = 'Todos los anuncios y ofertas que firmaste en esta red quedaron anulados.';
export const notAcceptable = (count: number) => (count > 1 ? 'Ya no se pueden aceptar.' : 'Ya no se puede aceptar.');
export const nobodyAccepts = 'Ya nadie puede aceptar: ningún vendedor tiene permiso.';
export const toCancelAll = 'por la cancelación de todo';
export const toCancel = (what: string) => `por la cancelación de ${what}`;
export const cancelOffersRejected = 'La red rechazó la cancelación. Las ofertas siguen como estaban.';

/* Another transaction that was begun together with this one. */
export const otherNotBought = (number: number) => `La transacción ${number} no se inició: no se compró nada de ella.`;
export const otherNotSent = (number: number) => `La transacción ${number} no se inició: no se envió nada de ella.`;
export const otherBuyCancelled = (number: number, what: string) =>
  `La transacción ${number} se canceló en tu billetera. Sin comprar: ${what}.`;
export const otherSendCancelled = (number: number, what: string) =>
  `La transacción ${number} se canceló en tu billetera. Sin enviar: ${what}.`;
export const otherBuyFailed = (number: number, what: string) => `La transacción ${number} falló. Sin comprar: ${what}.`;
export const otherSendFailed = (number: number, what: string) => `La transacción ${number} falló. Sin enviar: ${what}.`;
export const otherUnderWay = (number: number) => `La transacción ${number} sigue en curso.`;
export const otherSent = (number: number, what: string) => `La transacción ${number} envió ${what}.`;
export const otherBought = (number: number, what: string, price: string) =>
  `La transacción ${number} compró ${what} por ${price}.`;

/* Something like it is under way already. */
export const stillUnderWay =
  'Ya hay una transacción en curso para esto. Espera a que se liquide y vuelve a intentarlo.';
export const stillFromBefore =
  'Algo así seguía en curso cuando cerraste sesión y aún no se ha liquidado. Revisa tu billetera e inténtalo de nuevo cuando lo esté.';
