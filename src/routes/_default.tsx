import { createFileRoute } from '@tanstack/react-router';
import { DefaultLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { checkValidators, type CheckedMatch } from './-guard.ts';

/** The default layout. */
export const Route = createFileRoute('/_default')({
  beforeLoad: ({ matches }: { matches: readonly CheckedMatch[] }): void => checkValidators(matches),
  component: DefaultLayout,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
