import type { CarFact } from '../car/car-facts.ts';

/** What was not told before by the same name and in the same words: a page says each fact once. */
export function untoldFacts(facts: readonly CarFact[], told: readonly CarFact[]): readonly CarFact[] {
  return facts.filter(({ label, text }) => !told.some((one) => one.label === label && one.text === text));
}
