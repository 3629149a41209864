import { amountText, carFact, type CarFact } from '../car/car-facts.ts';
import { caravanFact, type CaravanFactCar } from '../presentation/caravan-facts.ts';

/** What buyers of a motorcycle or a caravan ask before all else (TEN-7), without what is not known; of a car nothing. */
export function itemTypeFacts(car: CaravanFactCar): readonly CarFact[] {
  if (car.itemType === 'car') return [];
  const facts = car.itemType === 'motorcycle' ? motorcycleFacts(car) : caravanFacts(car);
  return facts.filter((fact) => fact !== null);
}

function motorcycleFacts(car: CaravanFactCar): readonly (CarFact | null)[] {
  const { variant } = car;
  return [
    // Only a yes is worth the place: most bikes are not for learners.
    variant?.isLams === true ? { label: 'Learners', text: 'LAMS approved' } : null,
    carFact('engine', car),
    factOf('Seat height', amountText(variant?.seatHeight, 'mm')),
  ];
}

function caravanFacts(car: CaravanFactCar): readonly (CarFact | null)[] {
  const facts = (['sleeps', 'length', 'tare', 'atm'] as const).map((name) => caravanFact(name, car));
  return [...facts, factOf('Ball weight', amountText(car.variant?.ballWeight, 'kg'))];
}

function factOf(label: string, text: string | null): CarFact | null {
  return text === null ? null : { label, text };
}
