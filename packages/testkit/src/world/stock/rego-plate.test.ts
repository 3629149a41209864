import { describe, expect, it } from 'vitest';
import { randomFor } from '../random.ts';
import { regoPlate } from './rego-plate.ts';

describe('the plate of a vehicle', () => {
  it.each([
    ['NSW', /^Z[A-Z]{2}\d{2}[A-Z]$/],
    ['VIC', /^9[A-Z]{2}\d[A-Z]{2}$/],
    ['QLD', /^\d{3}[A-Z]{2}\d$/],
    ['WA', /^1[A-Z]{3}\d{3}$/],
    ['SA', /^S\d{3}[A-Z]{3}$/],
    ['TAS', /^[A-Z]\d{2}[A-Z]{2}$/],
    ['ACT', /^Y[A-Z]{2}\d{2}[A-Z]$/],
    ['NT', /^C[A-Z]\d{2}[A-Z]{2}$/],
    ['qld', /^\d{3}[A-Z]{2}\d$/],
    [null, /^Z[A-Z]{2}\d{2}[A-Z]$/],
  ])('of a car has the form of %s', (state, form) => {
    for (let car = 0; car < 50; car += 1) {
      expect(regoPlate(state, 'car', randomFor(`car/${car}`))).toMatch(form);
    }
  });

  it('of a motorcycle and of a caravan has forms of its own', () => {
    expect(regoPlate('QLD', 'motorcycle', randomFor('a'))).toMatch(/^\d{3}ZZ$/);
    expect(regoPlate('WA', 'caravan', randomFor('a'))).toMatch(/^1TZ[A-Z]\d{3}$/);
  });
});
