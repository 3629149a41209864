import { describe, expect, it } from 'vitest';
import { hidePhoneInText } from './hide-phone-in-text.ts';

const masks = { masksPhone: true, phoneVisibleCharacters: 5 };

describe("RULE-11.1 a yard's number within a text", () => {
  it.each([
    ['Ring 1800 160 401 before its gone!!', '1800 160 401', 'Ring 1800 ******* before its gone!!'],
    ['Call (02) 9555-0100.', '02 9555 0100', 'Call (02) *********.'],
    ['Call +61 2 9555 0100', '(02) 9555 0100', 'Call +61 2**********'],
    ['0291570100 or 02 9157 0100', '+61 2 9157 0100', '02915***** or 02 91*******'],
  ])('is masked as beside it: %s', (text, phone, shown) => {
    expect(hidePhoneInText(text, phone, masks)).toBe(shown);
  });

  it('leaves other numbers as they are', () => {
    const text = 'Stock 91570100, 160 401 km, 0491 570 006';
    expect(hidePhoneInText(text, '02 9157 0100', masks)).toBe(text);
    expect(hidePhoneInText('02 9157 01005', '02 9157 0100', masks)).toBe('02 9157 01005');
  });

  it('says it where the site masks nothing, or knows no number', () => {
    expect(hidePhoneInText('02 9157 0100', '02 9157 0100', { ...masks, masksPhone: false })).toBe(
      '02 9157 0100',
    );
    expect(hidePhoneInText('02 9157 0100', null, masks)).toBe('02 9157 0100');
  });
});
