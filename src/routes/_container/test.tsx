import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../-head.ts';
import { TestPage } from '../../features/test-page/test-page.tsx';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/_container/test')({
  head: () => pageHead(texts.testTitle, import.meta.env.SSR && texts.testDescription),
  component: TestPage,
});
