import type { IndexContents } from '@forecourt/app/ports/stock/index-contents.port';
import type { CarVersion } from '@forecourt/app/ports/stock/stock-reader.port';
import type { AccountId, CarId, DealershipId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import type { OpenSearchClient } from './opensearch-client.ts';
import { orIndexUnavailable } from './or-index-unavailable.ts';
import { stockFields } from './stock-fields.ts';
import { sumByAccount } from './sum-by-account.ts';

const pageSize = 5_000;

const pageSchema = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  hits: z.object({
    hits: z.array(
      z.object({
        _id: z.string(),
        fields: z.object({
          [stockFields.dealership]: z.tuple([z.string()]),
          [stockFields.version]: z.tuple([z.int()]),
          [stockFields.createdAt]: z.array(z.unknown()).optional(),
        }),
        sort: z.tuple([z.string()]),
      }),
    ),
  }),
});

/** What an index, or the one behind an alias, holds. */
export function openSearchIndexContents(client: OpenSearchClient, index: string): IndexContents {
  return {
    sumByAccount: () => orIndexUnavailable(() => sumByAccount(client, index)),
    listVersions: (accountId) => orIndexUnavailable(() => listVersions(client, index, accountId)),
  };
}

async function listVersions(
  client: OpenSearchClient,
  index: string,
  accountId: AccountId,
): Promise<readonly CarVersion[]> {
  const found: CarVersion[] = [];
  let after: readonly string[] | undefined;
  do {
    const response = await client.send({
      method: 'POST',
      path: `/${index}/_search`,
      query: { allow_partial_search_results: 'false', routing: accountId },
      body: {
        size: pageSize,
        query: { bool: { filter: [{ term: { [stockFields.account]: accountId } }] } },
        _source: false,
        docvalue_fields: [stockFields.dealership, stockFields.version, stockFields.createdAt],
        sort: [{ [stockFields.id]: 'asc' }],
        ...(after && { search_after: after }),
      },
      timeoutMs: 60_000,
    });
    const { hits } = pageSchema.parse(response).hits;
    found.push(
      ...hits.map(({ _id, fields }) => ({
        carId: _id as CarId,
        dealershipId: fields[stockFields.dealership][0] as DealershipId,
        version: fields[stockFields.version][0],
        // Only a tombstone has no day of creation.
        isGone: fields[stockFields.createdAt] === undefined,
      })),
    );
    after = hits.length < pageSize ? undefined : hits.at(-1)?.sort;
  } while (after !== undefined);
  return found;
}
