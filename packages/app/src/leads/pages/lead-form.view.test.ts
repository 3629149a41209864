import { checkForm } from '@forecourt/domain/form/check-form';
import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { makeLeadForm, singleStepForms, type FormSite } from './make-lead-form.ts';
import { leadFormViewOf } from './lead-form.view.ts';

const dealerships = ['toyota', 'mazda'].map((slug) => ({ id: slug, slug, name: slug }) as never);
const site = (overrides: Parameters<typeof settingsWith>[0] = {}): FormSite => ({
  settings: settingsWith(overrides),
  dealerships,
});
const locations = [buildLocation({ name: 'Newstead' }), buildLocation({ name: 'Hidden', visible: false })];
const car = buildCar({ carType: 'new' });
const names = (name: (typeof singleStepForms)[number], of: FormSite, about: typeof car | null) =>
  leadFormViewOf(of, { car: about, locations }, { name, page: '/' }).form.fields.map((field) => field.name);

describe('FORM-2 the enquiry', () => {
  it('asks what it is about and who should answer', () => {
    expect(names('enquiry', site(), null)).toEqual(expect.arrayContaining(['category', 'dealership_slug']));
  });

  it('TEN-5 about a car asks neither: the car says both', () => {
    const asked = names('enquiry', site(), car);
    expect(asked).not.toContain('category');
    expect(asked).not.toContain('dealership_slug');
  });

  it('about a car asks for the dealership where the site sends leads to the chosen one', () => {
    expect(names('enquiry', site({ leads: { routing: 'chosen' } }), car)).toContain('dealership_slug');
  });

  it('offers the locations that a dealer shows', () => {
    const { dealershipId } = buildLocation();
    const noosa = { dealershipId, address: null };
    const some = [
      ...locations,
      buildLocation({ ...noosa, name: 'Noosa - Sales' }),
      buildLocation({ ...noosa, name: 'Noosa - Parts' }),
    ];
    const { fields } = makeLeadForm('contact', site(), { car: null, locations: some });
    expect(fields['location']?.options?.map(({ label }) => label)).toEqual(['Newstead', 'Noosa']);
  });
});

describe('LAW-2.7 consent', () => {
  it.each(singleStepForms)('is not given before it is asked for on the form %s', (name) => {
    const view = leadFormViewOf(
      site({ enquiry: { needsTerms: true } }),
      { car, locations },
      { name, page: '/' },
    );
    const boxes = view.form.fields.filter(({ kind }) => kind === 'tick');
    expect(boxes.map(({ initial }) => initial)).toEqual(boxes.map(() => undefined));
    expect(boxes.every((box) => !(box.name in view.entries))).toBe(true);
  });
});

describe('a form that everybody is sent', () => {
  it.each(singleStepForms)(
    '%s is plain data without a key, and checks in the browser as on the server',
    (name) => {
      const view = leadFormViewOf(site(), { car, locations }, { name, page: '/' });
      expect(view.key).toBeNull();
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      const missing = checkForm(view.form, {}).map(({ field }) => field);
      expect(missing).toEqual(expect.arrayContaining(['name', 'email', 'phone']));
    },
  );
});
