/* What the market is called and how it looks, in the console. */

export const theme = 'Tema';
export const what =
  'Lo que dejes vacío queda como viene incluido. Un cambio vale en todos los nodos en un segundo; las páginas abiertas lo muestran cuando se vuelven a cargar.';
export const builtInName = 'Vitrine';
export const name = 'Nombre del mercado';
export const mark = 'Elegir una marca';
export const markKinds = 'PNG, JPEG, WebP o SVG';
export const markNow = 'La marca';
export const noMark = 'Quitar la marca';
export const noPicture = 'Esta imagen no sirve como marca. Elige otra.';
export const accents = { light: 'Acento en páginas claras', dark: 'Acento en páginas oscuras' } as const;
export const pick = { light: 'Elegir el acento claro', dark: 'Elegir el acento oscuro' } as const;
export const problems = {
  'no-colour': 'Escribe un color como #0b6e8a.',
  'no-other': 'Elige los dos acentos o ninguno.',
} as const;
export const tooFaint = {
  light: (contrast: string, least: string) =>
    `Demasiado tenue en páginas claras: contraste de ${contrast} a 1; las palabras necesitan ${least} a 1. Elige un color más oscuro.`,
  dark: (contrast: string, least: string) =>
    `Demasiado tenue en páginas oscuras: contraste de ${contrast} a 1; las palabras necesitan ${least} a 1. Elige un color más claro.`,
} as const;
export const preview = 'Vista previa';
export const shades = { light: 'En páginas claras.', dark: 'En páginas oscuras.' } as const;
export const inAccent = 'Así se ven los enlaces.';
export const tag = 'Verificado';
export const legal = 'Páginas legales';
export const document = 'Documento';
export const language = 'Idioma';
export const documents = {
  'terms-of-use': 'Términos de uso',
  'privacy-policy': 'Política de privacidad',
  'cookie-policy': 'Política de cookies',
  eula: 'Licencia (EULA)',
  'disclaimer-nfts': 'Aviso sobre NFT',
  'service-provider': 'Proveedor del servicio',
} as const;
export const textOf = (title: string, language: string) => `${title} (${language})`;
export const textHint =
  'Tu texto reemplaza al incluido. «# » inicia un título, «- » una línea de lista y una línea vacía un párrafo. Los idiomas sin texto propio muestran el inglés.';
export const cookieHint =
  'Tu texto se agrega debajo del incluido, que enumera todo lo que guarda la app y siempre permanece. «# » inicia un título, «- » una línea de lista y una línea vacía un párrafo.';
export const documentPreview = 'Vista previa del texto';
export const save = 'Guardar tema';
export const reset = 'Volver al incluido';
export const when = 'Al guardar queda registrado; se puede deshacer aquí y en el registro.';
export const did = (parts: string) => `Tema cambiado: ${parts}`;
export const parts = { name: 'nombre', mark: 'marca', accent: 'colores', documents: 'textos legales' } as const;
export const didReset = 'Tema como viene incluido';
