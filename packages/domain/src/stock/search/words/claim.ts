import type { Lexicon } from './lexicon.ts';
import type { NamedMake, NamedModel } from './named-makes.ts';
import type { Quantity } from './quantity-of.ts';
import type { VocabularyAttribute } from './stock-vocabulary.ts';
import type { Token } from './typed-tokens.ts';

/** What some words were taken for. */
export type Reading =
  | { readonly kind: 'values'; readonly attribute: VocabularyAttribute; readonly values: readonly string[] }
  | { readonly kind: 'make'; readonly make: NamedMake }
  | { readonly kind: 'models'; readonly models: readonly NamedModel[] }
  | { readonly kind: 'range'; readonly quantity: Quantity }
  /** Something that a vehicle has or has not: it stays text, of which all words stand in one line. */
  | { readonly kind: 'equipment' }
  | { readonly kind: 'dropped' }
  | { readonly kind: 'text' };

/** Some words in a row, and what they were taken for. */
export interface Claim {
  readonly at: number;
  readonly length: number;
  readonly reading: Reading;
}

/** What is read: the words, and what they can say. */
export interface Words {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  readonly thisYear: number;
  /** The makes that are named anywhere. */
  readonly makes: readonly NamedMake[];
}
