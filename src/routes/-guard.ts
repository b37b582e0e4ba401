import { notFound } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page's own check of its address; false shows 'Page Not Found'. */
    validator?: (params: Record<string, string>) => boolean;
  }
}

export type CheckedMatch = { params: object; staticData: { validator?: (params: Record<string, string>) => boolean } };

/** Runs the validators of the matched routes before any of their loaders. */
export function checkValidators(matches: readonly CheckedMatch[]): void {
  for (const match of matches) {
    if (match.staticData.validator?.(match.params as Record<string, string>) === false) throw notFound();
  }
}
