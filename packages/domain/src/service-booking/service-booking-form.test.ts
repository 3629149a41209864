import { describe, expect, it } from 'vitest';
import { checkField } from '../form/check-field.ts';
import { checkForm } from '../form/check-form.ts';
import { describeForm } from '../form/form.ts';
import { readForm } from '../form/read-form.ts';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { openDays, serviceContext } from '../leads/forms/test/every-form.ts';
import type { SiteSettings } from '../settings/registry.ts';
import { serviceBookingForm } from './service-booking-form.ts';

const formOf = (changes: Partial<SiteSettings['serviceBooking']>, offered = serviceContext.workshops) =>
  serviceBookingForm(settingsWith('serviceBooking', changes), { ...serviceContext, workshops: offered });
const asked = (changes: Partial<SiteSettings['serviceBooking']>, offered = serviceContext.workshops) =>
  describeForm(formOf(changes, offered)).fields.map(({ name, required }) => (required ? `${name}*` : name));
const fieldOf = (
  changes: Partial<SiteSettings['serviceBooking']>,
  name: string,
  offered = serviceContext.workshops,
) => describeForm(formOf(changes, offered)).fields.find((field) => field.name === name);
const missing = (work: string) =>
  checkForm(describeForm(formOf({})), { 'Service Type': work }).map(({ field }) => field);
const timeMissing = (day: string) =>
  checkForm(describeForm(formOf({})), { 'Preferred Service Date': day }).find(
    ({ field }) => field === 'Drop-off Time',
  )?.message ?? null;
const contact = ['name*', 'email*', 'phone*'];

