import {
  allFilterAttributes,
  filterAttributeOf,
  type FilterAttribute,
} from '@forecourt/domain/stock/filter/filter-attributes';

/** How a column holds an attribute: money as whole cents, several texts as an array. */
export interface DocumentColumn {
  readonly name: string;
  readonly holds: 'text' | 'number' | 'cents' | 'flag' | 'uuid' | 'texts';
}

const withOwnForm: Partial<Record<FilterAttribute, DocumentColumn>> = {
  id: { name: 'car_id', holds: 'uuid' },
  dealership_id: { name: 'dealership_id', holds: 'uuid' },
  location_id: { name: 'location_id', holds: 'uuid' },
  features: { name: 'features', holds: 'texts' },
};

/** The column of car_documents that holds what a filter or a list looks at. */
export function documentColumn(attribute: FilterAttribute): DocumentColumn {
  const own = withOwnForm[attribute];
  if (own !== undefined) return own;
  const { kind } = filterAttributeOf(attribute);
  return kind === 'money' ? { name: `${attribute}_cents`, holds: 'cents' } : { name: attribute, holds: kind };
}

/** The columns that are written, in an order that is always the same. */
export const documentColumns: readonly string[] = [
  'version',
  'deleted',
  'is_visible',
  'created_at',
  'sold_at',
  'rank',
  'ranked_until',
  ...allFilterAttributes
    .map((attribute) => documentColumn(attribute).name)
    .filter((name) => name !== 'car_id' && name !== 'dealership_id'),
  'dealership_name',
  'feature_texts',
  'feature_keys',
  'feature_hashes',
  'weekly',
  'text',
  'words',
  'codes',
  'vin',
  'card',
];
