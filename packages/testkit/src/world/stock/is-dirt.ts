import type { Car } from '@forecourt/domain/stock/car/car';
import { slugOf } from '@forecourt/domain/core/slug';
import { makes } from '../vehicles/makes.ts';
import { dealerEndings } from './asking-price.ts';
import type { DirtKind } from './dirt.ts';

/** A few models do end with the name of their badge. */
const modelNames = new Set(makes.flatMap(({ models }) => models.map(({ name }) => name)));

const noPriceUpTo = 1_000;
const millionDollars = 100_000_000;

/** How each kind of dirt is known by looking at the row alone. */
export const isDirt: Readonly<Record<DirtKind, (car: Car) => boolean>> = {
  null_texts: (car) => textsOf(car).some((text) => text.toLowerCase() === 'null'),
  zero_price: ({ priceCents }) => priceCents === 0,
  one_dollar_price: ({ priceCents }) => priceCents !== null && priceCents > 0 && priceCents <= noPriceUpTo,
  price_in_cents: ({ priceCents }) => priceCents !== null && priceCents > millionDollars,
  swapped_price_and_odometer: ({ priceCents, km }) =>
    priceCents !== null &&
    priceCents > noPriceUpTo &&
    priceCents <= millionDollars &&
    !isDealerPrice(priceCents / 100) &&
    km !== null &&
    isDealerPrice(km),
  placeholder_odometer: ({ carType, km }) => carType === 'used' && km !== null && (km <= 1 || km === 999_999),
  one_photo: ({ photos }) => photos.length === 1,
  no_photos: ({ photos }) => photos.length === 0,
  all_capitals: ({ name, make, model, colour, fuel, transmission }) =>
    name !== null && !/\p{Ll}/u.test([name, make, model, colour, fuel, transmission].join('')),
  wrong_year: ({ year, createdAt }) =>
    year !== null && (year < 1920 || year > createdAt.getUTCFullYear() + 1),
  html_in_comments: ({ dealerComments }) => /<\/?[a-z]+[^>]*>|&[a-z]+;/i.test(dealerComments ?? ''),
  badge_in_model: ({ model, badge }) =>
    model !== null && badge !== null && badge !== '' && model.endsWith(` ${badge}`) && !modelNames.has(model),
  trailing_spaces: (car) => textsOf(car).some((text) => text !== text.trim()),
  unicode_junk: (car) => textsOf(car).some((text) => /Ã|â€|\u{FFFD}|\u{200B}/u.test(text)),
  duplicate_stock_number: ({ slug, stockNumber }) =>
    stockNumber !== null && !slug.endsWith(`-${slugOf(stockNumber)}`),
  short_vin: ({ vin }) => vin !== null && vin.length !== 17,
  dates_out_of_order: ({ buildDate, complianceDate }) =>
    buildDate !== null && complianceDate !== null && complianceDate < buildDate,
  test_row: ({ name, badge }) => [name, badge].some((text) => /\btest do not sell\b/i.test(text ?? '')),
};

/** Whether an amount ends as dealers' prices do, such as 24990. */
export function isDealerPrice(dollars: number): boolean {
  return dollars > 1_000 && dealerEndings.includes(dollars % 1_000);
}

function textsOf(car: Car): readonly string[] {
  return [
    car.name,
    car.make,
    car.model,
    car.badge,
    car.series,
    car.colour,
    car.interiorColour,
    car.fuel,
    car.transmission,
    car.tag,
    car.stockNumber,
    car.dealerComments,
  ].filter((text) => text !== null);
}
