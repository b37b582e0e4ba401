/* What a device says of the installed app. */
export const description = 'Un mercado de NFT en varias redes. Explora lo que guardaste incluso sin conexión.';
export const collections = 'Colecciones';
export const drops = 'Lanzamientos';
/* Under the pictures that a store shows of it */
export const homePicture = 'Arte en venta en varias redes';
export const collectionPicture = 'Una colección: sus artículos, precios y rasgos';
