/* What a device says of the installed app. */
export const description = 'Un mercado de NFT en varias redes. Explora lo que guardaste incluso sin conexión.';
export const collections = 'Colecciones';
export const drops = 'Lanzamientos';
