import { describe, expect, it } from 'vitest';
import { addressFields, postcodeField, stateChoices } from './address-fields.ts';
import { defaultSettings } from './test/default-settings.ts';

const { messages: words } = defaultSettings;

describe('FORM-6.1 an address in a form', () => {
  it('asks for street, suburb, state and postcode, all required, as browsers fill them in', () => {
    const { street, suburb, state, postcode } = addressFields(words, 'vic');
    const filled = { kind: 'text', required: true };
    expect(street).toMatchObject({
      ...filled,
      name: 'street',
      label: 'Street',
      autocomplete: 'street-address',
    });
    expect(suburb).toMatchObject({
      ...filled,
      name: 'suburb',
      label: 'Suburb',
      autocomplete: 'address-level2',
    });
    expect(state).toMatchObject({
      kind: 'choice',
      required: true,
      name: 'state',
      label: 'State',
      initial: 'vic',
      options: stateChoices(),
      autocomplete: 'address-level1',
    });
    expect(postcode).toEqual(postcodeField(words));
    expect([street.maxLength, suburb.maxLength]).toEqual([300, 120]);
  });

  it('takes a postcode of four digits', () => {
    expect(postcodeField(words)).toMatchObject({
      kind: 'postcode',
      name: 'postcode',
      label: 'Postcode',
      required: true,
      maxLength: 4,
    });
  });

  it('names the states as a visitor reads them', () => {
    expect(stateChoices(['qld', 'act'])).toEqual([
      { value: 'qld', label: 'QLD' },
      { value: 'act', label: 'ACT' },
    ]);
  });
});
