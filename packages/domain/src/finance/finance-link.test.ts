import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { settingsRegistry } from '../settings/registry.ts';
import { financeLink, financePaths, otherFinancePaths, preApprovalLink } from './finance-link.ts';

const car = buildCar({ dealershipSlug: 'harbour-toyota', carType: 'used', priceCents: 2_499_050 });

it.each(financePaths)('URL-4.1 leads to the form at %s with the car filled in', (path) => {
  expect(financeLink({ path }, car)).toBe(
    `${path}?preferredDealership=harbour-toyota&vehiclePriceBudget=24991&car_id=${car.id}&car_type=used#finance-form`,
  );
});

it('URL-4.1 leads to the form without a car', () => {
  expect(financeLink({ path: '/finance' }, null)).toBe('/finance#finance-form');
});

it('URL-4.1 leaves out what the car does not have', () => {
  const bare = buildCar({ dealershipSlug: 'a b&c', carType: null, priceCents: 1_000 });
  expect(financeLink({ path: '/finance' }, bare)).toBe(
    `/finance?preferredDealership=a+b%26c&car_id=${bare.id}#finance-form`,
  );
});

it('URL-4.2 leads to pre-approval with the same car', () => {
  expect(preApprovalLink({ preApprovalPath: '/finance-pre-approval' }, car)).toBe(
    `/finance-pre-approval?preferredDealership=harbour-toyota&vehiclePriceBudget=24991&car_id=${car.id}&car_type=used`,
  );
  expect(preApprovalLink({ preApprovalPath: '/pre' }, null)).toBe('/pre');
});

it('URL-4.1 sends the other two addresses on', () => {
  expect(otherFinancePaths({ path: '/finance-enquiry' })).toEqual(['/finance', '/apply-for-finance']);
});

it('URL-4.1 knows every address that a site can choose', () => {
  expect(settingsRegistry.finance.settings.path.schema.options).toEqual(financePaths);
});
