import { describe, expect, it } from 'vitest';
import { completesTyping } from './completes-typing.ts';

describe('what is suggested while a visitor types', () => {
  it.each([
    ['Toyota', 'to', true],
    ['Toyota Corolla', 'cor', true],
    ['Toyota Corolla', 'Cor toy', true],
    ['Toyota Corolla', 'corolla hatch', false],
    ['Toyota Corolla', 'olla', false],
    ['Mazda BT-50', 'bt50', true],
    ['Citroën', 'citroe', true],
    ['Toyota', '', false],
    ['Toyota', ' - ', false],
  ])('SRCH-6.1 %s for %j: %s', (value, typed, isSuggested) => {
    expect(completesTyping(value, typed)).toBe(isSuggested);
  });
});
