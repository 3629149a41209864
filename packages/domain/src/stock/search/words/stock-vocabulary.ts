import type { Measured } from './measured.ts';
import type { StockMakes } from '../make-model-tree.ts';

/** The lists that words can choose from, makes and models aside. */
export const vocabularyAttributes = [
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'paint',
  'city',
  'state',
  'seats',
  'carType',
  'itemType',
  'lams',
  'sleeps',
  'cab',
] as const;

export type VocabularyAttribute = (typeof vocabularyAttributes)[number];

/** What the stock of a site can be searched by, as its facets name it. */
export interface StockVocabulary {
  readonly makes: StockMakes;
  /** The values of the whole stock, by attribute. */
  readonly values: Readonly<Partial<Record<VocabularyAttribute, readonly string[]>>>;
  /** What of its stock is measured: nobody is asked about the length of a car. */
  readonly measures?: readonly Measured[];
  /** The values of `city`, which are suburbs, by the city that buyers say for them. */
  readonly cities?: Readonly<Record<string, readonly string[]>>;
}
