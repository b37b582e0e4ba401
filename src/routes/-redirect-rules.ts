import { redirect } from '@tanstack/react-router';
import { runtime } from '../services/runtime.ts';

/**
 * The server's redirect rules, for navigations inside the app. The rule's own address is loaded
 * anew, so that the server answers it; an external target is a full page load by nature.
 */
export function followRedirectRule(pathname: string): void {
  if (runtime().isServer) return;
  const rule = runtime().config.redirects.find((one) => one.from === pathname);
  if (rule === undefined) return;
  const isExternal = /^https?:\/\//.test(rule.to);
  throw isExternal ? redirect({ href: rule.to, reloadDocument: true }) : redirect({ to: rule.to, replace: true });
}
