import { createFileRoute } from '@tanstack/react-router';
import { DefaultLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { checkValidators } from './-guard.ts';

/** The default layout. */
export const Route = createFileRoute('/_default')({
  beforeLoad: ({ matches }) => checkValidators(matches),
  component: DefaultLayout,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
