import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { financeDisclaimer } from './finance-disclaimer.ts';

const car = buildCar();
const settings = { generalDisclaimer: 'Not an offer of credit.' };

it('VDP-7 takes the disclaimer that is on the car', () => {
  expect(financeDisclaimer(car, { disclaimer: ' Bank One lends. ' }, settings)).toEqual({
    general: 'Not an offer of credit.',
    ofLender: 'Bank One lends.',
    fetchForCar: null,
  });
});

it.each([null, '', '  ', 'null'])('VDP-7 fetches it by the car where the car has %j', (disclaimer) => {
  expect(financeDisclaimer(car, { disclaimer }, settings)).toEqual({
    general: 'Not an offer of credit.',
    ofLender: null,
    fetchForCar: car.id,
  });
});
