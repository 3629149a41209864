import { describe, expect, it } from 'vitest';
import { chosenDealership } from './chosen-dealership.ts';

describe('FORM-11 the dealership that a form is sent to', () => {
  it.each([
    ['the chosen location decides where configured', true, 'mazda', null, 'mazda'],
    ['also over a dealership chosen by name', true, 'mazda', 'kia', 'mazda'],
    ['and not where it is not', false, 'mazda', 'kia', 'kia'],
    ['a location alone decides also there', false, 'mazda', null, 'mazda'],
    ['no location leaves the choice by name', true, null, 'kia', 'kia'],
    ['and nothing chosen is nobody', true, null, null, null],
    ['wherever that is', false, null, null, null],
  ])('%s', (_, setsDealershipByLocation, ofLocation, byName, expected) => {
    expect(chosenDealership({ ofLocation, byName }, { setsDealershipByLocation })).toBe(expected);
  });
});
