import { createHash } from 'node:crypto';
import { secureHeaders } from 'hono/secure-headers';

/** For every answer that does not say otherwise itself. Pages have their own `Content-Security-Policy` as well. */
export const commonHeaders = secureHeaders({
  overwrite: false,
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Wallets open windows of their own, and show our icons in theirs.
  crossOriginOpenerPolicy: 'same-origin-allow-popups',
  crossOriginResourcePolicy: false,
  // For who puts TLS before this server to decide.
  strictTransportSecurity: false,
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
});

/** `'sha256-…'` of every inline script of a page that runs. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/i.test(attributes) || /type\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  }
  return [...hashes];
}

export function contentSecurityPolicy(o: {
  nonce: string;
  scriptHashes: readonly string[];
  connect: readonly string[];
}): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${o.nonce}'${o.scriptHashes.map((hash) => ` ${hash}`).join('')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...o.connect].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
  ].join('; ');
}
