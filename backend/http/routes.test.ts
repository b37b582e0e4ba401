import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as dataRoutes from '../../src/contract/data-routes.ts';
import * as marketplaceRoutes from '../../src/contract/marketplace-routes.ts';
import { singleSchema } from '../../src/contract/paging.ts';
import type { Route } from '../../src/contract/route.ts';
import { testLimits } from '../../tests/support/server/app.ts';
import { ApiError, paged, single } from './answers.ts';
import { createApi, type Handler, type Handlers } from './api.ts';

const guarded = {
  method: 'POST',
  path: '/guarded/:name',
  query: v.object({
    size: v.optional(v.pipe(v.string(), v.transform(Number)), '1'),
    tag: v.optional(v.array(v.string()), []),
  }),
  lists: ['tag'],
  body: v.object({ word: v.string() }),
  answer: singleSchema(v.unknown()),
  credentials: 'required',
} as const satisfies Route;

const user = { address: `0x${'a1'.repeat(20)}`, chainId: 5 } as const;
const api = createApi({
  routes: { guarded },
  requireUser: async (c) => {
    if (c.req.header('x-access-token') === undefined) throw new ApiError(401, 'auth.required', 'no');
    return user;
  },
  handlers: { guarded: ({ user: caller, query, body, segments }) => single({ caller, query, body, segments }) },
  limits: testLimits(),
  log: () => undefined,
});
const post = (path: string, body: unknown, headers: Record<string, string> = { 'x-access-token': 'x' }) =>
  api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a route', () => {
  test('is read by its schemas before it is answered', async () => {
    const answer = await post('/guarded/a%20b?size=7&size=8&tag=x&tag=y', { word: 'hi', more: 1 });
    expect(((await answer.json()) as { data: unknown }).data).toEqual({
      caller: user,
      query: { size: 7, tag: ['x', 'y'] },
      body: { word: 'hi' },
      segments: { name: 'a b' },
    });
  });

  test('refuses a stranger before it looks at anything else', async () => {
    expect((await post('/guarded/a?tag', { word: 1 }, {})).status).toBe(401);
    expect((await post('/guarded/a', { word: 1 })).status).toBe(400);
  });

  test('that requires credentials is not served where nobody checks them', () => {
    const handlers: Handlers<{ guarded: typeof guarded }> = { guarded: () => single(null) };
    expect(() => createApi({ routes: { guarded }, handlers, limits: testLimits(), log: () => undefined })).toThrow(
      '/guarded/:name',
    );
  });

  test.each([
    ['marketplace', marketplaceRoutes],
    ['data', dataRoutes],
  ])('of the %s service is reached, whatever others there are', async (_, routes) => {
    const hono = new Hono();
    for (const [name, { method, path }] of Object.entries<Route>(routes)) hono.on(method, path, (c) => c.text(name));
    for (const [name, { method, path }] of Object.entries<Route>(routes)) {
      const answer = await hono.request(path.replace(/:\w+/g, 'x'), { method });
      expect(await answer.text()).toBe(name);
    }
  });
});

/* What must not compile. Never run: the compiler is the test, by failing when an error below is none. */
export function mistyped() {
  // @ts-expect-error -- a page is promised
  const one: Handler<typeof dataRoutes.collections> = () => single(null);
  // @ts-expect-error -- a field of the answer is missing
  const less: Handler<typeof marketplaceRoutes.refresh> = () => single({ access: 'a' });
  // @ts-expect-error -- a field of the answer has another type
  const other: Handler<typeof marketplaceRoutes.dropsList> = () => paged([{ slug: 7 }], { page: 1, size: 1, total: 1 });
  // @ts-expect-error -- the query has no such parameter
  const query: Handler<typeof dataRoutes.refreshNft> = ({ query: { page } }) => single({ uuid: String(page) });
  // @ts-expect-error -- nobody is signed in where no credentials are required
  const caller: Handler<typeof dataRoutes.refreshNft> = ({ user: { address } }) => single({ uuid: address });
  // @ts-expect-error -- every route has its handler
  const all: Handlers<typeof dataRoutes> = { refreshNft: () => single({ uuid: '' }) };
  return [one, less, other, query, caller, all];
}
