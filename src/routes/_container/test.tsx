import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../-head.ts';
import { TestPage } from '../../features/test-page/test-page.tsx';

export const Route = createFileRoute('/_container/test')({
  head: () => pageHead('Test page', 'Every part of the interface in every state.'),
  component: TestPage,
});
