import * as v from 'valibot';

/** A server-side route rule: answered before any page is rendered. */
export const redirectSchema = v.object({
  from: v.pipe(v.string(), v.regex(/^\/[^?#]*$/)),
  to: v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/)/)),
  status: v.picklist([301, 302, 307, 308]),
});
export type RedirectRule = v.InferOutput<typeof redirectSchema>;

export const defaultRedirects: RedirectRule[] = [
  { from: '/home', to: '/', status: 308 },
  { from: '/discord', to: 'https://docs.opensea.io/docs/seaport', status: 302 },
];
