import { createFileRoute } from '@tanstack/react-router';
import { ContainerLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { checkValidators } from './-guard.ts';

/** The container layout. */
export const Route = createFileRoute('/_container')({
  beforeLoad: ({ matches }) => checkValidators(matches),
  component: ContainerLayout,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
