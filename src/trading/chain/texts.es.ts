/* What the marketplace did not answer. */
export const unknownOrder = 'El mercado no conoce esta orden';
export const noSettings = 'El mercado no dijo adónde van las aprobaciones';

/* What stops a wallet's request. */
export const unclearAnswer = (failure: string) =>
  `${failure}. Revisa tu billetera antes de volver a intentarlo: la solicitud puede seguir abierta allí.`;
export const walletBusy = 'Tu billetera aún tiene una transacción en curso. Inténtalo de nuevo cuando se liquide.';
export const unknownNetwork = 'La red no está configurada.';

/* What the device holds to. */
export const pinDeclined = (network: string) =>
  `No se envió nada: el servidor del mercado dice de ${network} algo distinto que antes, y no confiaste en ello.`;
