import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { collectionCardSchema, collectionSchema } from '../../src/contract/collection.ts';
import * as dataRoutes from '../../src/contract/data-routes.ts';
import { dropSchema } from '../../src/contract/drop.ts';
import { listedOrderSchema } from '../../src/contract/listed-order.ts';
import * as marketplaceRoutes from '../../src/contract/marketplace-routes.ts';
import { nftCardSchema, nftInfoSchema, nftSchema, transferSchema } from '../../src/contract/nft.ts';
import { orderSchema, priceSchema } from '../../src/contract/order.ts';
import { errorBodySchema, paginationSchema, statusSchema } from '../../src/contract/paging.ts';
import type { Route } from '../../src/contract/route.ts';
import { tokenSchema } from '../../src/contract/token.ts';
import type { Language } from '../../src/language/language.ts';
import { callsIn } from './language.ts';

/** Reads that need no credentials, with what they are for. Their answers are described by their schemas. */
const readsIn = (language: Language) => {
  const { data, marketplace } = callsIn(language);
  return {
    '/data': data satisfies Partial<Record<keyof typeof dataRoutes, string>>,
    '/marketplace': marketplace satisfies Partial<Record<keyof typeof marketplaceRoutes, string>>,
  };
};

/** Schemas that several calls share, by their name in the document. */
const definitions = {
  Collection: collectionSchema,
  CollectionCard: collectionCardSchema,
  Drop: dropSchema,
  Error: errorBodySchema,
  Item: nftSchema,
  ItemCard: nftCardSchema,
  ItemMarket: nftInfoSchema,
  ListedOrder: listedOrderSchema,
  Order: orderSchema,
  Pagination: paginationSchema,
  Price: priceSchema,
  Status: statusSchema,
  Token: tokenSchema,
  Transfer: transferSchema,
};

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema };
export type Call = {
  path: string;
  method: string;
  tag: string;
  id: string;
  summary: string;
  parameters: Parameter[];
  route: Route;
};

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    // What a schema checks beyond JSON Schema (a number below 2^256, say) the server checks.
    errorMode: 'ignore',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return rest;
}

function parametersOf({ path, query, lists = [] }: Route): Parameter[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']): Parameter => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  if (query === undefined) return inPath;
  const { properties = {}, required = [] } = schemaOf(query, 'input');
  const inQuery = Object.entries(properties).map(([name, schema]): Parameter => {
    const one = typeof schema === 'boolean' ? {} : schema;
    return { name, in: 'query', required: required.includes(name), schema: one };
  });
  // Lists are sent as one repeated parameter, which is OpenAPI's default.
  return [...inPath, ...inQuery.filter(({ name, schema }) => lists.includes(name) || schema.type !== 'array')];
}

/** Every call of the public read API, in the order of the document. */
export function publicCalls(language: Language): Call[] {
  const services = { '/data': dataRoutes, '/marketplace': marketplaceRoutes } as const;
  return Object.entries(readsIn(language)).flatMap(([base, summaries]) => {
    const routes: Record<string, Route> = services[base as keyof typeof services];
    return Object.entries(summaries).flatMap(([name, summary]) => {
      const route = routes[name];
      if (route === undefined || route.credentials === 'required')
        throw new Error(`${base} has no public call ${name}`);
      return [
        {
          path: base + route.path.replace(/:(\w+)/g, '{$1}'),
          method: route.method.toLowerCase(),
          tag: base.slice(1),
          id: `${base.slice(1)}.${name}`,
          summary,
          parameters: parametersOf(route),
          route,
        },
      ];
    });
  });
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
const refusal = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Error' }) });

/** OpenAPI 3.1 of the public read API, generated from the schemas that app and server parse with. */
export function openApi(origin: string, market: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, tag, id, summary, parameters, route } of publicCalls('en')) {
    paths[path] = {
      ...paths[path],
      [method]: {
        tags: [tag],
        operationId: id,
        summary,
        parameters,
        ...(route.body && { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } }),
        responses: {
          200: { description: 'The answer', content: json(schemaOf(route.answer, 'output')) },
          400: refusal('A parameter is not valid'),
          404: refusal('There is no such thing'),
          429: refusal('Too many requests: Retry-After says when to go on'),
        },
      },
    };
  }
  const schemas = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      // A definition that refers to itself would say nothing.
      const { [name]: _, ...others } = definitions as Record<string, v.GenericSchema>;
      const {
        $schema: __,
        $defs: ___,
        ...rest
      } = toJsonSchema(schema, {
        typeMode: 'output',
        target: 'draft-2020-12',
        errorMode: 'ignore',
        definitions: others,
        overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
      });
      return [name, rest];
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: `${market}, public read API`,
      version: '1',
      description:
        'What this marketplace knows, for anybody to read, without a key. Amounts are decimal texts in whole tokens, `value` is the same in base units; times are Unix seconds. Signed orders are whole, so that they can be filled without this server.',
    },
    servers: [{ url: origin }],
    tags: [
      { name: 'data', description: 'What the chains say' },
      { name: 'marketplace', description: 'Orders and drops' },
    ],
    paths,
    components: { schemas },
  };
}
