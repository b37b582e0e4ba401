/* What a server that fails, or cannot answer now, means for somebody. */
export const done = 'Done!';
export const doneHint = 'Successful response from the server.';
export const serverError = 'An internal server error occurred!';
export const serverErrorHint = 'Please try again later...';
export const tooMany = 'Too many requests';
export const cannotAnswer = 'The server cannot answer now';
export const tryingAgain = (seconds: number) => `Trying again in ${seconds} seconds.`;
export const notInTime = 'The server did not answer in time';
export const notReached = 'The server cannot be reached';
export const networkNotInTime = 'The network did not answer in time';
export const networkNotReached = 'The network cannot be reached';
export const noReason = 'No reason was given';
export const notSignedIn = 'Not signed in';
