export const oneItem = 'Esta orden no es por un artículo de una colección que este mercado tenga.';
export const otherContract = 'Esta orden es para otro contrato que Seaport 1.6.';
export const otherCurrency = 'Esta orden está en una moneda que este mercado no conoce.';
export const movingPrice = 'Esta orden tiene un precio que cambia con el tiempo, o ninguno.';
export const oddPrice = 'Las partes del precio de esta orden no encajan.';
export const needsZone =
  'Esta orden solo puede ejecutarse con el permiso de un servidor, y este mercado no tiene ninguno.';
export const otherConduit = 'Esta orden mueve cosas por un conducto que este mercado no usa.';
export const ended = 'Esta orden ha terminado.';
export const wrongSignature = 'Esta orden no está firmada por quien la hizo.';
export const otherNetwork = 'Esta orden es para una red que este mercado no conoce.';
export const cancelled = 'Quien hizo esta orden la canceló o la reemplazó.';
export const filled = 'Esta orden ya se ejecutó.';
export const wrongTrait = 'Esta oferta no es por los artículos que tienen su rasgo.';
export const unknownItem = 'Este mercado no conoce el artículo de esta orden.';
