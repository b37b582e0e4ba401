import { plural } from '../../language/plural.ts';

/* The drawer. */
export const clear = 'Vaciar';
export const emptyTitle = 'Tu carrito está vacío';
export const emptyHint = 'Los artículos que añadas se quedan aquí hasta que los compres o los quites.';
export const browse = 'Ver colecciones';
export const checkingPrices = 'Comprobando precios';
export const pricesMayBeOld = 'Los precios de abajo pueden ser antiguos.';
export const checkAgain = 'Comprobar de nuevo';
export const nothingInWallet = 'No hay nada, inténtalo de nuevo';
export const buy = 'Comprar';
export const buyItems = (items: string) => `Comprar ${items}`;
export const itemCount = (count: number) => plural(count, { one: `${count} artículo`, other: `${count} artículos` });
export const expiredLeftOut = (count: number) =>
  plural(count, { one: 'Se excluye el artículo vencido.', other: `Se excluyen ${count} artículos vencidos.` });
export const unavailableLeftOut = (count: number) =>
  plural(count, {
    one: 'Se excluye el artículo no disponible.',
    other: `Se excluyen ${count} artículos no disponibles.`,
  });

/* Why Buy cannot be pressed. */
export const offline = 'No tienes conexión. Podrás comprar cuando vuelvas a conectarte.';
export const acceptChangeFirst = (name: string) => `Acepta el cambio de ${name}, o quítalo, para continuar.`;
export const correctCopies = 'Corrige el número de ejemplares para continuar.';
export const nothingToBuy = 'Ahora no se puede comprar nada de aquí.';

/* One line. */
export const ownListing = 'Es tu propio anuncio. Se excluye.';
export const beingBought = 'Se está comprando.';
export const expired = 'Vencido';
export const notShown = (market: string) => `${market} ya no muestra este artículo.`;
export const unavailable = 'No disponible';
export const copiesOf = (name: string) => `Ejemplares de ${name}`;
export const each = (amount: string) => `${amount} cada uno`;
export const remove = 'Quitar';
export const removeItem = (name: string) => `Quitar ${name}`;
export const wasPrice = (amount: string) => `Antes ${amount}.`;
export const wasAvailable = (count: string) => `Antes había: ${count}.`;
export const acceptPrice = 'Aceptar el precio nuevo';
export const acceptQuantity = 'Aceptar la cantidad nueva';

/* What is paid, and what there is to pay with. */
export const itemsAndCopies = (items: number, copies: bigint) =>
  BigInt(items) === copies ? itemCount(items) : `${itemCount(items)}, ${copies} ejemplares`;
export const marketFee = (market: string) => `Comisión de ${market}`;
export const creatorRoyalties = 'Regalías de los creadores';
export const otherFees = 'Otras comisiones';
export const inPrice = (fee: string) => `${fee}, en el precio`;
export const rateInPrice = (fee: string, rate: string) => `${fee}, ${rate}, en el precio`;
export const youPay = 'Pagas';
export const networkFee = 'Comisión de red, estimada';
export const askingNetwork = 'Consultando la red';
export const notKnown = 'No se sabe en este momento';
export const feesIncluded = 'Las comisiones están incluidas en los precios y las pagan los vendedores.';
export const networkFeeOnTop = 'A esto se suma la comisión de la red.';
export const transactionsIn = (symbols: readonly string[]) =>
  `${symbols.length} transacciones: ${symbols.map((symbol) => `1 en ${symbol}`).join(', ')}.`;
export const balance = (amounts: string) => `Saldo: ${amounts}`;
export const approvalsFirst = (symbols: readonly string[]) =>
  `Tu billetera pide también permitir que Seaport, el contrato del mercado, pueda usar tu ${symbols.join(' y tu ')} sin límite, una vez por moneda.`;
export const needMore = (amounts: readonly string[]) => `Te faltan ${amounts.join(' y ')}.`;
export const feeTooHigh = (symbol: string) => `No tienes ${symbol} suficiente para la comisión de red.`;

/* An item of another network. */
export const differenceTitle = 'Otra red';
export const difference = (items: string, network: string, name: string, otherNetwork: string) =>
  `Tu carrito tiene ${items} en ${network}. ${name} está en ${otherNetwork}, y una compra usa una sola red.`;
export const differenceHint = (name: string) => `Si continúas, se vacía el carrito y se añade ${name}.`;
export const keepCart = 'Conservar el carrito';
export const emptyAndAdd = 'Vaciar y añadir';

/* Sweep: the cheapest items of a collection, several at once. */
export const sweepTitle = (collection: string) => `Los más baratos de ${collection}`;
export const sweepLead =
  'Los artículos más baratos en venta de toda la colección van a tu carrito, sin importar los filtros. Aún no se compra nada.';
export const sweepCount = 'Cuántos';
export const sweepCurrency = 'Moneda';
export const sweepDearest = 'Precio más alto';
export const sweepTotal = 'En total';
export const sweepAtMost = (most: number) => `Ahora se pueden añadir como máximo ${most}.`;
export const addItems = (items: string) => `Añadir ${items} al carrito`;
export const nothingToSweep = 'Aquí no hay nada en venta que no sea tuyo o que no esté en tu carrito.';
export const sweepElsewhere = (network: string) =>
  `Tu carrito tiene artículos en ${network}. Cómpralos o quítalos primero: una compra usa una sola red.`;
export const listings = 'Anuncios';
