/* The window of the single sign-on */
export const brand = 'Inicio de sesión único';
export const accountName = (time: string, market: string) => `Cuenta de ${market}, ${time}`;

/* Whose account */
export const startTitle = 'Inicia sesión con una llave de acceso';
export const startText = (site: string) =>
  `Una llave de acceso de este dispositivo es dueña de tu cuenta en ${site}. No hay contraseña ni frase que guardar.`;
export const useOne = 'Usar tu llave de acceso';
export const makeOne = 'Crear una cuenta nueva';
export const noPasskeys = 'Este dispositivo o navegador no tiene llaves de acceso.';
export const notUsed =
  'No se usó la llave de acceso. Inténtalo de nuevo o crea una cuenta nueva si no tienes ninguna aquí.';
export const notMade = 'No se creó la llave de acceso. Inténtalo de nuevo.';
export const noAccount = 'Esta llave de acceso todavía no tiene cuenta aquí. Crea una cuenta nueva.';
export const otherPasskey = 'Esta es la llave de acceso de otra cuenta. Usa la de la cuenta que se pide.';

/* The session */
export const sessionTitle = 'Revisa esta sesión';
export const sessionText = (site: string, account: string) =>
  `Hasta que termine, ${site} puede comprar para ${account} dentro de estos límites sin preguntar. Puedes revocarla cuando quieras.`;
export const mayBuy = 'Compra sin pedirte nada';
export const mayBuyHow = (symbol: string, market: string) =>
  `Artículos sueltos por ${symbol}, solo para tu cuenta, cuyo anuncio necesita el permiso de ${market} para cada venta.`;
export const stillAsks = 'Te sigue preguntando';
export const stillAsksHow = (market: string) =>
  `Antes de comprar de un anuncio abierto, que vende sin el permiso de ${market}, y antes de todo lo demás: varios artículos a la vez, otras monedas, transferencias, ofertas.`;
export const calls = 'Contrato al que llama';
export const seaport = (address: string) => `Seaport en ${address}`;
export const fees = 'Comisiones de red';
export const feesAtMost = (amount: string) => `Como máximo ${amount}, donde nadie más las paga`;
export const perPurchase = (symbol: string) => `Límite por compra, ${symbol}`;
export const inTotal = (symbol: string) => `Límite total, ${symbol}`;
export const lasts = 'Termina';
export const lengths = [
  ['3600', 'En 1 hora'],
  ['86400', 'En 24 horas'],
  ['604800', 'En 7 días'],
  ['5184000', 'En 60 días'],
] as const;
export const startSession = 'Empezar la sesión';
export const notNow = 'Ahora no';
export const goWithout = 'Sin sesión';
export const withoutSession = 'Sin sesión, cada compra pide tu llave de acceso.';
export const badAmount = 'Escribe importes mayores que cero, como 0.5.';
export const eachAboveAll = 'El límite por compra no puede superar el límite total.';
export const hugeLimit = (limit: string) =>
  `Una sesión de ${limit} podría gastar mucho más de lo que necesitan las compras aquí. Baja el límite o pulsa “${startSession}” otra vez para confirmar.`;
export const aboveHeld = (limit: string, held: string) =>
  `${limit} es más que los ${held} que tiene tu cuenta: la sesión podría gastar también lo que llegue después. Baja el límite o pulsa “${startSession}” otra vez para confirmar.`;
export const otherSessions = 'Otras sesiones';
export const stillActive = (count: number) =>
  `${count === 1 ? '1 sigue activa' : `${count} siguen activas`}, y al iniciar esta no ${count === 1 ? 'termina' : 'terminan'}. Puedes revocar sesiones en Sesiones, en tu cuenta.`;

/* Requests */
export const outside = (reason: string) => `${reason} Así que decides tú.`;
/** By the type of the refusal. */
export const uncovered = {
  session_inactive: 'La sesión terminó.',
  session_expired: 'La sesión terminó.',
  fee_limit_exceeded: 'La comisión de red podría ser mayor que lo que le queda a la sesión para comisiones.',
  no_call_policy: 'La sesión cubre compras de un solo artículo con ETH. Esto es otra cosa.',
  no_transfer_policy: 'La sesión cubre compras de un solo artículo, y ninguna transferencia.',
  max_value_per_use_exceeded: 'El precio supera el límite por compra de la sesión.',
  value_limit_exceeded: 'El precio es mayor que lo que le queda a la sesión para gastar.',
} as const;
/** The same where the limit is known. */
export const beyondLimit = {
  fee_limit_exceeded: (left: string) =>
    `La comisión de red podría superar los ${left} que le quedan a tu sesión para comisiones.`,
  max_value_per_use_exceeded: (limit: string) => `El precio supera el límite de ${limit} por compra de tu sesión.`,
  value_limit_exceeded: (left: string) => `El precio supera los ${left} que le quedan a tu sesión para gastar.`,
} as const;
const openListing = (market: string) =>
  `El anuncio está abierto a cualquiera. La sesión solo cubre anuncios que necesitan el permiso de ${market}.`;
const otherForm = 'La compra se hace de otra forma que la que cubre la sesión.';
/** By what of a purchase is not as the session has it. */
export const uncoveredPurchase = (market: string) => ({
  recipient: 'El artículo iría a otra cuenta que no es la tuya. La sesión compra solo para tu cuenta.',
  zone: openListing(market),
  orderType: openListing(market),
  paidType: 'La compra no se paga solo con ETH. La sesión no gasta nada más.',
  offerLength: 'Esta no es la compra de un solo artículo, que es todo lo que cubre la sesión.',
  offeredType: 'Esta no es la compra de un solo artículo, que es todo lo que cubre la sesión.',
  orderOffset: otherForm,
  conduitKey: otherForm,
  parametersOffset: otherForm,
  offerOffset: otherForm,
  considerationOffset: otherForm,
});
export const uncoveredOther = 'La sesión no permite esto.';
export const revokeTitle = 'Revocar una sesión';
export const revokeNote = 'Su llave deja de funcionar para siempre. Puedes iniciar otra sesión en cualquier momento.';
export const session = 'Sesión';
export const sessionUntil = (time: string) => `Termina ${time}`;
export const limits = 'Límites';
export const limitsLeft = (left: string, limit: string, each: string) =>
  `Quedan ${left} de ${limit} para gastar, como máximo ${each} cada vez`;
export const revoke = 'Revocar';
export const keep = 'Conservar';
export const notForPages = 'Las páginas no pueden cambiar la cuenta misma.';
