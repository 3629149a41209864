import { codeOf } from '../../../core/folded-text.ts';
import { carName } from '../../car/car-name.ts';
import type { StockMakes } from '../make-model-tree.ts';
import type { ChosenLists } from '../search-state.ts';
import { heardList } from './heard-list.ts';

/**
 * The makes and models that are chosen, as people write them: Toyota HiLux and Ford Ranger; nothing where they
 * are too many for a line. Only what the stock has is named: anybody can write anything into an address.
 */
export function namedCars({ make = [], model = [], makeModel = [] }: ChosenLists, makes: StockMakes): string {
  const chosen = [...make, ...model, ...makeModel];
  if (chosen.length === 0) return '';
  const spelt = spelling(makes);
  const names = [...new Set(chosen.map((name) => carName(spelt.get(codeOf(name)))))].filter(
    (name) => name !== null,
  );
  // A Ranger XLS Double Cab is a Ranger.
  return heardList(names.filter((name) => !names.some((other) => name.startsWith(`${other} `))));
}

const spellings = new WeakMap<StockMakes, ReadonlyMap<string, string>>();

/** How the stock writes each name; worked out once for a stock. */
function spelling(makes: StockMakes): ReadonlyMap<string, string> {
  const spelt = spellings.get(makes) ?? new Map(namesOf(makes).map((name) => [codeOf(name), name]));
  spellings.set(makes, spelt);
  return spelt;
}

/** All names, those last that count: of TOYOTA HILUX and Toyota HiLux the second is how it is written. */
function namesOf(makes: StockMakes): readonly string[] {
  const names = makes.flatMap(({ make, models }) =>
    models.flatMap((name) => [name, `${make} ${name}`]).concat(make),
  );
  return names.filter((name) => !isMixed(name)).concat(names.filter(isMixed));
}

function isMixed(name: string): boolean {
  return /\p{Ll}/u.test(name);
}
