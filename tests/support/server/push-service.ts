import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import * as v from 'valibot';
import { pushMessageSchema, type PushMessage } from '../../../src/contract/push.ts';

/*
 * A push service (RFC 8030) and its browsers on this machine: it checks who sends (VAPID, RFC 8292) and opens what was
 * encrypted for a browser (RFC 8291), as a real one and its browser do.
 */

export type ServiceBrowser = {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** What was pushed to it, as it was sent and opened, and how long the service may keep it. */
  got: { raw: string; message: PushMessage; seconds: number }[];
  /** The status of each answer from now on; 201 at first. */
  status: number;
};

const jwtSchema = v.object({ aud: v.string(), exp: v.number(), sub: v.pipe(v.string(), v.regex(/^(mailto:|https:)/)) });

/** Whether the header is signed by this key for this service, and has not run out. */
function isSigned(header: string, publicKey: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const claims = v.parse(jwtSchema, JSON.parse(Buffer.from(body, 'base64url').toString()));
  const now = Date.now() / 1000;
  return (
    verify('sha256', Buffer.from(`${head}.${body}`), by, Buffer.from(signature, 'base64url')) &&
    claims.aud === origin &&
    claims.exp > now &&
    claims.exp <= now + 86_400
  );
}

/** `publicKey`: of the server whose pushes are taken; null takes the first one's that comes. */
export async function startPushService(publicKey: string | null = null) {
  const browsers = new Map<string, ServiceBrowser & { keys: ReturnType<typeof createECDH> }>();
  const refused: string[] = [];
  let expected = publicKey;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answer = (status: number) => response.writeHead(status).end();
      const browser = browsers.get(request.url ?? '');
      if (!browser) return answer(404);
      if (browser.status !== 201) return answer(browser.status);
      const header = request.headers.authorization ?? '';
      expected ??= /k=([\w-]+)$/.exec(header)?.[1] ?? '';
      if (!isSigned(header, expected, origin) || request.headers['content-encoding'] !== 'aes128gcm') {
        refused.push(header);
        return answer(403);
      }
      const raw = ece
        .decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey: browser.keys, authSecret: browser.auth })
        .toString();
      browser.got.push({
        seconds: Number(request.headers['ttl']),
        raw,
        message: v.parse(pushMessageSchema, JSON.parse(raw)),
      });
      return answer(201);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    /** Calls that were signed by nobody who may push. */
    refused,
    /** A browser that subscribed here. */
    browser(): ServiceBrowser {
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const auth = randomBytes(16).toString('base64url');
      const made = { endpoint: `${origin}${path}`, p256dh, auth, got: [], status: 201, keys };
      browsers.set(path, made);
      return made;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
