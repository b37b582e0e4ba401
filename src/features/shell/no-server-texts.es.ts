export const title = 'Este mercado no tiene servidor.';
export const explained =
  'Es una carpeta de archivos que lee la red por sí misma. Lo que se firma aquí viaja de persona a persona, como enlace o archivo; no se cuentan historiales, estimaciones ni novedades.';
export const addOrders = 'Añadir órdenes';
