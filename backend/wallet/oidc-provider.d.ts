/*
 * Two modules of the package by themselves: its entry only adds a warning on Node 20, which we support and on
 * which our tests run all that is used of it.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/errors.js' {
  import { errors } from 'oidc-provider';
  export const InvalidGrant: typeof errors.InvalidGrant;
  export const InvalidRequest: typeof errors.InvalidRequest;
}
