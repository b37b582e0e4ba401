/* Why a form cannot be sent yet. */
export const copiesNeeded = 'Escribe un número de ejemplares para continuar.';
export const priceNeeded = 'Escribe un precio para continuar.';
export const feesTakeAll = 'Las comisiones no dejan nada de este precio. Escribe uno más alto.';
export const durationNeeded = 'Elige una duración para continuar.';

/* What an order is about. */
export const anyItemOf = (collection: string) => `Cualquier artículo de ${collection}`;

/* What is going on, from the press to the published order. */
export const checkingNetwork = 'Comprobando la red.';
export const approveToken = (symbol: string) =>
  `Confirma en tu billetera que Seaport puede tomar tu ${symbol} para tus ofertas.`;
export const approveItems = (collection: string) =>
  `Confirma en tu billetera que Seaport puede mover tus artículos de ${collection}.`;
export const signOne = 'Firma la orden en tu billetera.';
export const signAll = 'Firma una vez en tu billetera por todas.';
export const publishing = 'Publicando.';

/* What stops it before a signature. */
export const nothingToSign = 'No hay nada que firmar';
export const termsChanged = 'Las condiciones del mercado han cambiado. Revisa los números de nuevo.';
export const notOwner = (name: string) => `Ya no tienes ${name}, así que no se puede poner en venta.`;
export const tooFewCopies = (held: bigint, name: string, units: bigint) =>
  `Tienes ${held} de ${name}, no ${units}. Elige menos ejemplares.`;
export const oldOrderChanged = (side: string) =>
  side === 'offer'
    ? 'Entretanto, esta oferta cambió, se ejecutó o se canceló. Cierra esto y revísala de nuevo.'
    : 'Entretanto, este anuncio cambió, se ejecutó o se canceló. Cierra esto y revísalo de nuevo.';
export const emptyTrait = (trait: string) =>
  `Ningún artículo tiene ya ${trait}, así que no hay a qué hacer una oferta.`;
export const balanceChanged = 'Tu saldo ha cambiado. Revisa el importe de nuevo.';
export const wrapMissing = 'El importe envuelto no ha llegado';
export const nothingSigned = 'No se firmó ni se publicó nada.';

/* A signature that is dropped. */
export const badSignature =
  'La firma no es de la cuenta con la sesión iniciada. No se publicó nada; revisa qué cuenta usa tu billetera.';
export const badBulkSignature =
  'La firma de tu billetera no es válida para varias órdenes. No se publicó nada; fírmalas una por una.';
export const signedOut = 'Entretanto cerraste sesión. Lo que firmaste no se guardó ni se publicó.';
export const storeFailed = 'Este dispositivo no pudo guardar lo que firmaste, así que no se publicó.';

/* A signed order that is not published. */
export const notStored = 'Este dispositivo ya no lo guarda: se descartó o terminó, así que no se publica.';
export const wrongAnswer = 'El mercado respondió por otra orden';
export const stored =
  'Está firmado y guardado en este dispositivo, pero no publicado: nadie puede usarlo aún. Puedes publicarlo después desde tu perfil.';
export const storedForNothing =
  'Está firmado y guardado en este dispositivo, pero no está publicado ni lo estará: descártalo en tu perfil y empieza de nuevo.';
export const maybePublished =
  'Está firmado y guardado en este dispositivo. No se sabe si el mercado lo tiene: Reintentar vuelve a preguntar, y una orden enviada dos veces se guarda una vez.';
export const waiting =
  'Está firmado y guardado en este dispositivo, pero no publicado: nadie puede usarlo aún. Deja esto abierto y se publica cuando vuelvas a tener conexión; o publícalo después desde tu perfil.';
export const waitingMaybePublished =
  'Está firmado y guardado en este dispositivo. No se sabe si el mercado lo tiene; una orden enviada dos veces se guarda una vez. Deja esto abierto y se publica cuando vuelvas a tener conexión; o publícalo después desde tu perfil.';

/* Toasts. */
export const listingPublished = 'Tu anuncio está publicado';
export const offerPublished = 'Tu oferta está publicada';
export const oneUnpublished = 'Una orden que firmaste no está publicada';
export const oneUnpublishedHint = 'Nadie puede usarla aún. Publícala o descártala en tu perfil.';
export const someUnpublished = (count: number) => `${count} órdenes que firmaste no están publicadas`;
export const someUnpublishedHint = 'Nadie puede usarlas aún. Publícalas o descártalas en tu perfil.';

/* "You are offline. Connect to …" */
export const toPublish = 'publicar';
export const toWrap = 'envolver';
