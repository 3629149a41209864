import { buildCar } from '../../build-car.ts';
import { describe, expect, it } from 'vitest';
import { matchesQuery } from './matches-query.ts';

const mazda = buildCar({
  name: '2021 Mazda BT-50 XTR',
  year: 2021,
  make: 'Mazda',
  model: 'BT-50',
  badge: 'XTR 3.0L',
  series: 'TF',
  colour: 'Rouge Métallisé',
  simpleBody: 'Ute',
  simpleFuel: 'Diesel',
  simpleTransmission: 'Automatic',
  drive: '4x4',
  stockNumber: 'U-10 042',
  regoPlate: '123 ABC',
  vin: 'MP0TFR40J0T012345',
});

describe('the words of the search box', () => {
  it.each([
    '',
    '  ',
    '-',
    'mazda',
    'MAZ',
    'bt',
    'bt50',
    'bt-50',
    'bt 50',
    'xtr mazda 2021',
    'rouge metal',
    'Métal',
    '3.0',
    '3.0l',
    '4x4',
    'ute, diesel!',
    'mazda . ute',
  ])('SRCH-6.1 find it by %j', (query) => {
    expect(matchesQuery(mazda, query)).toBe(true);
  });

  it.each(['toyota', 'azda', 'mazda petrol', 'bt51', 'xtrs', '50bt'])(
    'SRCH-6.1 do not find it by %j',
    (query) => {
      expect(matchesQuery(mazda, query)).toBe(false);
    },
  );

  it.each(['U10042', 'u-10042', '123abc', '123 ABC', 'MP0T', 'mp0tfr40j0t012345'])(
    'SRCH-6.1 find it by its number %j',
    (query) => {
      expect(matchesQuery(mazda, query)).toBe(true);
    },
  );

  it.each(['U1004', '10042', '123AB', 'MP0', 'P0TF', 'mp0tfr40j0t0123456', 'MP0T red'])(
    'SRCH-6.1 do not find it by the part %j of a number',
    (query) => {
      expect(matchesQuery(mazda, query)).toBe(false);
    },
  );

  it('SRCH-6.1 do not find a car whose numbers are missing', () => {
    const bare = buildCar({ stockNumber: null, regoPlate: 'null', vin: '' });
    expect(matchesQuery(bare, 'null')).toBe(false);
    expect(matchesQuery(bare, 'corolla')).toBe(true);
  });
});
