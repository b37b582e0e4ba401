import { createFileRoute } from '@tanstack/react-router';
import { Storage } from '../../features/storage/storage.tsx';
import { pageHead } from '../-head.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/_container/storage')({
  head: () => pageHead(texts.storageTitle, import.meta.env.SSR && texts.storageDescription),
  component: Storage,
});
