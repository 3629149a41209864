import { describeStock } from '@forecourt/app/stock/search/describe-stock';
import { documentToSource } from '@forecourt/search/document-to-source';
import { refreshIndex } from '@forecourt/search/index-alias';
import type { IndexingWorld } from './indexing-world.ts';

/** Fields of each kind, by which a document is found, counted and ordered; the rest of it is in the card. */
const compared = [
  'dealership_id',
  'visible',
  'make',
  'model',
  'km',
  'price',
  'status',
  'location_name',
  'city',
  'rank',
];

interface Hit {
  readonly _id: string;
  readonly _source?: { readonly card?: object };
  readonly fields?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Each car as the database has it, as its documents say it, and as the index holds it: the same text for the
 * same card, values and version.
 */
export async function indexAndDatabase(world: IndexingWorld) {
  const places = await world.store.stock.listPlaces({ after: null, limit: 1_000 });
  const described = [];
  for (let from = 0; from < places.length; from += 500) {
    const stock = await world.store.stock.read(places.slice(from, from + 500));
    described.push(...describeStock(stock, new Date()).documents);
  }
  const stored = await world.documents();
  await refreshIndex(world.client, world.aliases.current);
  const answer = (await world.client.send({
    method: 'POST',
    path: `/${world.aliases.current}/_search`,
    body: {
      size: 2_000,
      query: { exists: { field: 'created_at' } },
      docvalue_fields: [...compared, 'version'],
    },
    timeoutMs: 20_000,
  })) as { readonly hits: { readonly hits: readonly Hit[] } };
  return {
    cars: textsOf(
      described.map((document) => [document.carId, document.version, documentToSource(document)]),
    ),
    documents: textsOf(
      stored.map((document) => [document.carId, document.version, documentToSource(document)]),
    ),
    index: textsOf(
      answer.hits.hits.map(({ _id, _source, fields = {} }) => [
        _id,
        Number(fields['version']?.[0]),
        { ...fields, card: _source?.card },
      ]),
    ),
  };
}

function textsOf(cars: readonly (readonly [string, number, Readonly<Record<string, unknown>>])[]) {
  return cars
    .map(([id, version, source]) => {
      const values = compared.map((field) => [source[field] ?? []].flat().map(String).join());
      return `${id} ${version} ${values.join(' | ')} ${JSON.stringify(inOrder(source['card']))}`;
    })
    .toSorted();
}

/** The database keeps the fields of a card in an order of its own. */
function inOrder(value: unknown): unknown {
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}
