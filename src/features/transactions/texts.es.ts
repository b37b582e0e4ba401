/* The modal: how far it is. */
/** The spec's, where a purchase is to be viewed and no address is known. */
export const noAddress = 'Vaya, algo salió mal';
export const checkWallet = 'Revisa tu billetera';
export const cancelledInWallet = 'Cancelado en tu billetera';
export const tooLate = 'Demasiado tarde';
export const oneStepLeft = 'Falta un paso';
export const partOf = (number: number, of: number) => `Transacción ${number} de ${of}`;
export const partsDone = (done: number, of: number) => `${done} de ${of} transacciones`;
export const mintedItems = 'Artículos acuñados';
export const andMore = (count: number) => `y ${count} más`;
export const thisNetwork = 'esta red';
export const approveStep = 'Aprobar';
export const settleStep = 'Liquidar';
export const transaction = 'Transacción';
export const elapsed = 'Tiempo';
export const settled = 'Liquidada';
export const inBlock = (number: number) => `en el bloque ${number}`;

/* While a wallet is open, or lost. */
export const checking = 'Comprobamos que nada haya cambiado antes de preguntar a tu billetera.';
export const approveFirst = (subject: string) => `por la aprobación que primero necesita: ${subject}`;
export const batchAsked = (right: string, before: string) =>
  `Tu billetera muestra las dos cosas en una confirmación: Seaport, el contrato del mercado, podrá ${right}, y ${before} misma. O pasan las dos o no pasa nada.`;
export const approvalAsked = (right: string, once: string, before: string) =>
  `Primero permite que Seaport, el contrato del mercado, pueda ${right}. Tu billetera te pide confirmación ${once}; después sigue ${before}.`;
export const approveWithin = (time: string) => `Apruébalo en ${time}.`;
export const permissionOver =
  'El permiso del mercado para esto ha caducado. Recházalo en tu billetera y vuelve a intentarlo.';
export const approvalSettling = (next: string) => `Tu aprobación se está liquidando. ${next} sigue por sí sola.`;
export const lost = (asked: string) =>
  `Se preguntó a tu billetera ${asked}, y su respuesta no llegó. Si lo apruebas allí, aparecerá aquí. Inténtalo de nuevo solo cuando la billetera no muestre ninguna solicitud abierta.`;

/* While the network has it. */
export const unreachable = 'La red no responde en este momento. No se pierde nada: seguimos comprobando.';
export const takesLong =
  'Tarda más de lo habitual. Puede que necesite una comisión de red más alta o que se haya descartado: acelérala o cancélala en tu billetera. El resultado aparecerá aquí.';
export const usualTime = 'Suele tardar menos de 30 segundos. Puedes cerrar esto; te avisaremos cuando termine.';

/* What a failure left behind. "On this one": another transaction of the checkout has spent something. */
export const unresolved = 'La red no muestra nada de ello hasta ahora. Si al final se envió, aparecerá aquí.';
export const notCarriedOut = 'Tu solicitud no se ejecutó y no movió dinero.';
export const rejectIt =
  'Si tu billetera aún la muestra, recházala: si la apruebas ahora, solo puede fallar, y cuesta la comisión de red.';
export const approvedLate = 'Se aprobó demasiado tarde: el permiso del mercado había caducado. Vuelve a intentarlo.';
export const onlyFeeSpent = 'Solo se gastó la comisión de red.';
export const onlyFeeSpentHere = 'En esta solo se gastó la comisión de red.';
export const approvalStays = 'No se gastó nada más. La aprobación que pagaste sigue vigente y no se vuelve a pedir.';
export const approvalStaysHere =
  'En esta no se gastó nada más. La aprobación que pagaste sigue vigente y no se vuelve a pedir.';
export const approvalFailed = 'La aprobación no se completó: solo se gastó su comisión de red.';
export const approvalFailedHere = 'La aprobación no se completó: en esta solo se gastó su comisión de red.';
export const nothingSpentHere = 'En esta no se gastó nada.';
export const sessionEnded =
  'Tu sesión terminó. Inicia otra, o usa tu llave de acceso en cada compra; esto continúa solo.';

/* Its buttons. */
export const newSession = 'Iniciar otra sesión';
export const withPasskey = 'Reintentar con llave';
export const keepIt = 'Conservar';
export const keepThem = 'Conservarlas';
export const confirm = 'Confirmar';
export const withdrawing = 'Retirando';
export const waitingForWallet = 'Esperando a tu billetera';
export const isChecking = 'Comprobando';
export const waitingForNetwork = 'Esperando a la red';
export const isSettling = 'Liquidando tu aprobación';
export const answerOnPhone =
  'Abre la billetera en tu teléfono para responder. ¿La cerraste allí? Cancela y vuelve a mirar.';
export const sessionApproves =
  'Dentro de los límites de una sesión no hace falta aprobar nada. Fuera de ellos, o sin sesión, se abre tu billetera y te pide confirmarlo.';
export const mayLeave = 'Puedes cerrar esto. La solicitud sigue abierta en tu billetera y el resultado aparecerá aquí.';
export const stopWaiting = 'Cancelar';
export const keepBrowsing = 'Seguir explorando';
export const close = 'Cerrar';
export const retry = 'Reintentar';
export const done = 'Listo';
export const viewItem = 'Ver artículo';
export const tryAgain = 'Intentar de nuevo';
export const lostQuestion = 'Revisa tu billetera: ¿muestra una solicitud abierta para esto?';
export const notSure = 'No lo sé';
export const cancelOffline = 'No tienes conexión. Podrás cancelar cuando vuelvas a conectarte.';
export const revokeOffline = 'No tienes conexión. La revocación sigue cuando vuelvas a tenerla.';
export const retryOffline = 'No tienes conexión. Esto continúa cuando vuelvas a conectarte.';
export const notRetried = 'No se pudo intentar de nuevo';
export const cancelTitle = 'Cancelar';
