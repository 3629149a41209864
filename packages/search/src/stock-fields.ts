import { filterAttributeOf, type FilterAttribute } from '@forecourt/domain/stock/filter/filter-attributes';
import { attributeOf, type SearchAttribute } from '@forecourt/domain/stock/attributes/search-attributes';

/**
 * The names of the index's fields. Those of filter attributes are the attribute's own; money is in cents
 * there, as whole numbers compare exactly.
 */
export const stockFields = {
  account: 'account_id',
  dealership: 'dealership_id',
  version: 'version',
  isVisible: 'visible',
  createdAt: 'created_at',
  soldAt: 'sold_at',
  rank: 'rank',
  status: 'status',
  id: 'id',
  dealershipName: 'dealership_name',
  featureKeys: 'feature_keys',
  /** weekly.<provider>, in whole dollars. */
  weekly: 'weekly',
  /** '<provider>:comparison' and '<provider>:monthly', where the lender's offer has that too. */
  weeklyBeside: 'weekly_beside',
  words: 'words',
  /** The beginnings of the words. */
  wordStarts: 'words.start',
  /** What a vehicle has, line by line: the words of one stand near to each other. */
  equipment: 'equipment',
  codes: 'codes',
  vin: 'vin',
  card: 'card',
} as const;

/** Longer beginnings of words than this are looked up among the words themselves. */
export const longestWordStart = 20;

/** Texts are listed as they are written; filters compare them without regard to case (text-key.ts). */
export const keyField = (field: string) => `${field}.key`;

/** Numbers are listed like words, in the order of words: '10' before '9'. */
export const wordField = (field: string) => `${field}.word`;

/** What a filter compares. */
export function filterField(attribute: FilterAttribute): string {
  return filterAttributeOf(attribute).kind === 'text' ? keyField(attribute) : attribute;
}

/** What a list's values are looked up in and counted by; null where no field holds them as they are chosen. */
export function listField(attribute: SearchAttribute): string | null {
  const { field, kind } = attributeOf(attribute);
  if (attribute === 'filteredFeatures') return stockFields.featureKeys;
  if (kind === 'count' && field !== null) return wordField(field);
  return kind === 'keyword' || kind === 'tree' ? field : null;
}
