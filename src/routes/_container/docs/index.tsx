import { createFileRoute } from '@tanstack/react-router';
import { DocsIndex } from '../../../features/docs/docs-index.tsx';
import { pageHead } from '../../-head.ts';

export const Route = createFileRoute('/_container/docs/')({
  head: () => pageHead('Documents', 'Terms, privacy, cookies, licence and what to know before buying digital items.'),
  component: DocsIndex,
});
