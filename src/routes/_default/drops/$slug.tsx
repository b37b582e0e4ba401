import { createFileRoute } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { isSlug } from '../../../domain/paths.ts';
import { DropView } from '../../../features/drops/drop.tsx';
import { whenSignedIn } from '../../../features/wallet/when-signed-in.ts';
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
    pageHead(
      loaderData?.name ?? texts.dropTitle,
      import.meta.env.SSR && (loaderData?.description || texts.dropDescription),
    ),
  component: DropRoute,
});

/** The page is for minting: on a phone it is in reach wherever one has scrolled to. */
const Mint = (props: ComponentProps<typeof DropMint>) => <DropMint {...props} inBar />;

function DropRoute() {
  const { slug } = Route.useParams();
  return (
    <DropView key={slug} slug={slug} Mint={Mint} Terms={DropTerms} whenSignedIn={(act) => void whenSignedIn(act)} />
  );
}
