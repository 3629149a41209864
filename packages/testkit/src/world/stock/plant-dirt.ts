import type { Car } from '@forecourt/domain/stock/car/car';
import type { Random } from '../random.ts';
import type { DirtKind } from './dirt.ts';
import { isDealerPrice, isDirt } from './is-dirt.ts';

export interface Soil {
  readonly asOf: Date;
  readonly random: Random;
  /** The number of another car of the yard; null where there is no other. */
  readonly otherStockNumber: () => string | null;
}

/** Spoils a car in one way; false where this car cannot be wrong in that way, and is left as it was. */
export type Planter = (car: Car, soil: Soil) => boolean;

/** Feeds send words and not fields, so that one system's missing value is another's text. */
const nullableTexts = ['badge', 'series', 'interiorColour', 'colour', 'fuel', 'transmission', 'tag'] as const;

const spoiledFirst = ['make', 'model', 'badge', 'colour', 'name'] as const;

export const plantDirt: Readonly<Record<DirtKind, Planter>> = {
  null_texts(car, { random }) {
    for (const field of nullableTexts) if (random.chance(0.5)) car[field] = 'null';
    car.series = 'null';
    car.dealerComments = 'NULL';
    return true;
  },
  zero_price(car) {
    return setPrice(car, 0);
  },
  one_dollar_price(car, { random }) {
    return setPrice(car, random.pick([100, 100, 1_000]));
  },
  price_in_cents(car) {
    if (car.priceCents === null || car.priceCents < 1_100_000) return false;
    car.priceCents *= 100;
    car.offerPriceCents = null;
    car.beforePriceCents = null;
    return true;
  },
  swapped_price_and_odometer(car) {
    if (car.carType !== 'used' || car.km === null || car.priceCents === null) return false;
    const dollars = car.priceCents / 100;
    const km = isDealerPrice(car.km) ? car.km + 1 : car.km;
    if (!isDealerPrice(dollars) || km < 1_000) return false;
    setPrice(car, km * 100);
    car.km = dollars;
    return true;
  },
  placeholder_odometer(car, { random }) {
    if (car.carType !== 'used' || car.itemType === 'caravan') return false;
    car.km = random.pick([1, 1, 0, 999_999]);
    return true;
  },
  one_photo(car) {
    if (car.photos.length === 0) return false;
    car.photos = car.photos.slice(0, 1);
    car.primaryImageUrl = car.photos[0]?.url ?? null;
    car.photosCount = 1;
    return true;
  },
  no_photos(car) {
    car.photos = [];
    car.photosCount = 0;
    car.primaryImageUrl = null;
    return true;
  },
  all_capitals(car) {
    car.name ??= [car.year, car.make, car.model].join(' ');
    for (const field of [
      'name',
      'make',
      'model',
      'badge',
      'series',
      'colour',
      'fuel',
      'transmission',
      'drive',
      'dealerComments',
    ] as const) {
      car[field] = car[field]?.toUpperCase() ?? null;
    }
    return true;
  },
  wrong_year(car, { asOf, random }) {
    car.year = random.pick([1900, 1901, asOf.getUTCFullYear() + 2, asOf.getUTCFullYear() + 2]);
    return true;
  },
  html_in_comments(car) {
    const paragraphs = (car.dealerComments ?? 'Great car, great price|Call us today').split('|');
    car.dealerComments = paragraphs.map((text) => `<p>${text.trim()}&nbsp;</p>`).join('<br />');
    return true;
  },
  badge_in_model(car) {
    // The badge of a van is its length and layout: no feed takes that for a model.
    if (car.itemType === 'caravan') return false;
    if (car.badge === null || car.badge === '' || car.model === null) return false;
    const repeated = { ...car, model: `${car.model} ${car.badge}` };
    // With its badge a model may be the name of another one: then nothing is wrong to see.
    if (!isDirt.badge_in_model(repeated)) return false;
    car.model = repeated.model;
    return true;
  },
  trailing_spaces(car) {
    for (const field of spoiledFirst) if (car[field] !== null) car[field] = `${car[field]}  `;
    car.stockNumber = `${car.stockNumber} `;
    return true;
  },
  unicode_junk(car, { random }) {
    const junk = random.pick(['â€“', 'Ã©', '\u{FFFD}', '\u{200B}']);
    const colour = car.colour ?? 'White';
    car.dealerComments = `${car.dealerComments ?? 'Call us today'} ${junk} Donâ€™t miss out`;
    car.colour =
      junk === 'â€“' ? `${colour} â€“ Metallic` : junk === 'Ã©' ? `CafÃ© ${colour}` : `${colour}${junk}`;
    return true;
  },
  duplicate_stock_number(car, { otherStockNumber }) {
    const other = otherStockNumber();
    if (other === null) return false;
    car.stockNumber = other;
    return true;
  },
  short_vin(car, { random }) {
    car.vin = random.pick(['TBA', car.vin?.slice(-6) ?? '000000', car.stockNumber ?? 'TBA']);
    return true;
  },
  dates_out_of_order(car) {
    if (car.year === null) return false;
    car.buildDate = `${car.year}-12-01`;
    car.complianceDate = `${car.year - 1}-03-01`;
    return true;
  },
  test_row(car) {
    car.name = 'TEST DO NOT SELL';
    car.badge = 'TEST DO NOT SELL';
    car.dealerComments = 'test test|please ignore';
    return true;
  },
};

/** The figures that others worked out from the right price stay as they are: they came by another feed. */
function setPrice(car: Car, cents: number): true {
  car.priceCents = cents;
  car.offerPriceCents = null;
  car.beforePriceCents = null;
  return true;
}
