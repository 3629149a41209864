import { searchByPayload } from '@forecourt/app/stock/search/search-by-payload';
import { searchStockView } from '@forecourt/app/stock/search/search-stock.view';
import { readSearchPayload } from '@forecourt/domain/stock/search/search-payload';
import { searchLimits } from '@forecourt/domain/stock/search/search-state';
import { json } from '@forecourt/server/http/response';
import { z } from 'zod';
import { errorResponse } from '../../api-errors.ts';
import { visitorRoute, type VisitorRoute } from '../visitor-route.ts';

/** Of a stranger's filter; a site's own may be longer. */
const longestFilter = 1_000;
const mostHits = 100;
const mostRefinements = 40;
const furthest = 9_900;

const value = z.string().min(1).max(searchLimits.valueLength);

/** The specification's payload (API-5). */
const payload = z.object({
  filter: z
    .string()
    .max(longestFilter)
    .default('')
    .describe('An expression: make = Toyota and (body = Ute or price < 30000); a colon is as good as =.'),
  refinements: z
    .record(z.string().max(40), z.union([value, z.array(value).max(searchLimits.valuesPerList)]))
    .refine((all) => Object.keys(all).length <= mostRefinements)
    .default({})
    .describe('By the names of the address: values of a list, and of a range min:max.'),
  hitsPerPage: z.int().min(1).max(mostHits).optional().describe('Left out, as many as the site’s own page.'),
  offset: z.int().min(0).max(furthest).default(0),
  query: z.string().max(searchLimits.queryLength).default(''),
  sort: z
    .string()
    .max(40)
    .nullish()
    .describe('One of the site’s orders, by its name or as price:asc; else by rank, the highest first.'),
});

/** The stock search as the specification sends it. It changes nothing, so that whoever posts it may. */
export const searchPayloadRoute: VisitorRoute = visitorRoute({
  method: 'POST',
  path: '/api/search',
  isForAnyone: true,
  summary: 'The stock search with a filter expression, refinements, and a window of hits.',
  input: payload,
  output: searchStockView,
  async handle(deps, { context, input, now }) {
    const { search } = context.settings;
    const { hitsPerPage = search.pageSize, offset, sort = null, ...said } = input;
    const read = readSearchPayload({ ...said, sort }, search);
    if (!read.ok) return errorResponse('malformed', {}, read.error);
    const found = await searchByPayload(deps, context, { ...read.value, hitsPerPage, offset, now });
    if (found.ok) return json(200, JSON.stringify(found.value));
    return errorResponse(found.error, { 'retry-after': '3' });
  },
});
