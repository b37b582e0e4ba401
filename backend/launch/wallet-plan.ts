import { StartError, type Config } from '../config.ts';
import { isLoopback } from '../http/hosts.ts';

/**
 * Where the own wallet is offered: at its configured origin, or beside a market of embedded networks that only
 * this machine reaches. Throws a `StartError` where nothing would bring people their codes.
 */
export function walletPlan(config: Config): { origin: string | undefined; hasOutbox: boolean } | null {
  const { wallet, publicOrigin, host, trustProxy, externalNetworks } = config;
  const isMine = !externalNetworks && isLoopback(host) && trustProxy === null && publicOrigin === undefined;
  const hasOutbox = isMine && wallet.smtp === null && wallet.origin === undefined;
  if (wallet.origin === undefined) return isMine ? { origin: undefined, hasOutbox } : null;
  if (wallet.smtp === null) {
    throw new StartError(
      'WALLET_ORIGIN is set, but nothing can send the codes people sign in with: set SMTP_URL and MAIL_FROM.',
    );
  }
  if (publicOrigin !== undefined && new URL(publicOrigin).hostname === new URL(wallet.origin).hostname) {
    throw new StartError(
      'WALLET_ORIGIN must have another host name than PUBLIC_ORIGIN: cookies and passkeys are shared by all ports of a name.',
    );
  }
  return { origin: wallet.origin, hasOutbox };
}

/** Whose pages may ask the wallet: the market's under each of its names. */
export function appOrigins(o: {
  publicOrigin: string | undefined;
  port: number;
  isDev: boolean;
}): [string, ...string[]] {
  if (o.publicOrigin !== undefined) return [o.publicOrigin];
  const here = ['127.0.0.1', '[::1]'].map((host) => `http://${host}:${o.port}`);
  // Vite's own server for the sources.
  return [`http://localhost:${o.port}`, ...here, ...(o.isDev ? ['http://localhost:5173'] : [])];
}
