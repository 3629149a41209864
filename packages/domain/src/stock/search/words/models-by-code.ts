import { isYear } from './is-year.ts';
import type { NamedMake, NamedModel } from './named-makes.ts';
import { everydayModels, shortModels } from './tables/car-nicknames.ts';

/** The models that can be said without their make, by their letters and by their words in any order. */
export function modelsByCode(makes: readonly NamedMake[]): ReadonlyMap<string, NamedModel> {
  const models = makes.flatMap((make) => make.models);
  const found = new Map<string, NamedModel | null>();
  const add = (code: string, model: NamedModel) => found.set(code, found.has(code) ? null : model);
  for (const model of models) if (isTelling(model.code)) add(model.code, model);
  for (const model of models) {
    const beginnings = [longBeginning(model), ...rowsOfWords(model)].filter((code) => code !== null);
    for (const beginning of new Set(beginnings)) {
      if (isTelling(beginning)) addBeginning({ found, model, beginning, add });
    }
  }
  return new Map([...found].filter((entry): entry is [string, NamedModel] => entry[1] !== null));
}

interface Beginning {
  readonly found: Map<string, NamedModel | null>;
  readonly model: NamedModel;
  readonly beginning: string;
  readonly add: (code: string, model: NamedModel) => void;
}

/** Ninja is a Ninja 650. But a LandCruiser is no LandCruiser 70, and a Scrambler of Ducati's or Triumph's. */
function addBeginning({ found, model, beginning, add }: Beginning): void {
  const whole = found.get(beginning);
  if (whole?.code === beginning && whole.make === model.make) return;
  add(beginning, model);
}

/** Two words and more of a longer name: Tiggo 7 of Tiggo 7 Pro. */
function rowsOfWords({ words }: NamedModel): readonly string[] {
  return words.slice(2).map((_, index) => words.slice(0, index + 2).join(''));
}

/** The name without the number or the letter it ends in. */
export function longBeginning({ words }: NamedModel): string | null {
  const rest = words.findIndex((word, index) => index > 0 && (/\d/.test(word) || word.length === 1));
  const beginning = words.slice(0, Math.max(rest, 0)).join('');
  return beginning.length > 3 &&
    /^\p{L}+$/u.test(beginning) &&
    !words.slice(rest).some((word) => word.length > 4)
    ? beginning
    : null;
}

/** Whether a model's name says that a model is meant, also without its make: i30 does, 3 and City do not. */
function isTelling(code: string): boolean {
  if (everydayModels.has(code)) return false;
  if (/^\d+$/.test(code))
    return code === '911' || (code.length === 4 && !isYear(Number(code)) && !code.endsWith('00'));
  if (code.length > 2) return true;
  return shortModels.has(code) || (code.length === 2 && /\d/.test(code));
}

/** Models that are numbers of two and three digits, each where one make has it. */
export function numberModels(makes: readonly NamedMake[]): ReadonlyMap<string, NamedModel> {
  const models = makes.flatMap((make) => make.models).filter(({ code }) => /^\d{2,3}$/.test(code));
  const byCode = Map.groupBy(models, ({ code }) => code);
  return new Map(
    models.filter(({ code }) => byCode.get(code)?.length === 1).map((model) => [model.code, model]),
  );
}

/** Models whose words may stand in another order: 390 Duke, Duke 390. */
export function modelsByWords(makes: readonly NamedMake[]): ReadonlyMap<string, NamedModel> {
  const models = makes
    .flatMap((make) => make.models)
    .filter(({ words, code }) => words.length > 1 && isTelling(code));
  return new Map(models.map((model) => [wordsKey(model.words), model]));
}

export function wordsKey(words: readonly string[]): string {
  return words.toSorted().join(' ');
}
