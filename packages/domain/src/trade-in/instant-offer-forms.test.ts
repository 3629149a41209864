import { describe, expect, it } from 'vitest';
import { describeForm, type Form } from '../form/form.ts';
import { readForm } from '../form/read-form.ts';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { offerDetailsForm, offerSelectionForm, offerVehicleForm } from './instant-offer-forms.ts';

const vehicleForm = offerVehicleForm(defaultSettings);
const selectionForm = offerSelectionForm(defaultSettings, ['Kia Cerato S', 'Kia Cerato GT']);
const detailsForm = offerDetailsForm(defaultSettings);
const fieldOf = (form: Form, name: string) => describeForm(form).fields.find((field) => field.name === name);
const values = (name: string) => fieldOf(detailsForm, name)?.options?.map(({ value }) => value);
const required = '* This field is required';

it('TRADE-1 asks in the words of the specification, in sentence case', () => {
  const labels = [vehicleForm, selectionForm, detailsForm].map((form) =>
    describeForm(form).fields.map(({ label }) => label),
  );
  expect(labels).toEqual([
    ['Rego', 'State'],
    ['Your car'],
    'Odometer|Postcode|Service history|Number of keys|Condition|Comments|First name|Last name|Mobile number|Email address|Send me offers by email and SMS. I can stop them any time.'.split(
      '|',
    ),
  ]);
});

describe('TRADE-2.1 the rego of a car', () => {
  it('needs rego and state', () => {
    expect(readForm(vehicleForm, {})).toEqual({
      ok: false,
      error: [
        { field: 'rego', message: required },
        { field: 'state', message: required },
      ],
    });
    expect(vehicleForm.name).toBe('offerVehicle');
  });

  it('offers the states in the order of the specification, and begins with the one of the site', () => {
    expect(fieldOf(vehicleForm, 'state')?.options?.map(({ value }) => value)).toEqual([
      'qld',
      'nsw',
      'vic',
      'sa',
      'wa',
      'tas',
      'act',
      'nt',
    ]);
    expect(fieldOf(vehicleForm, 'state')?.initial).toBe('qld');
    const tasmanian = settingsWith('site', { defaultState: 'tas' });
    expect(fieldOf(offerVehicleForm(tasmanian), 'state')?.initial).toBe('tas');
  });

  it.each([
    ['ABC123', true],
    ['1ab-2cd', true],
    ['S 123.ABC', true],
    ['-', false],
    [' . ', false],
    ['ABC/123', false],
    ['A'.repeat(20), true],
    ['A'.repeat(21), false],
  ])('takes the plate %j: %s', (rego, isTaken) => {
    expect(readForm(vehicleForm, { rego, state: 'qld' }).ok).toBe(isTaken);
  });
});

describe('TRADE-3.1 the choice of a car', () => {
  it('is one of those that were found', () => {
    const message = '* Please choose one car.';
    expect(readForm(selectionForm, { manualEntry: 'Kia Cerato GT' })).toEqual({
      ok: true,
      value: { manualEntry: 'Kia Cerato GT' },
    });
    for (const manualEntry of [undefined, '', 'Ferrari']) {
      expect(readForm(selectionForm, { manualEntry })).toEqual({
        ok: false,
        error: [{ field: 'manualEntry', message }],
      });
    }
    expect(selectionForm.name).toBe('offerSelection');
  });
});

describe('TRADE-5.1 the details of a seller', () => {
  const sent = {
    name: 'Alex',
    last_name: 'Nguyen',
    email: 'alex@example.com',
    phone: '0412 345 678',
    postcode: '4000',
    odometer: '45,000',
    service_history: 'Full',
    number_of_keys: '2',
    car_condition: 'Good',
    comments: 'One owner',
  };

  it('are all required', () => {
    const missing = {
      odometer: 'Enter what the odometer says',
      postcode: 'Enter your postcode',
      service_history: 'Choose the service history',
      number_of_keys: 'Choose how many keys it has',
      car_condition: 'Choose its condition',
      comments: 'Tell us about marks and repairs, or write None',
      name: 'Enter your first name',
      last_name: 'Enter your last name',
      phone: 'Enter your mobile number',
      email: 'Enter your email address',
    };
    expect(readForm(detailsForm, {})).toEqual({
      ok: false,
      error: Object.entries(missing).map(([field, message]) => ({ field, message })),
    });
    expect(detailsForm).toMatchObject({ name: 'offerDetails', usesCaptcha: true });
  });

  it('have an odometer that is a whole number', () => {
    expect(readForm(detailsForm, sent)).toMatchObject({
      ok: true,
      value: { odometer: 45_000, lastName: 'Nguyen', numberOfKeys: '2', phone: '+61412345678' },
    });
    for (const [odometer, isTaken] of [
      ['45000.5', false],
      ['2000000', true],
      ['2000001', false],
    ] as const) {
      expect(readForm(detailsForm, { ...sent, odometer }).ok).toBe(isTaken);
    }
  });

  it('offer the answers of the dealer', () => {
    expect(values('service_history')).toEqual(['Full', 'Partial', 'None']);
    expect(values('number_of_keys')).toEqual(['1', '2', '3 or more']);
    expect(values('car_condition')).toEqual(['Excellent', 'Good', 'Fair', 'Poor']);
  });
});
