import { expect, it } from 'vitest';
import { whyNoWarranty, type RefusedWarranty } from './why-no-warranty.ts';

const refused: RefusedWarranty = { state: 'vic', itemType: 'car', km: 203_951, because: 'law', rows: [] };
const under = (value: number) => ({ value, bound: 'under' }) as const;
const upTo = (value: number) => ({ value, bound: 'upTo' }) as const;

it.each<[Partial<RefusedWarranty>, string]>([
  [
    { because: 'km', rows: [{ km: under(160_000) }] },
    'Victoria’s statutory warranty ends at 160,000 km; this one has done 203,951.',
  ],
  [
    { state: 'wa', because: 'km', rows: [{ km: upTo(150_000) }, { km: upTo(180_000) }] },
    'Western Australia’s statutory warranty ends at 180,000 km; this one has done 203,951.',
  ],
  [
    { state: 'nt', itemType: 'motorcycle', because: 'age', rows: [{ ageYears: under(5) }] },
    'The Northern Territory’s statutory warranty is for motorcycles under 5 years old; this one is past that.',
  ],
  [
    { state: 'wa', because: 'age', rows: [{ ageYears: upTo(10) }, { ageYears: upTo(12) }] },
    'Western Australia’s statutory warranty is for cars up to 12 years old; this one is past that.',
  ],
  [
    { state: 'wa', because: 'price', rows: [{ priceFromCents: 400_000 }] },
    'Western Australia’s statutory warranty is for cars from $4,000; this one costs less.',
  ],
  [
    { state: 'sa', because: 'price', rows: [{ priceAboveCents: 300_000 }, { priceAboveCents: 600_000 }] },
    'South Australia’s statutory warranty is for cars over $3,000; this one isn’t.',
  ],
  [{ state: 'qld', itemType: 'caravan' }, 'Queensland has no statutory warranty on caravans.'],
  [
    { state: 'act', itemType: 'motorcycle', rows: [{}] },
    'The Australian Capital Territory has no statutory warranty on used motorcycles.',
  ],
  // A limit that the table does not hold is not made up.
  [{ because: 'km', rows: [{}] }, 'Victoria has no statutory warranty on used cars.'],
  [
    { because: 'km', km: null, rows: [{ km: under(160_000) }] },
    'Victoria has no statutory warranty on used cars.',
  ],
  [{ because: 'price', rows: [] }, 'Victoria has no statutory warranty on cars.'],
  [{ because: 'age', rows: [{}] }, 'Victoria has no statutory warranty on used cars.'],
  [{ because: 'price', rows: [{}] }, 'Victoria has no statutory warranty on used cars.'],
])('LAW-2.5 of %j a buyer reads: %s', (given, words) => {
  expect(whyNoWarranty({ ...refused, ...given })).toBe(words);
});
