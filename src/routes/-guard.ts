import { notFound } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Checks the page's path parameters; false shows 'Page Not Found'. */
    validator?: (params: Record<string, string>) => boolean;
    /** Whether the page is for who is signed in; everybody else is led to `/` (see `-auth-gate.tsx`). */
    requiresAuth?: boolean;
  }
}

type CheckedMatch = { params: object; staticData: { validator?: (params: Record<string, string>) => boolean } };

/**
 * The `beforeLoad` of a layout: runs the validators of the matched routes before any loader. Throws
 * `notFound`. `unknown`, because the router's type of `matches` refers back to the routes that use this.
 */
export function checkValidators(options: unknown): void {
  for (const match of (options as { matches: readonly CheckedMatch[] }).matches) {
    if (match.staticData.validator?.(match.params as Record<string, string>) === false) throw notFound();
  }
}
