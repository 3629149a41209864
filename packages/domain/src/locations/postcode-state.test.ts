import { describe, expect, it } from 'vitest';
import { postcodeState } from './postcode-state.ts';

describe('LOC-1.1 the state of a postcode', () => {
  it.each([
    ['2168', 'NSW'],
    ['2601', 'ACT'],
    ['2640', 'NSW'],
    ['0800', 'NT'],
    ['3220', 'VIC'],
    ['9999', undefined],
  ])('%s is %s', (postcode, code) => {
    expect(postcodeState(postcode)?.code).toBe(code);
  });
});
