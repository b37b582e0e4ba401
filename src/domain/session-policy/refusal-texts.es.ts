/* Lo que una sesión no permite, dentro de "Session validation failed: {message} ({type})". */
export const inactive = 'La sesión no está activa';
export const expired = 'La sesión ha caducado';
export const feeUnsaid = 'La transacción no dice cuánto puede costar como máximo';
export const feeTooHigh = 'La comisión máxima supera lo que queda del límite de comisiones';
export const noTransfer = (to: string) => `La sesión no permite transferir a ${to}`;
export const noCall = (selector: string, to: string) => `La sesión no permite llamar a ${selector} en ${to}`;
export const valuePerUse = 'El importe supera lo que puede gastar un solo uso';
export const valueLeft = 'El importe supera lo que queda del límite';
export const valueUnknown = 'No se conoce el límite del importe';
export const outside = (index: string) => `El parámetro ${index} queda fuera de los datos de la llamada`;
export const limitUnknown = (index: string) => `No se conoce el límite del parámetro ${index}`;
export const limitLeft = (index: string) => `El parámetro ${index} supera lo que queda de su límite`;
export const mustBe = {
  equal: (index: string, value: string) => `El parámetro ${index} debe ser igual a ${value}`,
  greater: (index: string, value: string) => `El parámetro ${index} debe ser mayor que ${value}`,
  less: (index: string, value: string) => `El parámetro ${index} debe ser menor que ${value}`,
  greater_equal: (index: string, value: string) => `El parámetro ${index} debe ser mayor o igual que ${value}`,
  less_equal: (index: string, value: string) => `El parámetro ${index} debe ser menor o igual que ${value}`,
  not_equal: (index: string, value: string) => `El parámetro ${index} debe ser distinto de ${value}`,
};
