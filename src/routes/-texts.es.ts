/* Titles. */
export const productTitle = (name: string) => `${name}: arte en exhibición`;
export const pageTitle = (page: string, name: string) => `${page} · ${name}`;

/* The product, and pages that cannot be shown. */
export const productDescription = 'Un mercado de NFT en varias redes: lanzamientos, colecciones y sus propietarios.';
export const notFoundTitle = 'Página no encontrada';
export const notFoundDescription = 'No hay ninguna página en esta dirección.';
export const failureTitle = 'Error 500';
export const failureDescription = 'No se pudo mostrar esta página.';

/* Drops. */
export const dropsTitle = 'Lanzamientos';
export const dropsDescription =
  'Artículos nuevos acuñados en los contratos de sus creadores: lanzamientos en curso, próximos y pasados.';
export const dropTitle = 'Lanzamiento';
export const dropDescription = 'Un lanzamiento: precio, cantidad y cuándo abre y cierra.';

/* Collections. */
export const collectionsTitle = 'Colecciones';
export const collectionsDescription =
  'Todas las colecciones en exhibición, con precio mínimo, volumen y artículos en venta, en todas las redes.';
export const collectionTitle = 'Colección';
export const thisCollection = 'esta colección';
export const collectionDescription = (name: string) =>
  `Artículos de ${name}: precio mínimo, ofertas y lo que está en venta.`;

/* One item. */
export const itemTitle = 'Artículo';
export const thisItem = 'Este artículo';
export const itemDescription = (name: string) => `${name}: precio, ofertas, atributos, propietarios e historial.`;

/* Profile. */
export const profileTitle = 'Perfil';
export const profileDescription = 'Artículos, anuncios y ofertas de una dirección.';

/* Watch list. */
export const watchListTitle = 'Lista de seguimiento';
export const watchListDescription = 'Los artículos que sigues: sus precios, ofertas y última venta.';

/* Notifications. */
export const notificationsTitle = 'Notificaciones';
export const notificationsDescription = 'Lo que pasó con tus artículos, tus órdenes y lo que sigues.';

/* News by e-mail. */
export const subscribeTitle = 'Novedades por correo';
export const subscribeDescription = 'Lo que abre pronto y lo nuevo, por correo.';

/* Storage. */
export const storageTitle = 'Almacenamiento';
export const storageDescription = 'Lo que esta aplicación guarda en tu dispositivo y cómo borrarlo.';

/* Documents. */
export const documentsTitle = 'Documentos';
export const documentsDescription =
  'Términos, privacidad, cookies, licencia y lo que conviene saber antes de comprar artículos digitales.';
export const documentTitle = 'Documento';

/* Test page. */
export const testTitle = 'Página de prueba';
export const testDescription = 'Cada parte de la interfaz en cada estado.';
