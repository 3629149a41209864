import { amountText, carFact, type CarFact } from '../car/car-facts.ts';
import { caravanFact, type CaravanFactCar } from '../presentation/caravan-facts.ts';

/** What buyers of a motorcycle or a caravan ask before all else (TEN-7), without what is not known; of a car nothing. */
export function itemTypeFacts(car: CaravanFactCar): readonly CarFact[] {
  if (car.itemType === 'car') return [];
  const facts = car.itemType === 'motorcycle' ? motorcycleFacts(car) : caravanFacts(car);
  return facts.filter((fact) => fact !== null);
}

/** Who may ride it: learners, or only who has the full licence. */
export function licenceWords({ variant }: Pick<CaravanFactCar, 'variant'>): string | null {
  const isLams = variant?.isLams ?? null;
  return isLams === null ? null : isLams ? 'LAMS approved' : 'Full licence';
}

function motorcycleFacts(car: CaravanFactCar): readonly (CarFact | null)[] {
  const { variant } = car;
  return [
    factOf('Seat height', amountText(variant?.seatHeight, 'mm')),
    factOf('Wet weight', amountText(variant?.wetWeight, 'kg')),
    factOf('Licence', licenceWords(car)),
    carFact('engine', car),
    factOf('Power', amountText(variant?.power, 'kW')),
    factOf('Fuel tank', amountText(variant?.fuelCapacity, 'L')),
  ];
}

function caravanFacts(car: CaravanFactCar): readonly (CarFact | null)[] {
  const names = ['sleeps', 'length', 'tare', 'atm', 'payload'] as const;
  return [
    ...names.map((name) => caravanFact(name, car)),
    factOf('Ball weight', amountText(car.variant?.ballWeight, 'kg')),
  ];
}

function factOf(label: string, text: string | null): CarFact | null {
  return text === null ? null : { label, text };
}
