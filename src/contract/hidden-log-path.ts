/** The server's own page of what the operator hid. */
export const HIDDEN_LOG_PATH = '/hidden';
