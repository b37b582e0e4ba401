import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';

/** Where browsers report what the page's policy blocked. */
export const CSP_REPORT_PATH = '/reports/csp';
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORT_PATH}"`;

const HSTS = 'max-age=31536000';
/** Whether browsers should never request this public address without TLS. */
export const isHttps = (publicOrigin: string | undefined) => publicOrigin?.startsWith('https:') ?? false;

const FRAMES = `frame-ancestors 'none'`;

/** Headers of every answer, even one that none of our handlers has seen. `https`: according to PUBLIC_ORIGIN. */
export const barestHeaders = (o: { https: boolean }): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `default-src 'none'; ${FRAMES}`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  ...(o.https ? { 'Strict-Transport-Security': HSTS } : {}),
});

/** For every answer that sets no policy itself: what is not a page loads nothing, and nothing may frame it. */
export const commonHeaders = (o: { https: boolean }) =>
  secureHeaders({
    overwrite: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    // Wallets open windows of their own, which must be able to answer the page.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: o.https ? HSTS : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
    contentSecurityPolicy: { defaultSrc: [`'none'`], frameAncestors: [`'none'`] },
  });

/** A policy that an answer sets itself need not mention frames. */
export const neverFramed = createMiddleware(async (c, next) => {
  await next();
  const policy = c.res.headers.get('Content-Security-Policy');
  if (policy !== null && !policy.includes('frame-ancestors')) {
    c.res.headers.set('Content-Security-Policy', `${policy}; ${FRAMES}`);
  }
});

/**
 * The policy of pages. Stylesheets are files of ours, or one of `styleHashes`; style attributes are what React renders for sizes and places
 * that depend on data, so no list of hashes could contain them. They cannot use selectors and, with `img-src` and
 * `font-src` as they are, load nothing from elsewhere.
 */
export function contentSecurityPolicy(o: {
  scriptHashes: readonly string[];
  styleHashes?: readonly string[];
  connect: readonly string[];
  frame?: readonly string[];
}): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...o.scriptHashes].join(' ')}`,
    `script-src-attr 'none'`,
    `style-src ${["'self'", ...(o.styleHashes ?? [])].join(' ')}`,
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
