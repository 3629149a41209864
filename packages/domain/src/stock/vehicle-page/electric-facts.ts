import type { Car } from '../car/car.ts';
import type { CarFact } from '../car/car-facts.ts';

const lines = [
  { label: 'Electric range', pattern: /^electric (?:driving )?range\s*[-:]\s*(\d[\d,]* ?km\b.*)$/i },
  { label: 'Battery', pattern: /\bbattery\s*[-:]\s*(\d+(?:\.\d+)? ?kWh)$/i },
] as const;

/** How far a car goes on its battery and how large that is, where lines of its brochure say so (VDP-1). */
export function electricFacts({ standardEquipment }: Pick<Car, 'standardEquipment'>): readonly CarFact[] {
  return lines.flatMap(({ label, pattern }) => {
    const [text] = standardEquipment.flatMap((line) => pattern.exec(line.trim())?.[1] ?? []);
    return text === undefined ? [] : { label, text };
  });
}
