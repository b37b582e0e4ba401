/** Addresses of the app itself. */
const APP_PATHS = /^\/(?:$|(?:test|docs|drops|collections|profile)(?:\/|$))/;

/** Whether a navigation is the app's to answer. Files, services and redirect rules are the server's. */
export function isAppNavigation(pathname: string, redirects: readonly { from: string }[]): boolean {
  if (redirects.some((rule) => rule.from === pathname)) return false;
  return APP_PATHS.test(pathname) && !/\.[a-z0-9]+$/i.test(pathname);
}
