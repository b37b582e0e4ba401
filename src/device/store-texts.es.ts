/* Por qué no se puede operar en este dispositivo. */
export const unavailable =
  'Este navegador no permite que Vitrine guarde un registro de las transacciones en el dispositivo, así que no se puede operar. Sal de la navegación privada o libera espacio y vuelve a intentarlo.';
export const tooNew =
  'Hay una versión más nueva de Vitrine abierta en otra pestaña. Recarga esta página para operar aquí.';
