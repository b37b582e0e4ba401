export const copyAddress = 'Copiar dirección';
