export const updateReady = 'Hay una versión nueva.';
export const updateWaits = 'Hay una versión nueva. Espera a que tu billetera responda.';
export const reload = 'Recargar';
