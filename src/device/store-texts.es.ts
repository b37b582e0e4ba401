/* Por qué no se puede operar en este dispositivo. */
export const unavailable = (market: string) =>
  `Este navegador no permite que ${market} guarde un registro de las transacciones en el dispositivo, así que no se puede operar. Sal de la navegación privada o libera espacio y vuelve a intentarlo.`;
export const tooNew = (market: string) =>
  `Hay una versión más nueva de ${market} abierta en otra pestaña. Recarga esta página para operar aquí.`;
