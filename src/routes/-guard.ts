import { notFound } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page's own check of its address; false shows 'Page Not Found'. */
    validator?: (params: Record<string, string>) => boolean;
  }
}

type CheckedMatch = { params: object; staticData: { validator?: (params: Record<string, string>) => boolean } };

/**
 * Runs the validators of the matched routes before any of their loaders: a layout's `beforeLoad`.
 * The router's own type of `matches` names every route, this one too, so it cannot be written here.
 */
export function checkValidators(options: unknown): void {
  for (const match of (options as { matches: readonly CheckedMatch[] }).matches) {
    if (match.staticData.validator?.(match.params as Record<string, string>) === false) throw notFound();
  }
}
