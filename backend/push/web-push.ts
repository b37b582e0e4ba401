import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import webPush from 'web-push';
import type { PushMessage, PushTarget } from '../../src/contract/push.ts';
import { pushes } from '../core/metrics.ts';
import { publicLookup } from '../core/public-lookup.ts';
import type { PushKeys } from '../core/push-settings.ts';

/** `gone`: the browser accepts no more pushes. `failed`: it may later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';
/** `seconds`: how long the message stays true, at most a day. */
export type SendPush = (to: PushTarget, message: PushMessage, seconds?: number) => Promise<PushOutcome>;

/** How long a push service keeps it for a browser that is switched off, in seconds. */
const KEPT_SECONDS = 86_400;
const TIMEOUT_MS = 10_000;

/**
 * Whether pushes are sent to this address: to public https hosts by name, and to `services`, origins that the operator
 * named.
 */
export function takesPush(endpoint: string, services: ReadonlySet<string>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, origin, hostname } = new URL(endpoint);
  if (services.has(origin)) return true;
  const isPlain = username === '' && password === '' && port === '';
  return protocol === 'https:' && isPlain && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** Whom a push service can contact, in the form it requires: an https or mailto URI. */
export const pushContact = (contacts: readonly string[], origin: string): string =>
  contacts.find((uri) => /^(https|mailto):/.test(uri)) ??
  (origin.startsWith('https:') ? origin : 'mailto:operator@vitrine.example');

/** The status of the answer; 0 where there was none. */
const statusOf = (url: URL, o: { headers: Record<string, string>; body: Buffer; isNamed: boolean }): Promise<number> =>
  new Promise((resolve) => {
    const { headers, body, isNamed } = o;
    const ask = url.protocol === 'http:' ? httpRequest : httpsRequest;
    const guard = isNamed ? {} : { lookup: publicLookup };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const request = ask(url, { method: 'POST', headers, signal, agent: false, ...guard }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // After an answer this has no effect.
    request.on('error', () => resolve(0));
    request.end(body);
  });

/**
 * Encrypts for the browser (RFC 8291) and signs for its push service. `contact`: whom a push service can contact, a
 * URI.
 */
export function createSendPush(o: { keys: PushKeys; contact: string; services: ReadonlySet<string> }): SendPush {
  const vapidDetails = { subject: o.contact, ...o.keys };
  return async ({ endpoint, p256dh, auth }, message, seconds = KEPT_SECONDS) => {
    if (!takesPush(endpoint, o.services)) return 'gone';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      { vapidDetails, TTL: Math.min(seconds, KEPT_SECONDS), contentEncoding: 'aes128gcm' },
    );
    const url = new URL(endpoint);
    const status = await statusOf(url, {
      headers,
      body,
      isNamed: o.services.has(url.origin),
    });
    const outcome = status === 404 || status === 410 ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'failed';
    pushes.inc({ outcome });
    return outcome;
  };
}
