import type { StockMakes } from '../make-model-tree.ts';

/** The lists that words can choose from, makes and models aside. */
export type VocabularyAttribute =
  'body' | 'fuel' | 'transmission' | 'drive' | 'colour' | 'city' | 'seats' | 'carType' | 'itemType';

/** What the stock of a site can be searched by, as its facets name it. */
export interface StockVocabulary {
  readonly makes: StockMakes;
  /** The values of the whole stock, by attribute. */
  readonly values: Readonly<Partial<Record<VocabularyAttribute, readonly string[]>>>;
}
