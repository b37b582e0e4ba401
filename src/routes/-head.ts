import * as texts from './-texts.ts';

/** Title and description of a page; null stands for the product itself. Long descriptions are cut. */
export const pageHead = (title: string | null, description: string) => ({
  meta: [
    { title: title === null ? texts.productTitle : texts.pageTitle(title) },
    { name: 'description', content: description.length > 200 ? `${description.slice(0, 197)}…` : description },
  ],
});

const notFoundHead = () => pageHead(texts.notFoundTitle, texts.notFoundDescription);

/** The layout's head for a page that could not be shown. (`unknown`: see `checkValidators`.) */
export function failureHead(options: unknown) {
  const { match } = options as { match: { status: string } };
  if (match.status === 'notFound') return notFoundHead();
  return match.status === 'error' ? pageHead(texts.failureTitle, texts.failureDescription) : {};
}

/** An address that no route has matches only the root. */
export const rootHead = (options: unknown) =>
  (options as { matches: readonly unknown[] }).matches.length === 1
    ? notFoundHead()
    : pageHead(null, texts.productDescription);
