/** Title and description of a page. */
export const pageHead = (title: string | null, description: string) => ({
  meta: [
    { title: title === null ? 'Vitrine: art, on display' : `${title} · Vitrine` },
    { name: 'description', content: description.length > 200 ? `${description.slice(0, 197)}…` : description },
  ],
});

const notFoundHead = () => pageHead('Page Not Found', 'There is no page at this address.');

/** A layout speaks for the page it could not show. (`unknown`: see `checkValidators`.) */
export function failureHead(options: unknown) {
  const { match } = options as { match: { status: string } };
  if (match.status === 'notFound') return notFoundHead();
  return match.status === 'error' ? pageHead('Error 500', 'This page could not be drawn.') : {};
}

/** An address no route knows matches the root alone. */
export const rootHead = (options: unknown) =>
  (options as { matches: readonly unknown[] }).matches.length === 1
    ? notFoundHead()
    : pageHead(null, 'A marketplace for NFTs on several networks: drops, collections and their owners.');
