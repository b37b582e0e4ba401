export const copyAddress = 'Copiar dirección';
export const copyHash = 'Copiar hash';
