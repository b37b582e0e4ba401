export const title = 'Añadir órdenes';
export const cameTitle = 'Órdenes para ti';
export const checking = 'Comprobando las firmas y lo que dice la red …';
export const explained =
  'Este mercado no tiene servidor, así que las órdenes viajan de persona a persona, como enlaces o archivos. Lo que añades se comprueba antes y queda en este dispositivo.';
export const paste = 'Enlace o texto de un archivo';
export const addOrder = 'Añadir';
export const openFile = 'Abrir un archivo';
export const look = 'Ver artículo';
export const notTaken = 'No se pudo comprobar esta orden. Inténtalo de nuevo.';
export const forSale = (amount: string) => `En venta por ${amount}`;
export const offered = (amount: string) => `Una oferta de ${amount}`;
export const signedBy = (account: string) => `Firmada por ${account}`;
