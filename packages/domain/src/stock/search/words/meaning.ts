import type { NamedMake, NamedModel } from './named-makes.ts';
import type { VocabularyAttribute } from './stock-vocabulary.ts';

/** What some letters say. */
export type Meaning =
  | { readonly kind: 'values'; readonly attribute: VocabularyAttribute; readonly values: readonly string[] }
  | { readonly kind: 'make'; readonly make: NamedMake }
  | { readonly kind: 'models'; readonly models: readonly NamedModel[] }
  /** Said of every car of the stock, such as car. */
  | { readonly kind: 'dropped' }
  /** Stays words. */
  | { readonly kind: 'held' };

/** Whether it is about where a car stands. */
export function isPlace(attribute: string): attribute is 'city' | 'state' {
  return attribute === 'city' || attribute === 'state';
}