describe('FORM-5 the service form', () => {
  it('asks for a time once there is a day to have it on', () => {
    expect([timeMissing(''), timeMissing(openDays[0]?.value ?? '')]).toEqual([null, 'Choose a time']);
  });

  it('asks for the car, for whom to call and for the work', () => {
    expect(asked({})).toEqual([
      'Vehicle Rego*',
      'Vehicle State*',
      'Vehicle Make',
      'Vehicle Model',
      'Vehicle Year',
      ...contact,
      'Service Type*',
      'Service Interval*',
      'location_id*',
      'Preferred Service Date*',
      'Drop-off Time*',
      'Comments',
      'opt_in',
    ]);
    expect(formOf({})).toMatchObject({ name: 'serviceBooking', usesCaptcha: true });
  });

  it('needs an interval unless the dealer says otherwise, and cannot without any', () => {
    expect(asked({ needsInterval: false })).toContain('Service Interval');
    expect(asked({ intervals: [] }).join()).not.toContain('Interval');
    expect(fieldOf({}, 'Service Interval')?.options?.[0]?.value).toBe('10,000 km');
  });

  it('needs a type when options exist', () => {
    expect(asked({ serviceTypes: [] }).join()).not.toContain('Service Type');
    expect(fieldOf({ serviceTypes: ['Logbook'] }, 'Service Type')).toMatchObject({
      required: true,
      options: [{ value: 'Logbook', label: 'Logbook' }],
    });
  });

  it('leaves comments and the repair question to the visitor, where they are asked', () => {
    expect(asked({ asksRepairQuestion: true })).toEqual(expect.arrayContaining(['Repairs', 'Comments']));
    expect(fieldOf({ asksRepairQuestion: true }, 'Repairs')?.label).toBe(
      'Is there anything that needs repair?',
    );
    expect(asked({ asksComments: false })).not.toContain('Comments');
    expect(asked({})).not.toContain('Repairs');
  });

  it('offers the days on which the workshop is open, and asks for none where it never is', () => {
    expect(fieldOf({}, 'Preferred Service Date')).toMatchObject({ required: true, options: openDays });
    const shut = serviceBookingForm(defaultSettings, { ...serviceContext, days: [] });
    expect(shut.fields.preferredServiceDate).toBeNull();
    expect(shut.fields.dropOffTime).toBeNull();
    const byPhone = serviceBookingForm(defaultSettings, { ...serviceContext, times: [] });
    expect(byPhone.fields.preferredServiceDate).not.toBeNull();
    expect(byPhone.fields.dropOffTime).toBeNull();
  });

  it('asks for the address where the dealer does', () => {
    expect(asked({ asksAddress: true })).toEqual(
      expect.arrayContaining(['street*', 'suburb*', 'state*', 'postcode*']),
    );
    expect(fieldOf({ asksAddress: true }, 'state')).toMatchObject({
      label: 'State',
      initial: 'qld',
      autocomplete: 'address-level1',
    });
    expect(fieldOf({ asksAddress: true }, 'state')?.options?.map(({ label }) => label)).toEqual([
      'QLD',
      'NSW',
      'VIC',
      'SA',
      'WA',
      'TAS',
      'ACT',
      'NT',
    ]);
    expect(fieldOf({ asksAddress: true }, 'street')).toMatchObject({
      maxLength: 300,
      autocomplete: 'street-address',
    });
    expect(fieldOf({ asksAddress: true }, 'suburb')).toMatchObject({
      maxLength: 120,
      autocomplete: 'address-level2',
    });
  });

  it('asks in the minimal form for make, model, year and place, and little else', () => {
    const minimal = { usesMinimalForm: true, asksAddress: true };
    expect(asked(minimal)).toEqual([
      'Vehicle Make*',
      'Vehicle Model*',
      'Vehicle Year*',
      ...contact,
      'Service Type*',
      'location_id*',
      'Preferred Service Date*',
      'Drop-off Time*',
      'Comments',
      'opt_in',
    ]);
  });

  it('asks where, and needs to know, wherever there are several places; never where there is one', () => {
    const one = serviceContext.workshops.slice(0, 1);
    for (const usesMinimalForm of [true, false]) {
      expect(fieldOf({ usesMinimalForm }, 'location_id')).toMatchObject({ required: true, label: 'Where?' });
      expect(asked({ usesMinimalForm }, one).join()).not.toContain('location');
      expect(asked({ usesMinimalForm }, []).join()).not.toContain('location');
    }
  });

  it('suggests makes, and lets years be picked', () => {
    expect(fieldOf({}, 'Vehicle Make')?.suggestions).toEqual(expect.arrayContaining(['Kia', 'Toyota']));
    expect(fieldOf({}, 'Vehicle Year')?.options).toEqual(serviceContext.years);
    const form = serviceBookingForm(defaultSettings, { ...serviceContext, years: [] });
    expect(form.fields.vehicleYear.options).toBeUndefined();
  });

  it('does not need the name of a car beside its rego', () => {
    for (const kind of ['standard', 'registry', 'frame'] as const) {
      expect(asked({ form: kind })).toEqual(expect.arrayContaining(['Vehicle Rego*', 'Vehicle Make']));
      expect(asked({ form: kind, usesMinimalForm: true })).toContain('Vehicle Make*');
    }
  });

  it.each([
    ['ABC 123', true],
    ['1abc-234', true],
    ['7', true],
    ['S.123.ABC', true],
    ['!!!! nonsense plate 12345678', false],
    ['123456789', false],
    ['ABC  123', false],
    ['-', false],
  ])('takes %s as a rego: %s', (rego, isOne) => {
    const asking = fieldOf({}, 'Vehicle Rego');
    const problem = asking && checkField(asking, rego);
    expect(problem === null).toBe(isOne);
    expect(isOne || String(problem).includes('doesn’t look like a rego')).toBe(true);
  });

  it('asks for the interval of a service, and of no other work', () => {
    expect(fieldOf({}, 'Service Interval')?.onlyWith).toEqual({
      name: 'Service Type',
      values: ['Logbook service'],
    });
    const works = { serviceTypes: ['Annual service', 'Tyres', 'Logbook'] };
    expect(fieldOf(works, 'Service Interval')?.onlyWith?.values).toEqual(['Annual service', 'Logbook']);
    expect(fieldOf({ serviceTypes: [] }, 'Service Interval')?.onlyWith).toBeUndefined();
    expect(missing('Tyres and brakes')).not.toContain('Service Interval');
    expect(missing('Logbook service')).toContain('Service Interval');
  });

  it('begins at the site’s own workshop, where there is one', () => {
    const own = { ...serviceContext, ownWorkshop: 'l-1' };
    expect(serviceBookingForm(defaultSettings, own).fields.workshop?.initial).toBe('l-1');
    expect(fieldOf({}, 'location_id')?.initial).toBeUndefined();
  });

  it('is read under the names inside', () => {
    const sent = {
      'Vehicle Make': 'Kia',
      'Vehicle Model': 'Cerato',
      'Vehicle Year': '2020',
      'Vehicle Rego': 'abc 123',
      'Vehicle State': 'qld',
      name: 'Alex',
      email: 'a@b.co',
      phone: '13 12 34',
      'Service Interval': '10,000 km',
      'Service Type': 'Logbook service',
      'Preferred Service Date': '2026-03-02',
      'Drop-off Time': '07:30',
      location_id: 'l-1',
    };
    expect(readForm(formOf({}), sent)).toMatchObject({
      ok: true,
      value: { vehicleYear: 2020, vehicleRego: 'abc 123', preferredServiceDate: '2026-03-02', street: null },
    });
    const wrong = { ...sent, 'Vehicle Year': '1879', 'Preferred Service Date': '2026-04-01' };
    expect(readForm(formOf({}), wrong)).toMatchObject({
      error: [
        { field: 'Vehicle Year', message: defaultSettings.messages.numberInvalid },
        { field: 'Preferred Service Date', message: defaultSettings.messages.choiceInvalid },
      ],
    });
    expect(fieldOf({}, 'Vehicle Year')).toMatchObject({ min: 1880, max: 2200, maxLength: 4 });
  });
});
