import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carName } from './car-name.ts';

describe('the name of a feed', () => {
  it.each([
    ['Corolla', 'Corolla'],
    ['  Land   Cruiser \t Prado ', 'Land Cruiser Prado'],
    ['2021 Toyota null Corolla NULL', '2021 Toyota Corolla'],
    ['Nullarbor', 'Nullarbor'],
    ['null null', null],
    ['null', null],
    ['  ', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j without blanks and nulls is %j', (name, expected) => {
    expect(carName(name)).toBe(expected);
  });

  it.each([
    ['TOYOTA COROLLA ASCENT SPORT', 'Toyota Corolla Ascent Sport'],
    ['KIA RIO', 'Kia Rio'],
    ['RAM', 'Ram'],
    ['RENAULT ZOE', 'Renault Zoe'],
    ['DUAL CAB UTE', 'Dual Cab Ute'],
    ['VAN', 'Van'],
    ['BMW', 'BMW'],
    ['GXL', 'GXL'],
    ['RAV4 CRUISER', 'RAV4 Cruiser'],
    ['MAZDA3', 'Mazda3'],
    ['4RUNNER', '4Runner'],
    ['X-TRAIL', 'X-Trail'],
    ['D-MAX', 'D-MAX'],
    ['CITROËN', 'Citroën'],
    ['ÉLAN', 'Élan'],
    ['LÜHT', 'Lüht'],
    ['GMSV', 'GMSV'],
    ['TYPE R', 'Type R'],
    ['OUTLANDER PHEV', 'Outlander PHEV'],
    ['MHEV', 'MHEV'],
    ['CRDI', 'CRDI'],
    ['TDCI', 'TDCI'],
    ['EAWD', 'EAWD'],
    ['SV650X LAMS', 'SV650X LAMS'],
    ['86', '86'],
  ])('in capitals, %s is written %s', (name, expected) => {
    expect(carName(name)).toBe(expected);
  });

  it.each(['e-tron', 'bZ4X', 'i30', 'fortwo', 'Toyota COROLLA'])(
    '%s is left as its maker writes it',
    (name) => {
      expect(carName(name)).toBe(name);
    },
  );

  it('is clean once it was cleaned', () => {
    const words = fc.array(fc.constantFrom('TOYOTA', 'null', 'CX-5', 'GXL', 'Ascent', ' ', 'KIA', 'É'));
    fc.assert(
      fc.property(words, (parts) => {
        const name = carName(parts.join(' '));
        expect(carName(name)).toBe(name);
      }),
    );
  });
});
