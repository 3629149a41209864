import { describe, expect, it } from 'vitest';
import { describeForm } from '../form/form.ts';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { locations } from '../leads/forms/test/every-form.ts';
import { tradeInEnquiryForm } from './trade-in-enquiry-form.ts';

const fields = (settings = defaultSettings, offered = locations) =>
  describeForm(tradeInEnquiryForm(settings, offered)).fields;
const fieldOf = (name: string, settings = defaultSettings) =>
  fields(settings).find((field) => field.name === name);

describe('FORM-10 the simple trade-in enquiry', () => {
  it('has the labels and names of the specification', () => {
    expect(fields().map(({ name, label, required }) => [name, label, required])).toEqual([
      ['name', 'First name', true],
      ['last_name', 'Last name', true],
      ['postcode', 'Postcode', true],
      ['phone', 'Mobile number', true],
      ['email', 'Email address', true],
      ['rego', 'Rego', false],
      ['regoState', 'State of registration', false],
      ['kms', 'Kilometres', false],
      ['finance', 'Is it under finance?', false],
      ['PreferredContactMethod', 'Preferred contact method', false],
      ['location_id', 'Preferred location', false],
      ['opt_in', defaultSettings.enquiry.optInText, false],
    ]);
    expect(tradeInEnquiryForm(defaultSettings, [])).toMatchObject({
      name: 'tradeInEnquiry',
      usesCaptcha: true,
    });
  });

  it('asks how to answer: Phone at first, Email or SMS', () => {
    expect(fieldOf('PreferredContactMethod')).toMatchObject({
      initial: 'Phone',
      options: [{ value: 'Phone' }, { value: 'Email' }, { value: 'SMS' }],
    });
    const byMail = settingsWith('enquiry', { contactMethods: ['Email'] });
    expect(fieldOf('PreferredContactMethod', byMail)).not.toHaveProperty('initial');
  });

  it('asks whether money is owing, Yes or No, where the dealer does', () => {
    expect(fieldOf('finance')?.options?.map(({ value }) => value)).toEqual(['Yes', 'No']);
    expect(fieldOf('finance', settingsWith('tradeIn', { asksAboutFinance: false }))).toBeUndefined();
  });

  it('begins with the state of the site, where cars of it are taken', () => {
    expect(fieldOf('regoState')).toMatchObject({ initial: 'qld' });
    const south = settingsWith('tradeIn', { states: ['vic', 'tas'] });
    expect(fieldOf('regoState', south)?.options).toEqual([
      { value: 'vic', label: 'VIC' },
      { value: 'tas', label: 'TAS' },
    ]);
    expect(fieldOf('regoState', south)).not.toHaveProperty('initial');
  });

  it.each([
    ['motorcycle', ['make*', 'model*', 'year', 'rego', 'regoState', 'kms']],
    ['caravan', ['make*', 'model*', 'year', 'sleeps', 'length', 'rego', 'regoState']],
  ] as const)('TEN-7 asks who sells a %s what it is', (itemType, asked) => {
    const named = fields(settingsWith('stock', { itemTypes: [itemType] })).map(
      ({ name, required }) => `${name}${required ? '*' : ''}`,
    );
    expect(named.slice(named.indexOf('email*') + 1, named.indexOf('finance'))).toEqual(asked);
  });

  it('asks for a location where there is more than one', () => {
    expect(fields(defaultSettings, locations.slice(1)).map(({ name }) => name)).not.toContain('location_id');
  });

  it('reads kilometres up to two million', () => {
    expect(fieldOf('kms')).toMatchObject({ kind: 'integer', max: 2_000_000 });
    expect(fieldOf('rego')).toMatchObject({ maxLength: 20 });
    expect(fieldOf('name')).toMatchObject({ autocomplete: 'given-name' });
    expect(fieldOf('last_name')).toMatchObject({ autocomplete: 'family-name' });
  });
});
