import type { Ordering, Tree } from './expression.ts';
import type { Token } from './tokens.ts';

/** A filter as it was written, not yet compared with the table of attributes. Null for an empty text. */
export type WrittenFilter = Tree<WrittenCondition> | null;

/** `!=`, `not in` and `is missing` are a `not` around one of these. */
export interface WrittenCondition {
  readonly kind: 'written';
  readonly attribute: Token;
  readonly operator: 'oneOf' | 'present' | Ordering;
  /** One or more for `oneOf`, one for an ordering, none for `present`. */
  readonly values: readonly Token[];
}
