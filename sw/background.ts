/* What the worker does beside answering: a script of its own, which it imports when it is wanted. */
export { forgetPages, keepPage } from './keep-page.ts';
export { checkTransactions } from './transaction-check.ts';
