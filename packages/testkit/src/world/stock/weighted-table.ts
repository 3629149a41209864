import type { Random } from '../random.ts';

/** Items to draw from by weight, summed up once so that a draw halves its way to the item. */
export interface WeightedTable<Item> {
  readonly items: readonly Item[];
  /** Of each item the sum of the weights up to and with its own. */
  readonly sums: Float64Array;
}

export function weightedTable<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
): WeightedTable<Item> {
  const weighing = items.filter((item) => weightOf(item) > 0);
  const sums = new Float64Array(weighing.length);
  let sum = 0;
  for (const [index, item] of weighing.entries()) {
    sum += weightOf(item);
    sums[index] = sum;
  }
  return { items: weighing, sums };
}

/** A table of a few words: `{ used: 7, demo: 1 }`. */
export function wordTable<Word extends string>(
  weights: Readonly<Partial<Record<Word, number>>>,
): WeightedTable<Word> {
  const words = Object.keys(weights) as Word[];
  return weightedTable(words, (word) => weights[word] ?? 0);
}

export function draw<Item>(table: WeightedTable<Item>, random: Pick<Random, 'next'>): Item {
  return itemAt(table, random.next());
}

/** The item at a place of the table, from 0 up to but without 1. */
export function itemAt<Item>({ items, sums }: WeightedTable<Item>, place: number): Item {
  const wanted = place * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const item = items[low];
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}
