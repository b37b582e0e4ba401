import { redirect } from '@tanstack/react-router';
import { runtime } from '../services/runtime.ts';

/**
 * Applies the server's redirect rules to navigations inside the app. Throws a `redirect`: inside the
 * app for a path of ours, as a full page load for an external target.
 */
export function followRedirectRule(pathname: string): void {
  if (runtime().isServer) return;
  const rule = runtime().config.redirects.find((one) => one.from === pathname);
  if (rule === undefined) return;
  const isExternal = /^https?:\/\//.test(rule.to);
  throw isExternal ? redirect({ href: rule.to, reloadDocument: true }) : redirect({ to: rule.to, replace: true });
}
