/**
 * What is chosen of makes and models: one choice, written in three lists (SRCH-4).
 * - `makeModel` holds single models of one make: a Mazda BT-50.
 * - `make` holds makes of which every model will do, unless `makeModel` names some of them: a visitor who
 *   chooses Toyota and then Corolla wants Corollas.
 * - `model` holds names of models without a make, as old links have them. Beside it, `make` says whose.
 * A car fits if any of these does: any Toyota or a Mazda BT-50.
 */
export interface MakeModelChoice {
  readonly make: readonly string[];
  readonly model: readonly string[];
  readonly makeModel: readonly string[];
}

/** The makes that a site's stock has, each with its models. */
export type StockMakes = readonly { readonly make: string; readonly models: readonly string[] }[];

/** The choice with nothing in it that changes nothing: a make of which models are named is not also named whole. */
export function normalChoice({ make, model, makeModel }: MakeModelChoice): MakeModelChoice {
  if (model.length > 0) return { make, model, makeModel };
  return { make: make.filter((name) => !makeModel.some((pair) => isOfMake(pair, name))), model, makeModel };
}

/** Whether a make_model such as 'Mazda BT-50' is one of the make's. */
export function isOfMake(makeModel: string, make: string): boolean {
  return makeModel.startsWith(`${make} `);
}

export interface MakeAndModel {
  readonly make: string;
  readonly model: string;
}

/** Tells the make from the model in 'Land Rover Discovery'; null where the stock has no such make. */
export function splitMakeModel(makeModel: string, makes: readonly string[]): MakeAndModel | null {
  // Of Isuzu and Isuzu UTE the longer is meant, or the model would begin with half a make.
  const make = makes
    .filter((name) => isOfMake(makeModel, name))
    .reduce((longest, name) => (name.length > longest.length ? name : longest), '');
  return make === '' ? null : { make, model: makeModel.slice(make.length + 1) };
}

/**
 * The choice with every model named together with its make, so that makes can be added without changing
 * what was chosen before. A name that no make of the stock has is left out: no car could fit it.
 */
export function withMakesNamed(choice: MakeModelChoice, stock: StockMakes): MakeModelChoice {
  const { make, model, makeModel } = normalChoice(choice);
  if (model.length === 0) return { make, model, makeModel };
  const pairs = stock
    .filter((entry) => make.length === 0 || make.includes(entry.make))
    .flatMap((entry) =>
      entry.models.filter((name) => model.includes(name)).map((name) => `${entry.make} ${name}`),
    );
  return { make: [], model: [], makeModel: [...new Set([...makeModel, ...pairs])] };
}
