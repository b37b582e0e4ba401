import type { Reported } from './texts.ts';

export const report: Record<Reported, string> = {
  item: 'Denunciar este artículo',
  collection: 'Denunciar esta colección',
};
export const reportWhy = (name: string) => `¿Qué pasa con ${name}?`;
export const reportDetail = '¿Qué debemos saber? (opcional)';
export const reportLink = 'Enlace al original (opcional)';
export const reportLinkWrong = 'Eso no es un enlace: empieza por https://';
export const reportNote: Record<Reported, string> = {
  item: 'Lo lee quien opera este mercado, con tu dirección. El artículo sigue en su cadena: denunciarlo no puede deshacer una operación.',
  collection:
    'Lo lee quien opera este mercado, con tu dirección. La colección sigue en su cadena: denunciarla no puede deshacer una operación.',
};
export const seeHidden = 'Ver lo que se ha ocultado hasta ahora';
export const sendReport = 'Enviar denuncia';
export const reported = 'Denunciado';
export const reportedText = 'Gracias. Quien opera este mercado lo revisará.';
export const reportFailed = 'No se pudo enviar la denuncia. Inténtalo de nuevo.';
export const reportOffline = 'No tienes conexión';
