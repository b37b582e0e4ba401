import type { PinChange } from '../../domain/pins.ts';

/* What is said of a network otherwise than at this device's first visit. */
export const title = (network: string) => `${network} ha cambiado`;
export const intro =
  'Desde tu primera visita en este dispositivo, el servidor del mercado dice otra cosa. Puede que el mercado se haya mudado. También puede estar en malas manos que buscan tu dinero.';
export const advice = 'No se ha enviado nada. Confía solo si quien opera el mercado lo anunció en otro lugar.';
export const before = 'Antes';
export const now = 'Ahora';
export const none = 'Ninguno';
export const refuse = 'No enviar nada';
export const trust = 'Confiar en lo que dice ahora';

/** What has changed. */
export const changed: Record<PinChange['what'], (symbol: string) => string> = {
  name: () => 'Nombre de la red',
  rpc: () => 'Nodo',
  native: () => 'Moneda de la red',
  wrapped: () => 'Moneda envuelta',
  zone: () => 'Zona',
  currency: (symbol) => `Contrato de ${symbol}`,
};

/** What that means for a person. */
export const meaning = (market: string): Record<PinChange['what'], string> => ({
  name: 'Lo que apruebas es para la misma cadena que antes, se llame como se llame ahora.',
  rpc: `${market} lee ahí tus saldos y todos los precios.`,
  native: 'Los importes se muestran con sus decimales y se pagan en unidades base.',
  wrapped: 'El dinero que envuelves va a este contrato, y tus ofertas se pagan con él.',
  zone: 'Decide cuáles de tus órdenes pueden ejecutarse y si pueden cancelarse sin comisión de red.',
  currency: 'Lo que pagas o te pagan con este nombre es el token de este contrato.',
});
