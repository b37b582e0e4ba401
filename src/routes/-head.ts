import { marketName } from '../language/market-name.ts';
import * as texts from './-texts.ts';

const SERVER = import.meta.env.SSR;

/**
 * Title and description of a page; null stands for the product itself. Long descriptions are cut. They are told to
 * other sites and search engines, by the server: the browser's build, with `false`, has none of them.
 */
export const pageHead = (title: string | null, description: string | false) => ({
  meta: [
    { title: title === null ? texts.productTitle(marketName()) : texts.pageTitle(title, marketName()) },
    ...(description === false
      ? []
      : [{ name: 'description', content: description.length > 200 ? `${description.slice(0, 197)}…` : description }]),
  ],
});

const notFoundHead = () => pageHead(texts.notFoundTitle, SERVER && texts.notFoundDescription);

/** The layout's head for a page that could not be shown. (`unknown`: see `checkValidators`.) */
export function failureHead(options: unknown) {
  const { match } = options as { match: { status: string } };
  if (match.status === 'notFound') return notFoundHead();
  return match.status === 'error' ? pageHead(texts.failureTitle, SERVER && texts.failureDescription) : {};
}

/** An address that no route has matches only the root. */
export const rootHead = (options: unknown) =>
  (options as { matches: readonly unknown[] }).matches.length === 1
    ? notFoundHead()
    : pageHead(null, SERVER && texts.productDescription);
