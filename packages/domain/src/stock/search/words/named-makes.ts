import { codeOf } from '../../../core/folded-text.ts';
import type { StockMakes } from '../make-model-tree.ts';
import { badgeWords, wholeModels } from './tables/badge-words.ts';

/** A model of a make, with every way in which the stock writes it. */
export interface NamedModel {
  readonly make: NamedMake;
  /** The words of its name without a badge: bt and 50. */
  readonly words: readonly string[];
  readonly code: string;
  /** Its values in the search: TOYOTA HILUX, Toyota HiLux. */
  readonly values: string[];
}

export interface NamedMake {
  readonly code: string;
  readonly values: string[];
  readonly models: NamedModel[];
}

/** The makes of a stock, each once, however feeds write them; and of each its models. */
export function namedMakes(makes: StockMakes): readonly NamedMake[] {
  const byCode = new Map<string, NamedMake>();
  for (const { make, models } of makes) {
    const code = codeOf(make);
    const named = byCode.get(code) ?? { code, values: [], models: [] };
    byCode.set(code, named);
    named.values.push(make);
    for (const model of models) addModel(named, model, `${make} ${model}`);
  }
  return [...byCode.values()].filter(({ code }) => code !== '');
}

function addModel(make: NamedMake, model: string, value: string): void {
  const words = wordsOfModel(model);
  const code = words.join('');
  if (code === '') return;
  const known = make.models.find((one) => one.code === code);
  if (known) known.values.push(value);
  else make.models.push({ make, words, code, values: [value] });
}

/** Ends of names that are versions and no models: 2.0R, 19.61-3. */
const version = /^\d+\.\d/;

/** The words of a model's name without its badge: CX-5 Akera is a CX-5, Pajero Sport no Pajero. */
export function wordsOfModel(model: string): readonly string[] {
  const words = model.split(/\s+/).filter((word) => codeOf(word) !== '');
  while (words.length > 1 && endsInBadge(words)) words.pop();
  return words
    .flatMap((word) => word.split(/[^\p{L}\p{M}\p{N}]+/u).map(codeOf))
    .filter((word) => word !== '');
}

function endsInBadge(words: readonly string[]): boolean {
  const last = words.at(-1) as string;
  return (badgeWords.has(codeOf(last)) || version.test(last)) && !wholeModels.has(codeOf(words.join('')));
}
