import type { StockSite } from '@forecourt/app/ports/stock/stock-index.port';
import { normalChoice, type MakeModelChoice } from '@forecourt/domain/stock/search/make-model-tree';
import { readPriceRange } from '@forecourt/domain/stock/attributes/price-range';
import {
  attributeOf,
  listAttributes,
  rangeAttributes,
  type ListAttribute,
  type RangeAttribute,
  type SearchAttribute,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { choiceOf, type ChosenRange, type SearchState } from '@forecourt/domain/stock/search/search-state';
import { sql, type RawBuilder } from 'kysely';
import { featureHash } from './feature-hash.ts';
import { filterToSql, type SqlCondition } from './filter-to-sql.ts';
import { weeklyToSql } from './weekly-to-sql.ts';

/** One choice of a visitor. `bit` is set in what a document misses where it does not fit. */
export interface Refinement {
  readonly bit: number;
  readonly attributes: readonly SearchAttribute[];
  readonly condition: SqlCondition;
}

const treeAttributes = listAttributes.filter((attribute) => attributeOf(attribute).kind === 'tree');

/** The choices of a normal search state, each a condition on the document `d`; make and model are one. */
export function refinementsToSql({ lists, ranges }: SearchState, site: StockSite): readonly Refinement[] {
  const choice = choiceOf(lists);
  const chosen: Omit<Refinement, 'bit'>[] = [];
  if (treeAttributes.some((attribute) => lists[attribute] !== undefined)) {
    chosen.push({ attributes: treeAttributes, condition: choiceToSql(choice) });
  }
  for (const attribute of listAttributes) {
    const values = lists[attribute];
    if (values === undefined || treeAttributes.includes(attribute)) continue;
    chosen.push({ attributes: [attribute], condition: listToSql(attribute, values, site) });
  }
  for (const attribute of rangeAttributes) {
    const range = ranges[attribute];
    if (range !== undefined)
      chosen.push({ attributes: [attribute], condition: rangeToSql(attribute, range) });
  }
  return chosen.map(({ attributes, condition }, index) => ({
    bit: 2 ** index,
    attributes,
    condition: sql<boolean>`coalesce(${condition}, false)`,
  }));
}

/** The column of the document `d` that a list counts or a range measures. */
export function searchedColumn(attribute: SearchAttribute): RawBuilder<unknown> {
  const { field, kind } = attributeOf(attribute);
  return sql`d.${sql.ref(kind === 'money' ? `${field}_cents` : (field ?? ''))}`;
}

function choiceToSql(choice: MakeModelChoice): SqlCondition {
  const { make, model, makeModel } = normalChoice(choice);
  const isMake = sql<boolean>`coalesce(d.make = any (${make}::text[]), false)`;
  const isModel = sql<boolean>`coalesce(d.model = any (${model}::text[]), false)`;
  const isPair = sql<boolean>`coalesce(d.make_model = any (${makeModel}::text[]), false)`;
  if (model.length === 0) return sql<boolean>`(${isPair} or ${isMake})`;
  return make.length === 0
    ? sql<boolean>`(${isPair} or ${isModel})`
    : sql<boolean>`(${isPair} or (${isModel} and ${isMake}))`;
}

function listToSql(attribute: ListAttribute, values: readonly string[], site: StockSite): SqlCondition {
  if (attribute === 'categories') return categoriesToSql(values, site);
  if (attribute === 'filteredFeatures') return featuresToSql(values, site);
  if (attribute === 'priceRange') return bandsToSql(sql`d.price_cents`, values);
  if (attribute === 'weeklyPriceRange') return bandsToSql(weeklyToSql(site.weekly), values);
  if (attributeOf(attribute).kind === 'count') {
    // A value is compared as it is written: 05 is not 5.
    const numbers = values.filter((value) => /^(?:0|[1-9]\d{0,8})$/.test(value));
    return sql<boolean>`${searchedColumn(attribute)} = any (${numbers}::integer[])`;
  }
  return sql<boolean>`${searchedColumn(attribute)} = any (${values}::text[])`;
}

function categoriesToSql(values: readonly string[], { categories }: StockSite): SqlCondition {
  return anyToSql(
    categories.filter(({ slug }) => values.includes(slug)).map(({ filter }) => filterToSql(filter)),
  );
}

function featuresToSql(values: readonly string[], { featureList }: StockSite): SqlCondition {
  const hashes = featureList.filter((feature) => values.includes(feature)).map(featureHash);
  return sql<boolean>`d.feature_hashes && ${hashes}::bigint[]`;
}

function bandsToSql(cents: RawBuilder<unknown>, values: readonly string[]): SqlCondition {
  const bands = values.map(readPriceRange).filter((range) => range !== null);
  return anyToSql(
    bands.map(({ from, below }) => {
      const low = from === null ? sql`true` : sql`${cents} >= ${Math.round(from * 100)}::bigint`;
      const high = below === null ? sql`true` : sql`${cents} < ${Math.round(below * 100)}::bigint`;
      return sql<boolean>`(${cents} is not null and ${low} and ${high})`;
    }),
  );
}

function rangeToSql(attribute: RangeAttribute, { min, max }: ChosenRange): SqlCondition {
  const column = searchedColumn(attribute);
  const unit = attributeOf(attribute).kind === 'money' ? 100 : 1;
  const low = min === null ? sql`true` : sql`${column} >= ${min * unit}::bigint`;
  const high = max === null ? sql`true` : sql`${column} <= ${max * unit}::bigint`;
  return sql<boolean>`(${column} is not null and ${low} and ${high})`;
}

function anyToSql(conditions: readonly SqlCondition[]): SqlCondition {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}
