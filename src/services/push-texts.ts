/* Why nothing is told while the app is closed. */
export const notAllowed = 'This browser did not allow notifications.';
export const noService = 'This browser’s push service cannot be reached. Try again later.';
