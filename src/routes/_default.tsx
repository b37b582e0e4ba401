import { createFileRoute } from '@tanstack/react-router';
import { DefaultLayout, FramedFailure, FramedNotFound } from './-frame.tsx';
import { failureHead } from './-head.ts';
import { checkValidators } from './-guard.ts';

/** The default layout. */
export const Route = createFileRoute('/_default')({
  // The frame is the shell's code: a chunk for the layout alone would hold one line.
  codeSplitGroupings: [],
  beforeLoad: checkValidators,
  component: DefaultLayout,
  head: failureHead,
  notFoundComponent: FramedNotFound,
  errorComponent: FramedFailure,
});
