import { createFileRoute } from '@tanstack/react-router';
import { ContainerLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { checkValidators, type CheckedMatch } from './-guard.ts';

/** The container layout. */
export const Route = createFileRoute('/_container')({
  beforeLoad: ({ matches }: { matches: readonly CheckedMatch[] }): void => checkValidators(matches),
  component: ContainerLayout,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
