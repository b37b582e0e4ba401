import { createFileRoute } from '@tanstack/react-router';
import { ContainerLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { failureHead } from './-head.ts';
import { checkValidators } from './-guard.ts';

/** The container layout. */
export const Route = createFileRoute('/_container')({
  beforeLoad: checkValidators,
  component: ContainerLayout,
  head: failureHead,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
