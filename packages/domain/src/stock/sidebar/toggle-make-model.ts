import {
  isOfMake,
  splitMakeModel,
  withMakesNamed,
  type MakeAndModel,
  type MakeModelChoice,
  type StockMakes,
} from '../search/make-model-tree.ts';

/** Chooses every model of a make, or takes the make away where all of it was chosen (SRCH-6). */
export function toggleMake(choice: MakeModelChoice, make: string, stock: StockMakes): MakeModelChoice {
  const named = withMakesNamed(choice, stock);
  const others = withoutMake(named, make, stock);
  return named.make.includes(make) ? others : { ...others, make: [...others.make, make] };
}

/**
 * Chooses one model or takes it away (SRCH-6). The first model chosen of a make that was chosen whole
 * narrows it to that model; with its last model the make goes too.
 */
export function toggleModel(
  choice: MakeModelChoice,
  { make, model }: MakeAndModel,
  stock: StockMakes,
): MakeModelChoice {
  const named = withMakesNamed(choice, stock);
  const makeModel = `${make} ${model}`;
  if (named.makeModel.includes(makeModel)) {
    return { ...named, makeModel: named.makeModel.filter((chosen) => chosen !== makeModel) };
  }
  return {
    ...named,
    make: named.make.filter((chosen) => chosen !== make),
    makeModel: [...named.makeModel, makeModel],
  };
}

function withoutMake(choice: MakeModelChoice, make: string, stock: StockMakes): MakeModelChoice {
  const makes = [make, ...stock.map((entry) => entry.make)];
  return {
    ...choice,
    make: choice.make.filter((chosen) => chosen !== make),
    makeModel: choice.makeModel.filter(
      (chosen) => !isOfMake(chosen, make) || splitMakeModel(chosen, makes)?.make !== make,
    ),
  };
}
