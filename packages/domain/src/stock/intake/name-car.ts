import { codeOf } from '../../core/folded-text.ts';
import { carName } from '../car/car-name.ts';
import type { Car } from '../car/car.ts';
import { knownMakes, type KnownMake } from './known-models.ts';

export type CarNames = Pick<Car, 'make' | 'model' | 'badge'>;
type NamedCar = CarNames & Pick<Car, 'itemType'>;

const makesByName = new Map(
  knownMakes.flatMap((make) => [make.name, ...make.aliases].map((name) => [codeOf(name), make])),
);
const modelsOf = new Map(
  knownMakes.map((make) => [
    make,
    new Map(make.models.flatMap((model) => spellingsOf(make, model).map((name) => [name, model]))),
  ]),
);

/** Feeds write the make into the model, or leave it out: Mazda3, and 3 for an MG3. */
function spellingsOf(make: KnownMake, model: string): readonly string[] {
  const [whole, ofMake] = [codeOf(model), codeOf(make.name)];
  return whole.startsWith(ofMake) ? [whole, whole.slice(ofMake.length)] : [whole, ofMake + whole];
}

/**
 * The names of a car as its maker writes them: TOYOTA HILUX is a Toyota HiLux, and a model with a badge behind it
 * (CX-5 Akera) is the model, with the badge where badges stand. What the table does not know is kept, in the letters
 * that people write.
 */
export function nameCar({ make, model, badge, itemType }: NamedCar): CarNames {
  const makeName = carName(make);
  const known = makeName === null ? undefined : makesByName.get(codeOf(makeName));
  const modelName = carName(model);
  if (!known || modelName === null) return { make: known?.name ?? makeName, model: modelName, badge };
  const found = findModel(known, modelName);
  // Bikes and caravans are told apart by what follows: a Tiger 900 is no Tiger with a badge.
  if (!found || (found.rest !== '' && itemType !== 'car'))
    return { make: known.name, model: modelName, badge };
  return { make: known.name, model: found.model, badge: withWords(badge, found.rest) };
}

/** The badge with words that stood behind the model, unless it says them already. */
function withWords(badge: string | null, words: string): string | null {
  const name = carName(badge);
  if (name === null || codeOf(words).includes(codeOf(name))) return words === '' ? badge : words;
  return codeOf(name).includes(codeOf(words)) ? badge : `${words} ${name}`;
}

/** The longest known model that a text begins with, word by word, after its make where that is repeated. */
function findModel(
  make: KnownMake,
  text: string,
): { readonly model: string; readonly rest: string } | undefined {
  const models = modelsOf.get(make);
  const words = text.split(' ');
  for (const skipped of startsOf(make, words)) {
    for (let end = words.length; end > skipped; end -= 1) {
      const model = models?.get(codeOf(words.slice(skipped, end).join('')));
      if (model !== undefined) return { model, rest: words.slice(end).join(' ') };
    }
  }
  return undefined;
}

/** Where the model may begin: at the first word, or behind the make. */
function startsOf({ name, aliases }: KnownMake, words: readonly string[]): readonly number[] {
  const names = new Set([name, ...aliases].map(codeOf));
  const behind = words.findIndex((_, place) => names.has(codeOf(words.slice(0, place + 1).join(''))));
  return behind === -1 ? [0] : [0, behind + 1];
}
