/* What stops a transaction. */
export const chainUnreadable =
  'La red no se puede leer en este momento, así que no se sabe si esto ya se envió. Inténtalo más tarde.';
export const batchOpen =
  'La billetera que recibió una solicitud anterior aún podría llevarla a cabo. Conecta esa billetera para continuar o espera a que el resultado aparezca aquí.';
export const batchDropped = 'La billetera descartó esta solicitud';
export const answerFirst = 'Tu billetera todavía tiene una solicitud abierta. Respóndela primero.';
export const interrupted = 'Tu aprobación se completó. El resto aún no se envió: pulsa Reintentar para continuar.';
export const permissionOver = 'El permiso del mercado caducó antes de que lo aprobaras. Vuelve a intentarlo.';
export const recordGone = 'La transacción ya no está';
export const otherContract =
  'Este lanzamiento nombra un contrato distinto del de su colección. No se envió nada. Recarga la página y compruébalo de nuevo.';
export const mayBeSent = 'Salió a la red, o puede haber salido. Espera a que se liquide y vuelve a intentarlo.';

/* The title of a toast. */
export const balanceTooLow = 'Tu saldo es demasiado bajo';

/* Several items, one after the other. */
export const restNotSent = 'El resto no se envió';
export const restNotSentHint = 'Sigue siendo tuyo. Envíalo de nuevo.';

/* "You are offline. Connect to …" */
export const toBuy = 'comprar';
export const toSell = 'vender';
export const toMint = 'acuñar';
export const toSend = 'enviar';
export const toCancel = 'cancelar';
export const toRevoke = 'revocar permisos';
export const toTryAgain = 'intentarlo de nuevo';
