import { createFileRoute } from '@tanstack/react-router';
import { ContainerLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { failureHead } from './-head.ts';
import { checkValidators } from './-guard.ts';

/** The container layout. */
export const Route = createFileRoute('/_container')({
  // The frame is the shell's code: a chunk for the layout alone would hold one line.
  codeSplitGroupings: [],
  beforeLoad: checkValidators,
  component: ContainerLayout,
  head: failureHead,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
