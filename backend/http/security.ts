import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Where browsers tell what the page's policy stopped. */
export const CSP_REPORT_PATH = '/reports/csp';
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORT_PATH}"`;

const HSTS = 'max-age=31536000';
/** Whether a server's address for others is one that browsers shall never ask without TLS. */
export const isHttps = (publicOrigin: string | undefined) => publicOrigin?.startsWith('https:') ?? false;

const FRAMES = `frame-ancestors 'none'`;

/** What even an answer carries that no handler of ours has seen. `https`: as PUBLIC_ORIGIN says. */
export const barestHeaders = (o: { https: boolean }): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `default-src 'none'; ${FRAMES}`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(o.https ? { 'Strict-Transport-Security': HSTS } : {}),
});

/** For every answer that does not say otherwise itself. What is no page loads nothing, and nothing frames it. */
export const commonHeaders = (o: { https: boolean }) =>
  secureHeaders({
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Wallets open windows of their own.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: o.https ? HSTS : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    contentSecurityPolicy: { defaultSrc: [`'none'`], frameAncestors: [`'none'`] },
  });

/** A policy that an answer brings itself need not think of frames. */
export const neverFramed = createMiddleware(async (c, next) => {
  await next();
  const policy = c.res.headers.get('Content-Security-Policy');
  if (policy !== null && !policy.includes('frame-ancestors')) {
    c.res.headers.set('Content-Security-Policy', `${policy}; ${FRAMES}`);
  }
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

/**
 * The policy of pages. Style sheets are files of ours; style attributes are what React draws of sizes and
 * places that follow from the data, so no list of hashes could hold them. They run no selectors and,
 * with `img-src` and `font-src` as they are, load nothing from elsewhere.
 */
export function contentSecurityPolicy(o: {
  scriptHashes: readonly string[];
  connect: readonly string[];
  frame?: readonly string[];
}): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...o.scriptHashes].join(' ')}`,
    `script-src-attr 'none'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...o.connect].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${o.frame !== undefined && o.frame.length > 0 ? o.frame.join(' ') : "'none'"}`,
    FRAMES,
    `base-uri 'none'`,
    `form-action 'self'`,
    `object-src 'none'`,
    `report-uri ${CSP_REPORT_PATH}`,
    `report-to csp`,
  ].join('; ');
}
