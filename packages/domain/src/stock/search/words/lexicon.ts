import type { Meaning } from './meaning.ts';
import type { Measured } from './measured.ts';
import type { NamedModel } from './named-makes.ts';

/** Everything that can be read on a site, by its letters without blanks. */
export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly modelsByWords: ReadonlyMap<string, NamedModel>;
  /** Models that are numbers of two and three digits, such as 86 and 308, which no two makes have. */
  readonly numberModels: ReadonlyMap<string, NamedModel>;
  /** What a nickname can be said for inside a longer name: disco in disco sport. */
  readonly longNames: ReadonlyMap<string, string>;
  /** What the stock is measured by. */
  readonly measures: ReadonlySet<Measured>;
  /** Nothing but motorcycles is sold, which are called by the size of their engine. */
  readonly isBikesAlone: boolean;
  readonly sleeps: readonly string[];
  /** Numbers of seats in the stock. */
  readonly seats: readonly string[];
  readonly paintPairs: ReadonlySet<string>;
  /** Every word of the stock. */
  readonly stockWords: ReadonlySet<string>;
  /** What a misspelt word can be meant as. */
  readonly dictionary: readonly string[];
}
