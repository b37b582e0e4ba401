/* The page of the own wallet on which a phone number is linked. */
export const title = 'Número de teléfono';
export const none = 'Todavía no hay ningún número vinculado con tu billetera.';
export const linked = (phone: string) => `${phone} está vinculado con tu billetera. Un número nuevo ocupa su lugar.`;
export const hint = 'Con su código de país, como +41 79 123 45 67.';
export const sendCode = 'Enviar el código';
export const wrongNumber = 'No es un número de teléfono con su código de país, como +41 79 123 45 67.';
export const tooOften = 'Se pidieron demasiados códigos. Vuelve a intentarlo en unos minutos.';
export const codeTitle = 'Escribe el código';
export const codeText = (phone: string) =>
  `Si ${phone} puede recibir mensajes, el código va en camino. Sirve durante 10 minutos.`;
/** Numbers are linked only where the server has an outbox. */
export const outbox = {
  before: 'Ningún mensaje sale de esta máquina: lo que se enviaría está en la ',
  link: 'bandeja de salida',
  href: '/outbox',
  after: '.',
};
export const code = 'Código';
export const link = 'Vincular el número';
export const wrongCode = 'Este código no sirve. Tras cinco intentos hace falta uno nuevo.';
export const otherNumber = 'Usar otro número';
export const back = 'Volver';
