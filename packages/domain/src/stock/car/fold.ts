/** A list of which the beginning is seen at first; `rest` is empty where there is nothing to unfold. */
export interface Folded<Item> {
  readonly first: readonly Item[];
  readonly rest: readonly Item[];
}

/** Folds a list after a number of items. */
export function fold<Item>(items: readonly Item[], shown: number): Folded<Item> {
  return { first: items.slice(0, shown), rest: items.slice(shown) };
}
