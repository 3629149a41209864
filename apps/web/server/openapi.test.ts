import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryStockIndex } from '../test/memory-stock-index.ts';
import { testCars, testServer, type TestServer } from '../test/test-server.ts';
import { openApi } from './openapi.ts';
import { findRoute, routes } from './routes.ts';
import { visitorRoutes } from './visitor/visitor-routes.ts';

let test: TestServer;
beforeAll(async () => {
  test = await testServer({ primary: memoryStockIndex(testCars) });
});
afterAll(() => test.stop());

interface Described {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
}
interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly style?: string;
    readonly schema: Schema;
  }[];
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
type Schema = Readonly<Record<string, unknown>>;

describe('API-2 the description of the API', () => {
  it('is served to every site, and names every route of the table', async () => {
    const got = await test.get('/api/openapi.json');
    const described = JSON.parse(got.body) as Described;
    expect(described).toEqual(JSON.parse(JSON.stringify(openApi())));
    expect(described.openapi).toBe('3.1.0');
    expect(Object.keys(described.paths)).toEqual([
      ...new Set([...routes, ...visitorRoutes].map(({ path }) => path)),
    ]);
  });

  it('says of a search what it can be asked and what it answers', () => {
    const { parameters, responses } = (openApi() as unknown as Described).paths['/api/search']?.get ?? {
      parameters: [],
      responses: {},
    };
    expect(parameters.map(({ name, style }) => [name, style])).toEqual([
      ['query', 'form'],
      ['page', 'form'],
      ['sortBy', 'form'],
      ['refinementList', 'deepObject'],
      ['range', 'deepObject'],
    ]);
    const response = responses['200']?.content?.['application/json']?.schema;
    expect(response).toMatchObject({ required: ['hits', 'facets', 'facetStats', 'count', 'ms', 'pages'] });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['304', '404', '414', '429', '503']));
  });

  it('has every part of a path among its parameters', () => {
    const params = (openApi() as unknown as Described).paths['/api/search/dealership/{slug}']?.get.parameters;
    expect(params?.[0]).toMatchObject({ name: 'slug', in: 'path', required: true });
  });
});

describe('the table of routes', () => {
  it.each([
    ['/api/search', '/api/search', {}],
    ['/api/search/dealership/harbour-mazda', '/api/search/dealership/{slug}', { slug: 'harbour-mazda' }],
    ['/api/search/', null, {}],
    ['/api/search/dealership/', null, {}],
    [`/api/search/dealership/${'a'.repeat(201)}`, null, {}],
    ['/api/search/dealership/a/b', null, {}],
    ['/', null, {}],
    ['/a'.repeat(4_000), null, {}],
  ])('%s', (path, route, params) => {
    const found = findRoute(path);
    expect(found?.route.path ?? null).toBe(route);
    expect(found?.params ?? {}).toEqual(params);
  });

  it('API-1.1 says of what is done for one visitor how it is asked and how it is refused', () => {
    const { paths } = JSON.parse(JSON.stringify(openApi())) as {
      paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>;
    };
    for (const { method, path, output, mediaType = 'text/html' } of visitorRoutes) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining(['200', '400', '401', '429']),
      );
      const kind = output ? 'application/json' : mediaType;
      expect(operation?.responses['200']).toHaveProperty(['content', kind]);
      expect(operation?.requestBody !== undefined).toBe(method === 'POST');
      expect('403' in (operation?.responses ?? {})).toBe(method === 'POST');
    }
    expect(paths['/api/phone-reveals']?.['post']?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { car_id: { format: 'uuid' } } } } },
    });
  });
});
