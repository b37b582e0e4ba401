import { createFileRoute } from '@tanstack/react-router';
import { DocsIndex } from '../../../features/docs/docs-index.tsx';
import { pageHead } from '../../-head.ts';
import * as texts from '../../-texts.ts';

export const Route = createFileRoute('/_container/docs/')({
  head: () => pageHead(texts.documentsTitle, import.meta.env.SSR && texts.documentsDescription),
  component: DocsIndex,
});
