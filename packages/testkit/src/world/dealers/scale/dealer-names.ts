import { slugOf } from '@forecourt/domain/core/slug';
import { personName } from '../../people/person-name.ts';
import type { Place } from '../../places/place.ts';
import { places } from '../../places/places.ts';
import { randomFor, type Random } from '../../random.ts';
import type { CatalogueMake } from '../../vehicles/catalogue.ts';
import { makes } from '../../vehicles/makes.ts';
import type { StockPlan } from '../../stock/stock-plan.ts';

/** Who a generated dealer is: where, what it sells, and the name over the door. */
export interface DealerName {
  readonly name: string;
  readonly slug: string;
  readonly place: Place;
  readonly itemType: StockPlan['itemType'];
  /** The brand it sells new; null where it sells used ones only. */
  readonly make: CatalogueMake | null;
}

const itemTypes = { car: 92, motorcycle: 4, caravan: 4 } as const;
const usedWords = [
  'Motors',
  'Autos',
  'Car Sales',
  'Wholesale Cars',
  'Motor Company',
  'Quality Cars',
] as const;
const otherWords = { motorcycle: ['Motorcycles', 'Bike Shop'], caravan: ['Caravans', 'RV Centre'] } as const;
const parts = ['City', 'North', 'South', 'Central', 'Valley', 'Bay', 'Park', 'Junction'] as const;

const newMakes: Readonly<Record<DealerName['itemType'], readonly CatalogueMake[]>> = {
  car: makesWithNew('car'),
  motorcycle: makesWithNew('motorcycle'),
  caravan: makesWithNew('caravan'),
};

/** Names without end, no two alike. */
export function* dealerNames(key: string): Generator<DealerName, never> {
  const taken = new Set<string>();
  for (let index = 0; ; index += 1) {
    const random = randomFor(`${key}/${index}`);
    const place = random.pick(places);
    const itemType = random.weighted(itemTypes);
    const offered = newMakes[itemType];
    const make = offered.length > 0 && random.chance(0.7) ? pickMake(offered, random) : null;
    const name = freeName(() => nameOver(place, itemType, make, random), taken, random);
    taken.add(slugOf(name));
    yield { name, slug: slugOf(name), place, itemType, make };
  }
}

/** Another part of town is tried before the door gets a number. */
function freeName(draw: () => string, taken: ReadonlySet<string>, random: Random): string {
  const first = draw();
  const candidates = [first, draw(), ...parts.map((part) => `${part} ${first}`)];
  return (
    candidates.find((name) => !taken.has(slugOf(name))) ?? `${first} ${random.int(1000, 9999)}-${taken.size}`
  );
}

function nameOver(
  place: Place,
  itemType: DealerName['itemType'],
  make: CatalogueMake | null,
  random: Random,
): string {
  const { family } = personName(random);
  if (make !== null)
    return random.chance(0.6) ? `${place.city} ${make.name}` : `${family} ${make.name} ${place.city}`;
  const word = random.pick(itemType === 'car' ? usedWords : otherWords[itemType]);
  return random.chance(0.4) ? `${place.city} ${word}` : `${family} ${word} ${place.city}`;
}

function makesWithNew(itemType: DealerName['itemType']): readonly CatalogueMake[] {
  return makes.filter(({ models }) =>
    models.some((model) => model.itemType === itemType && model.newAs !== null),
  );
}

function pickMake(offered: readonly CatalogueMake[], random: Random): CatalogueMake {
  // The square root keeps rare makes from vanishing among a thousand dealers.
  const weights = Object.fromEntries(offered.map(({ slug, popularity }) => [slug, Math.sqrt(popularity)]));
  const slug = random.weighted(weights);
  return offered.find((make) => make.slug === slug) ?? random.pick(offered);
}
