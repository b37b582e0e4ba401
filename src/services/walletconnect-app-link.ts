/** Schemes that open no app, but run something in this page's name. */
const OF_BROWSERS = /^(https?|javascript|data|blob|file|about|vbscript|view-source|filesystem|wc):/i;

/** The address that opens the wallet's app on this device, as the wallet states it; null if it leads anywhere else. */
export function appLink(redirect: { native?: string; universal?: string } | undefined): string | null {
  const { native = '', universal = '' } = redirect ?? {};
  if (/^https:\/\/[a-z0-9.-]+(\/[^\s]*)?$/i.test(universal)) return universal;
  return /^[a-z][a-z0-9+.-]*:\/\/[^\s]*$/i.test(native) && !OF_BROWSERS.test(native) ? native : null;
}
