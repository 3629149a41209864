import { slugOf } from '@forecourt/domain/core/slug';
import type { Model } from '@forecourt/domain/models/model';
import type { ListedCar } from '@forecourt/domain/stock/card/listed-car';
import type { StockGlance } from '../../stock/search/stock-glance.ts';

/** How the stock names a model, and how many there are: feeds differ in dashes and letter case. */
export function modelInStock(
  { name }: Pick<Model, 'name'>,
  make: string,
  { facets }: Pick<StockGlance, 'facets'>,
): { readonly value: string; readonly count: number } | null {
  const wanted = new Set([slugOf(`${make} ${name}`), slugOf(name)]);
  return facets.makeModel?.find(({ value }) => wanted.has(slugOf(value))) ?? null;
}

/** Whether a car is of a model, by the same rule. */
export function isOfModel(
  car: Pick<ListedCar, 'make' | 'model'>,
  { name }: Pick<Model, 'name'>,
  make: string,
): boolean {
  return slugOf(`${car.make ?? ''} ${car.model ?? ''}`) === slugOf(`${make} ${name}`);
}

/** 6 new and 2 demo in stock; null where there is none. */
export function countInStock(newOnes: number, all: number): string | null {
  const demos = all - newOnes;
  if (all <= 0) return null;
  if (demos <= 0) return `${inThousands(all)} in stock`;
  if (newOnes <= 0) return `${inThousands(demos)} ${demos === 1 ? 'demo' : 'demos'} in stock`;
  return `${inThousands(newOnes)} new and ${inThousands(demos)} demo in stock`;
}

const inThousands = (count: number) => count.toLocaleString('en-AU');
