import { readListedCar } from '@forecourt/domain/stock/card/listed-car';
import {
  allFilterAttributes,
  type FilterAttribute,
  type FilterValue,
} from '@forecourt/domain/stock/filter/filter-attributes';
import { textKey } from '@forecourt/domain/stock/filter/text-key';
import { equipmentWords } from '@forecourt/domain/stock/search/equipment-words';
import { wordsOf } from '@forecourt/domain/stock/search/searched-words';
import type { SearchDocument } from '@forecourt/domain/stock/search/search-document';
import type { Selectable } from 'kysely';
import { branded } from '../branded.ts';
import type { CamelDatabase } from '../case-map.ts';
import { featureHash } from './feature-hash.ts';
import { documentColumn, documentColumns } from './document-columns.ts';

/** A row of car_documents by the names of its columns, as JSON has it. */
type DocumentRow = Readonly<Record<string, unknown>>;

/** The row that holds a document. */
export function documentRow(document: SearchDocument): DocumentRow {
  const features = document.values.features.map(String);
  const values = allFilterAttributes.map((attribute) => {
    const { name, holds } = documentColumn(attribute);
    return [name, holds === 'texts' ? features : held(document.values[attribute], holds === 'cents')];
  });
  return {
    ...Object.fromEntries(values),
    dealership_id: document.dealershipId,
    car_id: document.carId,
    version: document.version,
    deleted: false,
    is_visible: document.isVisible,
    created_at: document.createdAt,
    sold_at: document.soldAt,
    rank: document.rank,
    ranked_until: document.rankedUntil,
    dealership_name: document.dealershipName,
    feature_texts: [...new Set(features.map(textKey))],
    feature_keys: document.featureKeys,
    feature_hashes: document.featureKeys.map(featureHash),
    weekly: document.weekly,
    text: document.text,
    words: searchableWords(document),
    codes: document.codes,
    vin: document.vin,
    card: document.card,
  };
}

/**
 * Each word once, behind a blank: a word that begins with something is then found by plain text search. What the
 * vehicle has follows line by line, with a bar on either side of every word.
 */
function searchableWords({ text, featureKeys }: Pick<SearchDocument, 'text' | 'featureKeys'>): string {
  const words = [...new Set(wordsOf(text))].map((word) => ` ${word}`).join('');
  const lines = featureKeys.map((line) => `|${equipmentWords(line).join('|')}|`);
  return [words, ...lines].join('\n');
}

function held(values: readonly FilterValue[], isMoney: boolean): FilterValue | null {
  const [value = null] = values;
  return isMoney && value !== null ? Math.round(Number(value) * 100) : value;
}

type Columns = CamelDatabase['carDocuments'];
/** Worked out from the others for searching; of no use to whoever reads a document. */
type Derived = 'deleted' | 'featureTexts' | 'featureHashes' | 'words';
export type StoredDocument = Omit<Selectable<Columns>, Derived> & { readonly accountId: string };

/** The columns that a document is read from. */
export const readColumns = ['dealership_id', 'car_id', ...documentColumns]
  .map(camelCase)
  .filter((name) => !['deleted', 'featureTexts', 'featureHashes', 'words'].includes(name)) as Exclude<
  keyof Columns,
  Derived
>[];

/** The document that a row, with the account of its dealership, holds. */
export function readDocument(row: StoredDocument): SearchDocument {
  const { carId, accountId, dealershipId, version, isVisible, soldAt, rankedUntil } = row;
  const { dealershipName, vin } = row;
  const values = allFilterAttributes.map((attribute) => [attribute, valuesOf(row, attribute)]);
  return branded<SearchDocument>({
    carId,
    accountId,
    dealershipId,
    version,
    isVisible,
    createdAt: present(row, 'createdAt'),
    soldAt,
    rank: present(row, 'rank'),
    rankedUntil,
    values: Object.fromEntries(values) as SearchDocument['values'],
    dealershipName,
    featureKeys: present(row, 'featureKeys'),
    weekly: present(row, 'weekly'),
    text: present(row, 'text'),
    codes: present(row, 'codes'),
    vin,
    card: readListedCar(row.card),
  });
}

/** A column that is null of a deleted car alone, by a check of the table. */
function present<Name extends keyof StoredDocument>(
  row: StoredDocument,
  name: Name,
): NonNullable<StoredDocument[Name]> {
  const value = row[name];
  if (value === null || value === undefined) throw new Error(`the document of ${row.carId} has no ${name}`);
  return value;
}

function valuesOf(row: object, attribute: FilterAttribute): readonly FilterValue[] {
  const { name, holds } = documentColumn(attribute);
  const values = row as Readonly<Record<string, FilterValue | readonly FilterValue[] | null>>;
  const value = values[camelCase(name)] ?? null;
  if (value === null) return [];
  if (typeof value === 'object') return value;
  return [holds === 'cents' ? Number(value) / 100 : value];
}

function camelCase(column: string): string {
  return column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
