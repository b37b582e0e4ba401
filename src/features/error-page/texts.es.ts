/* What happened. */
export const error = (statusCode: number) => `Error ${statusCode}`;
export const pageNotFound = 'Página no encontrada';
export const somethingWrong = 'Algo salió mal';
export const notFoundLead = 'Puede que el artículo se haya movido o que la dirección tenga un error.';
export const failureLead = 'No se pudo mostrar esta página. Nada tuyo ha cambiado.';

/* Details and what to do. */
export const details = 'Detalles del error';
export const goHome = 'Volver al inicio';
export const browseCollections = 'Ver colecciones';
export const tryAgain = 'Intentar de nuevo';
export const reload = 'Recargar';
export const copyDetails = 'Copiar detalles';
export const detailsCopied = 'Detalles copiados al portapapeles';
export const copyFailed = 'No se pudo copiar al portapapeles';

/* The plate under the empty case, where this site failed. */
export const outOfOrder = 'Fuera de servicio';
