import { longBeginning } from './models-by-code.ts';
import type { NamedMake, NamedModel } from './named-makes.ts';
import { emptyNameWords, vagueNameWords } from './tables/car-nicknames.ts';

/**
 * The model of a make that some words of its name tell from all others: Yamaha R3 is the YZF-R3, and Tesla Y
 * the Model Y. A letter or a digit tells only where the rest of the name says nothing.
 */
export function modelOfMake(make: NamedMake, words: readonly string[]): NamedModel | null {
  const whole = make.models.find(({ code }) => code === words.join(''));
  if (whole) return whole;
  const fitting = make.models.filter((model) => isPartOf(words, model));
  return fitting.length === 1 ? (fitting[0] as NamedModel) : null;
}

function isPartOf(words: readonly string[], model: NamedModel): boolean {
  if (words.every((word) => vagueNameWords.has(word))) return false;
  if (!words.every((word) => model.words.includes(word))) {
    return words.length === 1 && longBeginning(model) === words[0];
  }
  const rest = model.words.filter((word) => !words.includes(word));
  const isShort = words.every((word) => word.length === 1 || /^\d+$/.test(word));
  return !isShort || rest.every((word) => emptyNameWords.has(word));
}
