import type { FacetCount } from '../search/search-results.ts';
import {
  normalChoice,
  splitMakeModel,
  type MakeModelChoice,
  type StockMakes,
} from '../search/make-model-tree.ts';

/** A make in the sidebar, with its models to unfold. */
export interface MakeCard {
  readonly make: string;
  readonly count: number;
  /** Whether any car of the make will do, only some of its models, or none of it is chosen. */
  readonly chosen: 'all' | 'some' | 'none';
  readonly models: readonly ModelOption[];
}

interface ModelOption {
  readonly model: string;
  readonly count: number;
  readonly isChosen: boolean;
}

export interface TreeCounts {
  readonly make: readonly FacetCount[];
  readonly makeModel: readonly FacetCount[];
}

/**
 * The make cards from the counts of makes and models, which were counted without the tree's own choices:
 * choosing Toyota changes neither Mazda's count nor its models' (SRCH-4).
 */
export function makeCards(counts: TreeCounts, choice: MakeModelChoice): readonly MakeCard[] {
  const { make: wholeMakes, model: looseModels, makeModel } = normalChoice(choice);
  const modelsOf = modelsByMake(counts);
  return counts.make.map(({ value: make, count }) => {
    const isLoose = looseModels.length > 0 && (wholeMakes.length === 0 || wholeMakes.includes(make));
    const models = (modelsOf.get(make) ?? []).map((option) => ({
      model: option.value,
      count: option.count,
      isChosen:
        makeModel.includes(`${make} ${option.value}`) || (isLoose && looseModels.includes(option.value)),
    }));
    const isWhole = looseModels.length === 0 && wholeMakes.includes(make);
    return { make, count, models, chosen: isWhole ? 'all' : models.some(isChosen) ? 'some' : 'none' };
  });
}

const isChosen = (option: ModelOption) => option.isChosen;

/** The makes and models of the stock, as its facets count them. */
export function stockMakes(counts: TreeCounts): StockMakes {
  const modelsOf = modelsByMake(counts);
  return counts.make.map(({ value: make }) => ({
    make,
    models: (modelsOf.get(make) ?? []).map(({ value }) => value),
  }));
}

function modelsByMake(counts: TreeCounts): ReadonlyMap<string, readonly FacetCount[]> {
  const makes = counts.make.map(({ value }) => value);
  const split = counts.makeModel.flatMap(({ value, count }) => {
    const pair = splitMakeModel(value, makes);
    return pair ? [{ make: pair.make, value: pair.model, count }] : [];
  });
  return Map.groupBy(split, ({ make }) => make);
}
