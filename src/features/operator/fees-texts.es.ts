export const fee = (rate: string, bps: string) => `${rate} del precio (${bps} puntos básicos)`;
export const recipient = 'La recibe';
export const change =
  'MARKETPLACE_FEE_BPS y MARKETPLACE_FEE_RECIPIENT la fijan para las redes de NETWORKS_CONFIG, a partir del siguiente arranque. Reinicia todos los nodos a la vez: uno con la comisión antigua rechaza lo que se firmó con la nueva.';
export const signed =
  'Cada orden paga lo que firmó quien la hizo. Un cambio vale para las órdenes que se firmen después; las anteriores siguen como están.';
