/* Why a language or a currency could not be chosen. Apart from the frame’s: these are loaded with a choice. */
export const languageWaits = 'Primero, tu billetera';
export const languageWaitsHint = 'Podrás cambiar de idioma cuando tu billetera haya respondido.';
export const languageFailed = 'No se pudo cargar el idioma';
export const languageFailedHint = 'Nada ha cambiado. Inténtalo de nuevo cuando tengas conexión.';
export const currencyFailed = 'No se pudo cambiar la moneda';
export const currencyFailedHint = (code: string) =>
  `La cotización de ${code} no se conoce ahora mismo. Inténtalo más tarde.`;
