import { request } from 'node:http';
import type { Config } from '../config.ts';
import type { Server } from '../server.ts';
import { createWalletApp } from '../wallet/app.ts';
import type { WalletSettings } from '../wallet/settings.ts';
import { makeKey, readOrMakeKey } from './keys.ts';
import type { LaunchParts } from './launch-parts.ts';
import type { Fetch } from './listen.ts';

/** Asks the server that listens here, whatever its name for others is. */
export const askHere =
  (host: string, port: number, origin: string) =>
  (path: string, form: URLSearchParams, headers: Record<string, string>): Promise<{ status: number; text: string }> =>
    new Promise((resolve, reject) => {
      const body = form.toString();
      const hostname = { '0.0.0.0': '127.0.0.1', '::': '::1', '': '127.0.0.1' }[host] ?? host;
      const asking = request({
        hostname,
        port,
        path,
        method: 'POST',
        headers: {
          ...headers,
          Host: new URL(origin).host,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': Buffer.byteLength(body),
        },
      });
      asking.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 500, text });
        });
      });
      asking.on('error', reject);
      asking.end(body);
    });

/** What the wallet's origin keeps secret: the environment's keys, else the state folder's. */
export function walletKeys({
  wallet,
  stateDir,
}: Config): Pick<WalletSettings, 'clientSecret' | 'cookieKeys' | 'codeKey'> {
  const key = (name: string) => readOrMakeKey(stateDir, name, makeKey);
  const [newest = key('wallet-cookies'), ...older] = wallet.cookieKeys;
  return {
    clientSecret: wallet.clientSecret ?? key('wallet-client'),
    cookieKeys: [newest, ...older],
    codeKey: wallet.codeKey ?? key('wallet-codes'),
  };
}

/** What answers at the own wallet's origin; `port` is the one it listens on. */
export function openWallet(
  parts: LaunchParts & {
    server: Server;
    origin: string;
    port: number;
    apps: readonly [string, ...string[]];
  },
): Fetch {
  const { config, origin, port, progress } = parts;
  const { fetch } = createWalletApp({
    origin,
    ...walletKeys(config),
    database: parts.server.context.database,
    trustProxy: config.trustProxy,
    limitState: parts.server.app.limitState,
    securityLog: parts.securityLog,
    log: progress.note,
    mail: parts.server.sendMail,
    outbox: parts.mail?.outbox ?? null,
    market: {
      origins: parts.apps,
      configured: parts.server.appConfig,
      name: parts.server.app.themeState.market,
      config: parts.server.app.themeState.config,
      fetch: parts.server.app.fetch,
      folderOf: (language) => (language === 'en' ? parts.dist : parts.server.app.folderOf(language)),
    },
    ask: askHere(config.host, port, origin),
  });
  return fetch;
}
