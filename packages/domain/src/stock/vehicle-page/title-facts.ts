import type { Car } from '../car/car.ts';
import { carFact, type CarFact } from '../car/car-facts.ts';
import { itemTypeFacts, licenceWords } from './item-type-facts.ts';
import type { CaravanFactCar } from '../presentation/caravan-facts.ts';

/** By what a caravan is chosen; of their numbers these need their names. */
const ofCaravans: ReadonlySet<string> = new Set(['Sleeps', 'Body length', 'Tare', 'ATM', 'Payload']);
const named: ReadonlySet<string> = new Set(['Sleeps', 'Tare', 'ATM', 'Payload']);

/** Of a car, what stands under the title; of anything else these are told again by their names. */
export function titleCarFacts(car: CaravanFactCar): readonly CarFact[] {
  if (car.itemType !== 'car') return [];
  return (['odometer', 'transmission', 'fuel'] as const)
    .map((name) => carFact(name, car))
    .filter((fact) => fact !== null);
}

/** The few facts under the title (VDP-1, TEN-7): what a buyer asks first, and whether it can be theirs at all. */
export function titleFacts(car: CaravanFactCar & Pick<Car, 'carType'>): readonly string[] {
  const unread = car.carType === 'used' && car.km === null ? ['Odometer not given'] : [];
  if (car.itemType === 'car') return [...unread, ...titleCarFacts(car).map(({ text }) => text)];
  const facts = itemTypeFacts(car);
  if (car.itemType === 'caravan')
    return facts
      .filter(({ label }) => ofCaravans.has(label))
      .map(({ label, text }) => (named.has(label) ? `${label} ${text}` : text));
  const seat = facts.find(({ label }) => label === 'Seat height');
  return [
    ...unread,
    carFact('odometer', car)?.text ?? null,
    licenceWords(car),
    carFact('engine', car)?.text ?? null,
    seat ? `${seat.text} seat` : null,
  ].filter((text) => text !== null);
}
