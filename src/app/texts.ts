export const updateReady = 'A new version is ready.';
export const updateWaits = 'A new version is ready. It waits until your wallet has answered.';
export const reload = 'Reload';
