import { createFileRoute } from '@tanstack/react-router';
import { DocumentView } from '../../../features/docs/document-view.tsx';
import { findEntry, loadDocument } from '../../../features/docs/documents.ts';
import { pageHead } from '../../-head.ts';

export const Route = createFileRoute('/_container/docs/$document')({
  staticData: { validator: ({ document = '' }) => findEntry(document) !== undefined },
  loader: ({ params }) => loadDocument(params.document),
  head: ({ params }) => {
    const entry = findEntry(params.document);
    return pageHead(entry?.title ?? 'Document', entry?.summary ?? '');
  },
  component: DocumentRoute,
});

function DocumentRoute() {
  const { document } = Route.useParams();
  return <DocumentView slug={document} content={Route.useLoaderData()} />;
}
