import type { StockMakes } from '../make-model-tree.ts';

/** The lists that words can choose from, makes and models aside. */
export const vocabularyAttributes = [
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'city',
  'seats',
  'carType',
  'itemType',
  'lams',
] as const;

export type VocabularyAttribute = (typeof vocabularyAttributes)[number];

/** What the stock of a site can be searched by, as its facets name it. */
export interface StockVocabulary {
  readonly makes: StockMakes;
  /** The values of the whole stock, by attribute. */
  readonly values: Readonly<Partial<Record<VocabularyAttribute, readonly string[]>>>;
}
