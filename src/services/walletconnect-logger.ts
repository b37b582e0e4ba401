/*
 * In our build WalletConnect's code gets this instead of its own log (backend/build/walletconnect-sdk.ts), which holds
 * keys and messages of the connection.
 */

const silent = () => undefined;

const logger = {
  level: 'silent',
  fatal: silent,
  error: silent,
  warn: silent,
  info: silent,
  debug: silent,
  trace: silent,
  bindings: () => ({}),
  child: () => logger,
};

export const pino = () => logger;
export const generateChildLogger = () => logger;
export const getLoggerContext = () => '';
export const getDefaultLoggerOptions = () => ({ level: 'silent' });
export const generatePlatformLogger = () => ({ logger, chunkLoggerController: null });
