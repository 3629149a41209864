import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneMask } from './phone-mask.ts';

describe('a masked phone', () => {
  it.each([
    ['07 3555 0100', 5, '07 35*******'],
    ['1300 555 010', 5, '1300 *******'],
    ['131008', 5, '13100*'],
    ['13100', 5, '*****'],
    ['131', 5, '***'],
    ['07 3555 0100', 0, '************'],
  ])('RULE-11.1 %j with %s characters visible is %j', (phone, visible, masked) => {
    expect(phoneMask(phone, visible)).toBe(masked);
  });

  it('RULE-11.1 is as long as the number, and never shows a digit after its beginning', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d +()]{1,20}$/), fc.nat(8), (phone, visible) => {
        const masked = phoneMask(phone, visible);
        expect(masked).toHaveLength(phone.length);
        expect(masked.slice(visible)).toMatch(/^\**$/);
        expect(masked).not.toBe(phone);
      }),
    );
  });
});
