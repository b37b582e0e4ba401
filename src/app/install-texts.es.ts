export const installTitle = (market: string) => `${market} en tu pantalla de inicio`;
export const installWhy = 'Se abre al instante, guarda lo que has visto y funciona sin conexión.';
export const installByHand = 'Abre el menú Compartir de tu navegador y elige “Agregar a inicio”.';
export const install = 'Instalar';
export const notNow = 'Ahora no';
export const understood = 'Entendido';
