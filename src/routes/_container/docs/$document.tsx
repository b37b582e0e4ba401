import { createFileRoute } from '@tanstack/react-router';
import { documentTitles, isDocument } from '../../../features/docs/document-names.ts';
import { DocumentView } from '../../../features/docs/document-view.tsx';
import { loadDocument } from '../../../features/docs/documents.ts';
import { pageHead } from '../../-head.ts';
import * as texts from '../../-texts.ts';

export const Route = createFileRoute('/_container/docs/$document')({
  staticData: { validator: ({ document = '' }) => isDocument(document) },
  loader: ({ params, context }) => loadDocument(params.document, context.queryClient),
  head: ({ params, loaderData }) =>
    pageHead(
      documentTitles[params.document] ?? texts.documentTitle,
      import.meta.env.SSR && (loaderData?.summary ?? ''),
    ),
  component: DocumentRoute,
});

function DocumentRoute() {
  const { document } = Route.useParams();
  return <DocumentView slug={document} content={Route.useLoaderData().content} />;
}
