import type { SiteSettings } from '../../settings/registry.ts';
import type { Car } from '../car/car.ts';
import { amountText, carFact, type CarFact } from '../car/car-facts.ts';
import type { CaravanFactCar } from '../presentation/caravan-facts.ts';
import { monthInWords } from '../../core/day-words.ts';
import { regoExpiry } from '../car/rego-expiry.ts';
import { electricFacts } from './electric-facts.ts';
import { itemTypeFacts } from './item-type-facts.ts';

type KeyCar = CaravanFactCar & Pick<Car, 'regoExpiry' | 'buildDate' | 'standardEquipment' | 'keys'>;

export interface KeyInformation {
  readonly rows: readonly CarFact[];
  readonly validUntil: Date | null;
}

/**
 * The facts at the top of the vehicle page (VDP-1), in the site's order, without the unknown ones; before them what
 * buyers of an electric car, a motorcycle or a caravan ask first (TEN-7). The comparison rate comes in words from the rules of finance, or as null where finance may not show.
 */
export function keyInformation(
  car: KeyCar,
  { keyInformation: chosen }: Pick<SiteSettings['vehiclePage'], 'keyInformation'>,
  comparisonRate: string | null,
  now: Date,
  zone: string,
): KeyInformation {
  const rego = regoExpiry(car, now, zone);
  const others = {
    regoExpiry: { label: 'Rego expiry', text: rego.text },
    buildDate: { label: 'Build date', text: car.buildDate === null ? null : monthInWords(car.buildDate) },
    keys: { label: 'Keys', text: amountText(car.keys) },
    comparisonRate: { label: 'Comparison rate', text: comparisonRate },
  };
  const first = [...(car.itemType === 'car' ? electricFacts(car) : []), ...itemTypeFacts(car)];
  const rows = chosen.flatMap((name) => {
    if (name === 'regoExpiry' || name === 'buildDate' || name === 'keys' || name === 'comparisonRate') {
      const { label, text } = others[name];
      return text === null ? [] : { label, text };
    }
    const fact = carFact(name, car);
    if (fact === null) return [];
    // Hatch and wagon are bodies; naked and off-road are types.
    return name === 'body' && car.itemType !== 'car' ? { ...fact, label: 'Type' } : fact;
  });
  const told = new Set(first.map(({ label }) => label));
  return {
    rows: [...first, ...rows.filter(({ label }) => !told.has(label))],
    validUntil: chosen.includes('regoExpiry') ? rego.validUntil : null,
  };
}
