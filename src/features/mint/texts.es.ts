/* Mint panel. */
export const mint = 'Acuñar';
export const mintFor = (amount: bigint, price: string) => `Acuñar ${amount} por ${price}`;
export const priceEach = 'Precio por unidad';
export const upTo = (most: bigint) => `Hasta ${most} por transacción`;
export const perWallet = (most: bigint) => `Una billetera puede acuñar como máximo ${most}.`;
export const noLimit = 'Sin límite por billetera.';
export const walletHasAll = (most: bigint) => `Una billetera puede acuñar como máximo ${most}. Ya acuñaste los tuyos.`;
export const onlyForWallet = (left: bigint) => `Solo quedan ${left} para tu billetera`;
export const checkQuantity = 'Revisa la cantidad';
export const quantity = 'Cantidad';
export const onlyLeft = (left: bigint) => `Solo quedan ${left} por acuñar`;
export const atMost = (most: bigint) => `Como máximo ${most} en una transacción`;

/** The contract's address, shortened. */
export const paidTo = (contract: string) => `Se paga al contrato ${contract}.`;
export const networkFee = 'A esto se suma la comisión de la red.';
export const networkFeeAfter = (usd: string) => `${usd}. A esto se suma la comisión de la red.`;

/* Why nobody can mint now. */
export const soldOut = 'Ya se acuñó todo.';
export const notOpenYet = 'La venta aún no ha abierto.';
export const notOpen = 'La venta no está abierta.';
export const offline = 'Podrás acuñar cuando vuelvas a tener conexión.';

/* Contract terms. */
export const promised = 'Lo que dice el contrato';
export const provenanceHash = 'Hash de procedencia';
export const baseUri = 'URI base';
export const copy = (what: string) => `Copiar: ${what}`;
export const itemOrder = 'Orden de los artículos';
export const orderFixed = 'Fijado de antemano';
export const describedAt = 'Imágenes y detalles';
/** By the scheme of the base URI. */
export const stored = {
  ipfs: 'En IPFS, donde no se pueden cambiar',
  ar: 'En Arweave, donde no se pueden cambiar',
  data: 'En el propio contrato',
  http: 'En un servidor web, cuyo dueño puede cambiarlos',
  https: 'En un servidor web, cuyo dueño puede cambiarlos',
} as const;
export const storedElsewhere = 'En otro lugar';
/** Opens what only software reads. */
export const details = 'Detalles técnicos';
export const creatorRoyalty = 'Regalía del creador';
export const royaltyTo = (percent: string, receiver: string) => `${percent} para ${receiver}`;

/** What failed to load, as the subject of "… could not be loaded". */
export const saleSubject = 'La venta';
