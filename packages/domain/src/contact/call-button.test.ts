import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { callButton, revealedPhone } from './call-button.ts';
import { knownPhone, telLink } from './known-phone.ts';

const { contact } = resolveSettings([]).settings;

describe('the call button', () => {
  it('RULE-11.1 is masked until clicked, then a link that calls', () => {
    expect(callButton(' 07 3555 0100 ', contact)).toEqual({
      kind: 'masked',
      shown: '(07) *********',
      revealText: 'Show number',
    });
    expect(revealedPhone(' 07 3555 0100 ')).toEqual({
      kind: 'shown',
      shown: '(07) 3555 0100',
      href: 'tel:0735550100',
    });
  });

  it('RULE-11.1 is open from the start where the site does not mask', () => {
    expect(callButton('07 3555 0100', { ...contact, masksPhone: false })).toEqual(
      revealedPhone('07 3555 0100'),
    );
  });

  it('RULE-11.1 shows as much of the number as the site says', () => {
    expect(callButton('07 3555 0100', { ...contact, phoneVisibleCharacters: 2, revealText: 'Show' })).toEqual(
      {
        kind: 'masked',
        shown: '(0************',
        revealText: 'Show',
      },
    );
  });

  it.each([[null], [undefined], [''], ['null'], ['TBA'], ['0'], ['12345'], ['+12345']])(
    'RULE-9 RULE-11.1 is missing where the phone is %j',
    (phone) => {
      expect(callButton(phone, contact)).toBeNull();
      expect(callButton(phone, { ...contact, masksPhone: false })).toBeNull();
      expect(revealedPhone(phone)).toBeNull();
    },
  );

  it.each([
    ['13 11 14', 'tel:131114'],
    ['+61 7 3555 0100', 'tel:+61735550100'],
    [' +61 7 3555 0100', 'tel:+61735550100'],
    ['(07) 3555-0100', 'tel:0735550100'],
    ['07 3555 0100 +2', 'tel:07355501002'],
  ])('RULE-11.1 calls %j by %s', (phone, link) => {
    expect(knownPhone(phone)).toBe(phone.trim());
    expect(telLink(phone)).toBe(link);
  });

  it('RULE-11.1 holds nothing of the number beyond its beginning, in no field', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0[2378]\d{8}$/), (phone) => {
        const { kind, shown, ...others } = callButton(phone, contact) ?? { kind: null, shown: null };
        expect([kind, shown]).toEqual(['masked', `(${phone.slice(0, 2)}) *********`]);
        expect(JSON.stringify(others)).not.toMatch(/\d/);
      }),
    );
  });
});
