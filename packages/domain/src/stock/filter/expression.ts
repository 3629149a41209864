import type { FilterAttribute, FilterValue } from './filter-attributes.ts';

/**
 * Which cars (TEN-6). Written by people as text, read by read-filter.ts into this tree, and from it
 * evaluated on a car, printed back, and compiled to the search engine and to SQL. All of them must mean the
 * same, so the meaning stands here:
 *
 * 1. An attribute has no value, one, or several (features). No value is how feeds write it: nothing, blanks,
 *    the word 'null', a price of ten dollars or less (asking-price.ts).
 * 2. Logic has two values. `oneOf` holds when some value of the car is one of those named, `compare` when
 *    some value compares so, `present` when there is a value at all. Without a value all three are false.
 * 3. `not` is exactly the opposite, and `!=`, `not in` and `is missing` are nothing but `not` in another
 *    writing. So `make != Suzuki` holds for a car without a make: an exclusion takes away what it names and
 *    not what a feed forgot; and `not price < 30000` also holds without a price, where `price >= 30000`
 *    does not.
 * 4. Texts are the same when text-key.ts says so: case does not matter, as feeds disagree about it; accents
 *    and blanks inside do.
 * 5. Numbers are whole; money is in whole dollars. A car at $29,999.50 is below 30000 and not 29999.
 * 6. Nothing looks at a clock: the answer for a car changes only with the car, so no cached page dies of it.
 *
 * The engine has this meaning by itself: oneOf is `terms`, compare is `range`, present is `exists`, not is
 * `must_not`, and none of them knows a third answer. In SQL `=`, `in` and `<` are null where the column is:
 * each condition is wrapped in coalesce(..., false), below every `not`.
 */
export type StockFilter = EveryCar | FilterTerm;
export type FilterTerm = Tree<Condition>;

/** The filter that leaves no car out; its text is empty. */
export interface EveryCar {
  readonly kind: 'every';
}
export const everyCar: EveryCar = { kind: 'every' };

export type Condition = OneOf | Compare | Present;

export interface OneOf {
  readonly kind: 'oneOf';
  readonly attribute: FilterAttribute;
  /** One or more, all of the attribute's kind; texts as they were written, without blanks around them. */
  readonly values: readonly FilterValue[];
}

export interface Compare {
  readonly kind: 'compare';
  readonly attribute: FilterAttribute;
  readonly operator: Ordering;
  readonly value: number;
}
export type Ordering = '<' | '<=' | '>' | '>=';

interface Present {
  readonly kind: 'present';
  readonly attribute: FilterAttribute;
}

/** And, or and not over conditions of some kind. An `all` never stands directly in an `all`, nor `any` in `any`. */
export type Tree<Leaf> = Leaf | All<Leaf> | Any<Leaf> | Not<Leaf>;

interface All<Leaf> {
  readonly kind: 'all';
  /** Two or more. */
  readonly of: readonly Tree<Leaf>[];
}

interface Any<Leaf> {
  readonly kind: 'any';
  /** Two or more. */
  readonly of: readonly Tree<Leaf>[];
}

export interface Not<Leaf> {
  readonly kind: 'not';
  readonly of: Tree<Leaf>;
}

type Kinded = { readonly kind: string };

/** Terms that must all hold, one or more of them; those that are themselves an `all` are taken apart. */
export function allOf<Leaf extends Kinded>(terms: readonly Tree<Leaf>[]): Tree<Leaf> {
  return joined('all', terms);
}

/** Terms of which one must hold, one or more of them; those that are themselves an `any` are taken apart. */
export function anyOf<Leaf extends Kinded>(terms: readonly Tree<Leaf>[]): Tree<Leaf> {
  return joined('any', terms);
}

/** The opposite of a term. */
export function negate<Leaf>(of: Tree<Leaf>): Not<Leaf> {
  return { kind: 'not', of };
}

function joined<Leaf extends Kinded>(kind: 'all' | 'any', terms: readonly Tree<Leaf>[]): Tree<Leaf> {
  const [only, ...others] = terms;
  if (only !== undefined && others.length === 0) return only;
  return { kind, of: terms.flatMap((term) => (isJoined(kind, term) ? term.of : [term])) };
}

function isJoined<Leaf extends Kinded>(kind: 'all' | 'any', term: Tree<Leaf>): term is All<Leaf> | Any<Leaf> {
  return term.kind === kind;
}
