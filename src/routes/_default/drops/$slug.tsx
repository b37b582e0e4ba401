import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '../../../domain/paths.ts';
import { DropView } from '../../../features/drops/drop.tsx';
import { dropQuery } from '../../../services/page-queries.ts';
import { pageHead } from '../../-head.ts';
import { requireFound } from '../../-load.ts';
import { DropMint, DropTerms } from './-mint.tsx';
import * as texts from '../../-texts.ts';

export const Route = createFileRoute('/_default/drops/$slug')({
  staticData: { validator: ({ slug = '' }) => isSlug(slug) },
  loader: async ({ context: { queryClient }, params }) => {
    const query = dropQuery(params.slug);
    await requireFound(queryClient, query);
    const drop = queryClient.getQueryData(query.queryKey)?.data;
    return { name: drop?.name ?? texts.dropTitle, description: drop?.description ?? '' };
  },
  head: ({ loaderData }) =>
    pageHead(loaderData?.name ?? texts.dropTitle, loaderData?.description || texts.dropDescription),
  component: DropRoute,
});

function DropRoute() {
  const { slug } = Route.useParams();
  return <DropView key={slug} slug={slug} Mint={DropMint} Terms={DropTerms} />;
}
