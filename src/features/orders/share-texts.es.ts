export const copyLink = 'Copiar enlace';
export const saveFile = 'Guardar como archivo';
export const share = (count: number) => (count === 1 ? 'Compartir esta orden' : 'Compartir estas órdenes');
export const nobodySees = (count: number) =>
  `Este mercado no tiene servidor: nadie más ve ${count === 1 ? 'esta orden' : 'estas órdenes'} hasta que compartas el enlace o el archivo. Envíalo a otras personas o ponlo donde miren.`;
export const link = 'Enlace para compartir';
export const copied = 'Copiado';
export const notCopied = 'Tu navegador no permitió copiarlo: selecciona el enlace de arriba y cópialo.';
