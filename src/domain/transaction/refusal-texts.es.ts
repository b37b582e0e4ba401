/* Why a transaction is not begun. */
export const orderExpired = (name: string) => `La orden del token ${name} venció`;
export const costsNow = (name: string, price: string, available: string) =>
  `El token ${name} cuesta ahora ${price}, disponibles: ${available}`;
export const balanceOf = (balance: string, needed: string) => `Tu saldo: ${balance}, necesitas ${needed} para comprar`;

/* Minting. */
export const saleNotOpen = 'La venta no está abierta. No se acuñó nada.';
export const allMinted = 'Ya se acuñó todo.';
export const onlyLeft = (left: bigint) => `Solo quedan ${left}. Elige menos.`;
export const mostAtOnce = (most: bigint) => `En una transacción se pueden acuñar como máximo ${most}.`;
export const walletHasAll = (most: bigint) => `Una billetera puede acuñar como máximo ${most}. Ya acuñaste los tuyos.`;
export const walletHasMost = (most: bigint, left: bigint) =>
  `Una billetera puede acuñar como máximo ${most}: elige ${left} o menos.`;
export const noCollection = 'Este lanzamiento nombra un contrato que no es de una colección. No se envió nada.';
export const otherContract =
  'El contrato de esta venta no es el que era cuando abriste la página. No se envió nada. Recarga la página y compruébalo de nuevo.';
export const otherSum = 'El precio no es el que se mostró. No se envió nada.';

/* Sending. */
export const oneCopy = 'Elige al menos un ejemplar.';
export const notOwned = (name: string) => `Ya no tienes ${name}. No se envió nada.`;
export const ownOnly = (held: bigint, name: string) => `Solo tienes ${held} de ${name}. Envía menos.`;
export const notAtOnce = 'Tu billetera no envía varios artículos a la vez. No se envió nada. Envíalos uno por uno.';
export const contractRefuses = (address: string) =>
  `${address} es un contrato que rechaza esto. No se envió nada. Pide a su propietario una dirección que acepte artículos.`;
