/* What happened. */
export const error = (statusCode: number) => `Error ${statusCode}`;
export const pageNotFound = 'Page Not Found';
export const somethingWrong = 'Something went wrong';
export const notFoundLead = 'The item may have moved, or the address has a typo.';
export const failureLead = 'This page could not be shown. Nothing of yours was changed.';

/* Details and what to do. */
export const details = 'Error details';
export const goHome = 'Go back home';
export const browseCollections = 'Browse collections';
export const tryAgain = 'Try again';
export const reload = 'Reload';
export const copyDetails = 'Copy details';
export const detailsCopied = 'Details copied to the clipboard';
export const copyFailed = 'Could not copy to the clipboard';

/* The plate under the empty case, where this site failed. */
export const outOfOrder = 'Out of order';
