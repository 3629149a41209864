import type { AccountDocuments } from '@forecourt/app/ports/stock/document-store.port';
import type { AccountId } from '@forecourt/domain/core/ids';
import { z } from 'zod';
import type { OpenSearchClient } from './opensearch-client.ts';
import { exists } from './query-language.ts';
import { stockFields } from './stock-fields.ts';

const responseSchema = z.object({
  timed_out: z.literal(false),
  _shards: z.object({ failed: z.literal(0) }),
  aggregations: z.object({
    accounts: z.object({
      after_key: z.object({ account: z.string() }).optional(),
      buckets: z.array(
        z.object({
          key: z.object({ account: z.string() }),
          doc_count: z.int(),
          versions: z.object({ value: z.number() }),
        }),
      ),
    }),
  }),
});

const accountsAtOnce = 1_000;

/** What the index has of each account, without tombstones, to be compared with what the database has. */
export async function sumByAccount(
  client: OpenSearchClient,
  index: string,
): Promise<readonly AccountDocuments[]> {
  const sums: AccountDocuments[] = [];
  let after: { readonly account: string } | undefined;
  do {
    const sources = [{ account: { terms: { field: stockFields.account } } }];
    const body = {
      size: 0,
      // Only a tombstone has no day of creation.
      query: exists(stockFields.createdAt),
      aggs: {
        accounts: {
          composite: { size: accountsAtOnce, sources, ...(after && { after }) },
          aggs: { versions: { sum: { field: stockFields.version } } },
        },
      },
    };
    const response = await client.send({
      method: 'POST',
      path: `/${index}/_search`,
      query: { allow_partial_search_results: 'false' },
      body,
      timeoutMs: 60_000,
    });
    const { buckets, after_key } = responseSchema.parse(response).aggregations.accounts;
    for (const { key, doc_count, versions } of buckets) {
      sums.push({
        accountId: key.account as AccountId,
        documents: doc_count,
        versions: versions.value,
      });
    }
    after = buckets.length < accountsAtOnce ? undefined : after_key;
  } while (after !== undefined);
  return sums;
}
