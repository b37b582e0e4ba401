/*
 * Works that are pages and run. They are the creator's code, so everything here assumes that it is hostile: it gets
 * an origin of its own that nothing else has, no network, and no way to lead the window elsewhere.
 */

const POLICY = [
  // An origin that equals nothing, also where somebody opens the address itself.
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
  "style-src 'unsafe-inline' data: blob:",
  'img-src data: blob:',
  'media-src data: blob:',
  'font-src data: blob:',
  'connect-src data: blob:',
  'worker-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': POLICY,
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'Cache-Control': 'private, max-age=86400',
  Vary: 'Sec-Fetch-Dest, Sec-Fetch-Site',
};

/**
 * Whether a page of ours asks: for its frame, or, without the content, whether there is something to run. A link to
 * the address shows nothing under our name, and a work cannot call up another one and tell it something.
 */
export function mayRun(request: Request): boolean {
  if (request.headers.get('sec-fetch-site') !== 'same-origin') return false;
  const destination = request.headers.get('sec-fetch-dest');
  return destination === 'iframe' || (request.method === 'HEAD' && destination === 'empty');
}
