import { describe, expect, it } from 'vitest';
import { isMobile, phoneWords } from './phone-words.ts';

describe('RULE-11.1 a phone number as it is read', () => {
  it.each([
    ['07 7010 8834', '(07) 7010 8834'],
    ['(07) 5550 0767', '(07) 5550 0767'],
    ['0735550100', '(07) 3555 0100'],
    ['+61 7 3555 0100', '(07) 3555 0100'],
    ['+61 (0)412 345 678', '0412 345 678'],
    ['0412345678', '0412 345 678'],
    ['1300555010', '1300 555 010'],
    ['131114', '13 11 14'],
    ['07 3555 0100 ext 2', '07 3555 0100 ext 2'],
    ['+64 9 123 4567', '+64 9 123 4567'],
  ])('%s is %s', (phone, words) => {
    expect(phoneWords(phone)).toBe(words);
  });

  it('can be texted where it is a mobile', () => {
    expect(['+61 412 345 678', '0412 345 678', '(07) 3555 0100'].map(isMobile)).toEqual([true, true, false]);
  });
});
