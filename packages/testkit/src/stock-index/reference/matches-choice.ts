import { knownText } from '@forecourt/domain/core/known-text';
import { makeModelOf } from '@forecourt/domain/stock/attributes/search-attributes';
import type { Car } from '@forecourt/domain/stock/car/car';
import { normalChoice, type MakeModelChoice } from '@forecourt/domain/stock/search/make-model-tree';

/** Whether a car is among what is chosen; every car is where nothing is. */
export function matchesChoice(car: Pick<Car, 'make' | 'model'>, choice: MakeModelChoice): boolean {
  const { make, model, makeModel } = normalChoice(choice);
  if (make.length + model.length + makeModel.length === 0) return true;
  const [carMake, carModel] = [knownText(car.make), knownText(car.model)];
  if (has(makeModel, makeModelOf(car))) return true;
  if (model.length === 0) return has(make, carMake);
  return has(model, carModel) && (make.length === 0 || has(make, carMake));
}

function has(names: readonly string[], name: string | null): boolean {
  return name !== null && names.includes(name);
}
