import { carFact, type CarFact, type FactCar, type FactName } from '../car/car-facts.ts';

/** One line of the specification panel. */
export type SpecRow = CarFact;

/** A row as a table writes it: the name of a usual fact, or a label with its own text. */
export type SpecRowSource = FactName | readonly [label: string, text: string | null];

/** The rows of which the text is known, in their order (RULE-10). */
export function knownRows(car: FactCar, sources: readonly SpecRowSource[]): readonly SpecRow[] {
  return sources.flatMap((source) => {
    if (typeof source === 'string') return carFact(source, car) ?? [];
    const [label, text] = source;
    return text === null ? [] : { label, text };
  });
}
