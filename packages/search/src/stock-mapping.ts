import {
  allFilterAttributes,
  filterAttributeOf,
  type FilterAttribute,
} from '@forecourt/domain/stock/filter/filter-attributes';
import { allAttributes } from '@forecourt/domain/stock/attributes/search-attributes';
import { listField, longestWordStart, stockFields, wordField } from './stock-fields.ts';

type Field = Readonly<Record<string, unknown>>;

export interface IndexOptions {
  /** Searches of a site go to the shards of its accounts alone, so more shards cost it nothing. */
  readonly shards?: number;
  /** How many copies beside the first; '0-1' is one as soon as there is a second node. */
  readonly replicas?: string;
}

/** How soon the engine lets searches see what was written. */
export const searchableAfter = '1s';

/** No page beyond this many cars is listed; the largest site has fewer. */
export const deepestHit = 25_000;

/** Each lender is a field of its own; a feed that makes names up must not fill the cluster's memory. */
const mostProviders = 300;

const listedFields: ReadonlySet<string | null> = new Set(allAttributes.map(listField));

/** The index of stock: settings and fields, from the tables of what can be searched and filtered. */
export function indexDefinition({ shards = 3, replicas = '0-1' }: IndexOptions = {}) {
  const properties = fields();
  return {
    settings: {
      index: {
        number_of_shards: shards,
        auto_expand_replicas: replicas,
        refresh_interval: searchableAfter,
        max_result_window: deepestHit,
        // A late older version of a deleted car is refused this long; tombstones hold for longer.
        gc_deletes: '1h',
        // The cars of an account lie side by side, which halves the reading for a large one.
        'sort.field': [stockFields.account, stockFields.dealership, stockFields.rank],
        'sort.order': ['asc', 'asc', 'desc'],
        // A routed search is small: dividing it among threads costs more than it saves.
        'search.concurrent_segment_search.mode': 'none',
        'translog.flush_threshold_size': '128mb',
        // A search pays for each segment that it goes through; changes of stock are few beside searches.
        'merge.policy.segments_per_tier': 3,
        'merge.policy.max_merge_at_once': 3,
        'merge.policy.floor_segment': '16mb',
        'mapping.total_fields.limit': countFields(properties) + mostProviders,
      },
      analysis: {
        normalizer: { small_letters: { type: 'custom', filter: ['lowercase'] } },
        filter: {
          starts: {
            type: 'edge_ngram',
            min_gram: 1,
            max_gram: longestWordStart,
            preserve_original: false,
          },
        },
        analyzer: { word_starts: { type: 'custom', tokenizer: 'keyword', filter: ['starts'] } },
      },
    },
    mappings: {
      dynamic: 'strict',
      _routing: { required: true },
      // Everything else is found by and counted by, and never read back.
      _source: { includes: [stockFields.card] },
      dynamic_templates: [{ weekly: { path_match: `${stockFields.weekly}.*`, mapping: { type: 'long' } } }],
      properties,
    },
  };
}

function fields(): Readonly<Record<string, Field>> {
  const ofFilters = allFilterAttributes.map((attribute) => [attribute, filterable(attribute)] as const);
  return {
    ...Object.fromEntries(ofFilters),
    [stockFields.account]: word,
    [stockFields.version]: { type: 'long' },
    [stockFields.isVisible]: { type: 'boolean' },
    [stockFields.createdAt]: { type: 'date' },
    [stockFields.soldAt]: { type: 'date' },
    [stockFields.rank]: { type: 'integer' },
    [stockFields.dealershipName]: listed,
    [stockFields.featureKeys]: listed,
    [stockFields.weekly]: { type: 'object', dynamic: true },
    [stockFields.weeklyBeside]: onlyFound,
    [stockFields.words]: { ...onlyFound, fields: { start: wordStart } },
    [stockFields.equipment]: equipment,
    [stockFields.codes]: onlyFound,
    [stockFields.vin]: onlyFound,
    [stockFields.card]: { type: 'object', enabled: false },
  };
}

const word: Field = { type: 'keyword' };
const onlyFound: Field = { type: 'keyword', doc_values: false };
/** The numbers of its values are made when it is refreshed, and not for the first visitor after that. */
const listed: Field = { type: 'keyword', eager_global_ordinals: true };
const key: Field = { ...onlyFound, normalizer: 'small_letters' };
const wordStart: Field = { type: 'text', analyzer: 'word_starts', index_options: 'docs', norms: false };

/** Words that stand further apart than this are not of one line. */
export const lineGap = 1_000;
const equipment: Field = {
  type: 'text',
  analyzer: 'whitespace',
  norms: false,
  position_increment_gap: 2 * lineGap,
};

function filterable(attribute: FilterAttribute): Field {
  const { kind } = filterAttributeOf(attribute);
  if (kind === 'flag') return { type: 'boolean' };
  if (kind === 'money') return { type: 'long' };
  if (kind === 'text') return { ...(listedFields.has(attribute) ? listed : word), fields: { key } };
  const isCounted = listedFields.has(wordField(attribute));
  return { type: 'long', ...(isCounted && { fields: { word: listed } }) };
}

function countFields(properties: Readonly<Record<string, Field>>): number {
  return Object.values(properties).reduce((sum, field) => {
    const inner = field['fields'];
    return sum + 1 + (typeof inner === 'object' && inner !== null ? Object.keys(inner).length : 0);
  }, 0);
}
