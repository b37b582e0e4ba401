export const link = 'Enlace copiado al portapapeles';
export const address = 'Dirección copiada al portapapeles';
export const text = 'Copiado al portapapeles';
export const failed = 'No se pudo copiar al portapapeles';
