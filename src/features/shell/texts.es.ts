/* The frame */
export const home = 'Inicio';
export const drops = 'Lanzamientos';
export const collections = 'Colecciones';
export const docs = 'Documentos';
export const skipToContent = 'Ir al contenido';
export const mainPlaces = 'Principal';
export const mainPlacesShort = 'Principal, abreviado';
export const offline = 'No tienes conexión. Explora lo guardado; podrás comprar cuando vuelvas.';
export const logo = (name: string) => `${name}, inicio`;

/* The footer */
export const publicApi = 'API pública';
export const news = 'Novedades por correo';
export const legal = 'Información legal';
export const termsOfUse = 'Términos de uso';
export const privacy = 'Privacidad';
export const cookies = 'Cookies';
export const eula = 'Licencia';
export const nftDisclaimer = 'Aviso sobre NFT';
export const serviceProvider = 'Proveedor';
export const language = 'Idioma';
export const estimatesIn = 'Estimaciones en';
export const colorMode = 'Modo de color';
export const light = 'Claro';
export const dark = 'Oscuro';
export const system = 'Sistema';

/* Search */
export const search = 'Buscar';
export const searchHint = 'Busca artículos, colecciones o personas';
