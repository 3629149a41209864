import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import { expect, it } from 'vitest';
import { nextWays } from './next-ways.ts';

const titles = (form: Parameters<typeof nextWays>[1], car: Car | null = null) =>
  nextWays({ settings: settingsWith() }, form, car).map(({ title }) => title);

it('URL-5 offers what goes with what was sent', () => {
  expect(titles('contact')).toEqual(['Browse our cars', 'Book a test drive', 'Book a service']);
  expect(titles('enquiry', buildCar())).toEqual([
    'Book a test drive',
    'See similar cars',
    'Trading something in?',
  ]);
  expect(titles('testDrive', buildCar())).toEqual([
    'Ask us something first',
    'Trading something in?',
    'What would it cost a week?',
  ]);
  expect(titles('serviceBooking')).toEqual(['What our workshop does', 'Thinking of changing it?']);
  expect(titles('tradeInEnquiry')).toEqual(['Browse our cars', 'What would it cost a week?']);
  expect(titles('preApproval')).toEqual(['Browse our cars', 'Trading something in?']);
  expect(titles('financeEnquiry', buildCar())).toEqual(['Book a test drive', 'Trading something in?']);
});

it('URL-5 offers nothing that the site does not do, and no cars to whoever wants a job', () => {
  expect(titles('careers')).toEqual([]);
  const settings = settingsWith({ tradeIn: { takesTradeIns: false } });
  expect(nextWays({ settings }, 'serviceBooking', null)).toHaveLength(1);
  expect(nextWays({ settings }, 'testDrive', null)).toHaveLength(1);
});
