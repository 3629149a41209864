import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { preApprovalLink } from './finance-link.ts';

const settings = { preApprovalPath: '/finance-pre-approval' };

it('URL-4.2 leads to pre-approval with the car filled in', () => {
  const car = buildCar({ dealershipSlug: 'harbour-toyota', carType: 'used', priceCents: 2_499_050 });
  expect(preApprovalLink(settings, car)).toBe(
    `/finance-pre-approval?preferredDealership=harbour-toyota&vehiclePriceBudget=24991&car_id=${car.id}&car_type=used`,
  );
});

it('URL-4.2 leads to pre-approval without a car', () => {
  expect(preApprovalLink({ preApprovalPath: '/pre' }, null)).toBe('/pre');
});

it('URL-4.2 leaves out what the car does not have', () => {
  const bare = buildCar({ dealershipSlug: 'a b&c', carType: null, priceCents: 1_000 });
  expect(preApprovalLink(settings, bare)).toBe(
    `/finance-pre-approval?preferredDealership=a+b%26c&car_id=${bare.id}`,
  );
});
