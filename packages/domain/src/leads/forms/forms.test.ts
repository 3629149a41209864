import { describe, expect, it } from 'vitest';
import { checkForm } from '../../form/check-form.ts';
import { contactForm } from './contact-form.ts';
import { describeForm, type Form } from '../../form/form.ts';
import { readForm } from '../../form/read-form.ts';
import { defaultSettings, settingsWith } from '../../form/test/default-settings.ts';
import { careersForm } from './careers-form.ts';
import { enquiryForm } from './enquiry-form.ts';
import { financeEnquiryForm, preApprovalForm } from './finance-enquiry-form.ts';
import { fleetForm } from './fleet-form.ts';
import { quickEnquiryForm } from './quick-enquiry-form.ts';
import { requestPhotosForm } from './request-photos-form.ts';
import { testDriveForm } from './test-drive-form.ts';
import { days, dealerships, everyForm, locations } from './test/every-form.ts';

const sums = ['deposit', 'trade_in', 'balloon', 'term', 'frequency'];
const anyone = { isNewCar: false, dealerships: [], locations: [] };
/** Fields as a page reads them: the name on the wire, with a star where it is required. */
const asked = (form: Form) =>
  describeForm(form).fields.map(({ name, required }) => (required ? `${name}*` : name));
const fieldOf = (form: Form, name: string) => describeForm(form).fields.find((field) => field.name === name);
const contact = ['name*', 'email*', 'phone*'];

describe('FORM-2 the enquiry form', () => {
  it('asks for name, email, phone, category and message, and offers rego and news', () => {
    const form = enquiryForm(defaultSettings, anyone);
    expect(asked(form)).toEqual([...contact, 'category*', 'message*', 'Rego', 'opt_in']);
    expect(form).toMatchObject({ name: 'enquiry', usesCaptcha: true });
  });

  it('does not need a message where the dealer disables it', () => {
    expect(asked(enquiryForm(settingsWith('enquiry', { needsMessage: false }), anyone))).toContain('message');
  });

  it('begins with General Enquiry, and offers it also where the list forgot it', () => {
    const category = fieldOf(enquiryForm(defaultSettings, anyone), 'category');
    expect(category).toMatchObject({ initial: 'General Enquiry', kind: 'choice' });
    expect(category?.options?.map(({ value }) => value)).toEqual(defaultSettings.enquiry.categories);
    const forgetful = settingsWith('enquiry', { categories: ['Parts Enquiry'] });
    expect(fieldOf(enquiryForm(forgetful, anyone), 'category')?.options).toEqual([
      { value: 'Parts Enquiry', label: 'Parts Enquiry' },
      { value: 'General Enquiry', label: 'General Enquiry' },
    ]);
  });

  it.each([
    [true, true, locations, true],
    [true, false, locations, false],
    [false, true, locations, false],
    [true, true, [], false],
  ])(
    'needs a location when the dealer needs one (%s) and the car is new (%s)',
    (needs, isNewCar, offered, isAsked) => {
      const settings = settingsWith('enquiry', { needsLocationForNewCars: needs });
      const form = enquiryForm(settings, { isNewCar, dealerships: [], locations: offered });
      expect(asked(form).includes('location_id*')).toBe(isAsked);
      expect(asked(form)).not.toContain('location_id');
    },
  );

  it.each([
    [dealerships, false, true],
    [dealerships.slice(1), false, false],
    [dealerships, true, false],
  ])(
    'needs a preferred dealership with more than one unless the select is removed',
    (some, removes, isAsked) => {
      const settings = settingsWith('enquiry', { removesDealershipSelect: removes });
      const form = enquiryForm(settings, { isNewCar: false, dealerships: some, locations });
      expect(asked(form).includes('dealership_slug*')).toBe(isAsked);
      expect(fieldOf(form, 'dealership_slug')?.options).toEqual(isAsked ? dealerships : undefined);
    },
  );

  it('says what is worth asking of a car, and nothing of the kind where there is none', () => {
    const hint = defaultSettings.enquiry.messageHint;
    const ofCar = enquiryForm(defaultSettings, { ...anyone, isAboutCar: true });
    expect(fieldOf(ofCar, 'message')).toMatchObject({ placeholder: hint });
    expect(fieldOf(quickEnquiryForm(defaultSettings), 'message')).toMatchObject({ placeholder: hint });
    expect(fieldOf(enquiryForm(defaultSettings, anyone), 'message')).not.toHaveProperty('placeholder');
    const silent = settingsWith('enquiry', { messageHint: '' });
    expect(fieldOf(quickEnquiryForm(silent), 'message')).not.toHaveProperty('placeholder');
  });

  it('hints at what the rego is for, and does not insist', () => {
    expect(fieldOf(enquiryForm(defaultSettings, anyone), 'Rego')).toMatchObject({
      placeholder: 'Rego - Helps us better assist your enquiry',
      required: false,
      maxLength: 20,
    });
    expect(asked(enquiryForm(settingsWith('enquiry', { asksRego: false }), anyone))).not.toContain('Rego');
  });

  it('never ticks the news beforehand, and leaves them out where the dealer does not ask', () => {
    const box = fieldOf(enquiryForm(defaultSettings, anyone), 'opt_in');
    expect(box).toMatchObject({ kind: 'tick', label: defaultSettings.enquiry.optInText });
    expect(box).not.toHaveProperty('initial');
    expect(asked(enquiryForm(settingsWith('enquiry', { asksOptIn: false }), anyone))).not.toContain('opt_in');
  });

  it('needs the terms agreed on some sites', () => {
    const form = enquiryForm(settingsWith('enquiry', { needsTerms: true, needsMessage: false }), anyone);
    const sent = { name: 'Alex', email: 'a@b.co', phone: '0412345678', category: 'General Enquiry' };
    expect(fieldOf(form, 'terms')?.label).toBe('I agree to the terms of use.');
    expect(readForm(form, sent)).toEqual({
      ok: false,
      error: [
        { field: 'terms', message: '* You must agree to the terms of use before submitting the form.' },
      ],
    });
    expect(readForm(form, { ...sent, terms: 'on' }).ok).toBe(true);
  });

  it('offers extra services where the dealer has some', () => {
    const form = enquiryForm(settingsWith('enquiry', { additionalServices: ['Valuation'] }), anyone);
    expect(fieldOf(form, 'additional_services')).toMatchObject({
      kind: 'choices',
      required: false,
      options: [{ value: 'Valuation', label: 'Valuation' }],
    });
  });
});

describe('the other forms', () => {
  it('FORM-2 asks in the quick enquiry what an enquiry asks, without what the car says', () => {
    expect(asked(quickEnquiryForm(defaultSettings))).toEqual([...contact, 'message*', 'opt_in']);
    const strict = settingsWith('enquiry', { needsTerms: true, needsMessage: false });
    expect(asked(quickEnquiryForm(strict))).toEqual([...contact, 'message', 'opt_in', 'terms*']);
    expect(quickEnquiryForm(defaultSettings)).toMatchObject({ name: 'quickEnquiry', usesCaptcha: true });
  });

  it('FORM-11 asks three things in a short contact form, and of several places which one', () => {
    const short = settingsWith('contact', { asksLittle: true });
    expect(asked(contactForm(short, { locations: [] }))).toEqual([
      'name*',
      'reach*',
      'location_id',
      'message*',
    ]);
    expect(asked(contactForm(short, { locations }))).toEqual(['name*', 'reach*', 'location_id*', 'message*']);
  });

  it('FORM-11 asks in the contact form which place should answer, once, and nobody who has no choice', () => {
    const form = contactForm(defaultSettings, { locations });
    expect(form).toMatchObject({ name: 'contact', usesCaptcha: true });
    expect(asked(form)).toEqual([...contact, 'category*', 'location_id*', 'message*', 'Rego', 'opt_in']);
    expect(fieldOf(form, 'location_id')?.options).toEqual(locations);
    for (const few of [[], locations.slice(1)]) {
      const one = contactForm(defaultSettings, { locations: few });
      expect(fieldOf(one, 'location_id')).toMatchObject({ kind: 'hidden', required: false });
    }
  });

  it('FORM-2 asks for a place or for a dealership, never for both', () => {
    const settings = settingsWith('enquiry', { needsLocationForNewCars: true });
    const names = asked(enquiryForm(settings, { isNewCar: true, dealerships, locations }));
    expect(names).toContain('location_id*');
    expect(names).not.toContain('dealership_slug*');
  });

  it('SRCH-15 begins with the only place where there is one, and with none where there is a choice', () => {
    const settings = settingsWith('enquiry', { needsLocationForNewCars: true });
    const enquiry = (offered: typeof locations) =>
      fieldOf(enquiryForm(settings, { isNewCar: true, dealerships: [], locations: offered }), 'location_id');
    const driving = settingsWith('testDrive', { asksDistributionLocation: true });
    const drive = (offered: typeof locations) =>
      fieldOf(testDriveForm(driving, { ...days, distributionLocations: offered }), 'distribution-location');
    const [only] = locations.slice(1);
    for (const placeOf of [enquiry, drive]) {
      expect(placeOf(locations.slice(1, 2))?.initial).toBe(only?.value);
      expect(placeOf(locations)?.initial).toBeUndefined();
    }
  });

  it('VDP-8 sends with a photo request what it is about, and a message only if there is one', () => {
    const form = requestPhotosForm(defaultSettings);
    expect(asked(form)).toEqual([...contact, 'request', 'message']);
    expect(form).toMatchObject({ name: 'requestPhotos', usesCaptcha: true });
    expect(fieldOf(form, 'request')).toMatchObject({
      kind: 'hidden',
      initial: 'Please send photos for this car',
    });
  });

  it('FORM-4 leaves day and time, message and yard of a test drive to the visitor', () => {
    const settings = settingsWith('testDrive', { asksDistributionLocation: true });
    const form = testDriveForm(settings, { ...days, distributionLocations: locations });
    expect(form).toMatchObject({ name: 'testDrive', usesCaptcha: true });
    expect(asked(form)).toEqual([
      ...contact,
      'booking_date_time',
      'distribution-location',
      'message',
      'opt_in',
    ]);
    expect(fieldOf(form, 'booking_date_time')).toMatchObject({
      earliest: '2026-03-02',
      latest: '2026-03-31',
    });
    expect(fieldOf(form, 'distribution-location')?.options).toEqual(locations);
  });

  it('FORM-4 asks of a test drive only what the dealer asks and the car has', () => {
    const plain = testDriveForm(defaultSettings, { ...days, distributionLocations: locations });
    expect(asked(plain)).toEqual([...contact, 'booking_date_time', 'message', 'opt_in']);
    const settings = settingsWith('testDrive', {
      asksDistributionLocation: true,
      asksTime: false,
      asksMessage: false,
    });
    expect(asked(testDriveForm(settings, { ...days, distributionLocations: [] }))).toEqual([
      ...contact,
      'opt_in',
    ]);
    const oneLocation = testDriveForm(settings, { ...days, distributionLocations: locations.slice(1) });
    expect(asked(oneLocation)).toEqual([...contact, 'distribution-location', 'opt_in']);
  });

  it('URL-4.1 fills dealership and budget of a finance enquiry in from the address, as far as they hold', () => {
    const form = financeEnquiryForm(defaultSettings, {
      dealerships,
      preferredDealership: 'valley-mazda',
      vehiclePriceBudget: '24990',
    });
    expect(form).toMatchObject({ name: 'financeEnquiry', usesCaptcha: true });
    expect(asked(form)).toEqual([
      ...contact,
      'preferredDealership',
      'vehiclePriceBudget',
      'deposit',
      'trade_in',
      'balloon',
      'term',
      'frequency',
      'message',
      'opt_in',
    ]);
    expect(fieldOf(form, 'preferredDealership')).toMatchObject({
      initial: 'valley-mazda',
      options: dealerships,
    });
    expect(fieldOf(form, 'vehiclePriceBudget')).toMatchObject({ initial: '24990', max: 10_000_000 });
    const odd = preApprovalForm(defaultSettings, {
      dealerships: dealerships.slice(1),
      preferredDealership: 'other',
      vehiclePriceBudget: '"><script>',
    });
    expect(odd.name).toBe('preApproval');
    expect(asked(odd)).toEqual([...contact, 'vehiclePriceBudget', ...sums, 'message', 'opt_in']);
    expect(fieldOf(odd, 'vehiclePriceBudget')).not.toHaveProperty('initial');
  });

  it('URL-8.1 asks a fleet for its company and size, and an applicant for the position', () => {
    const fleet = fleetForm(defaultSettings);
    expect(asked(fleet)).toEqual([...contact, 'company*', 'fleet_size', 'message*', 'opt_in']);
    expect(fieldOf(fleet, 'company')?.autocomplete).toBe('organization');
    expect(fleet).toMatchObject({ name: 'fleet', usesCaptcha: true });
    const careers = careersForm(defaultSettings);
    expect(asked(careers)).toEqual([...contact, 'position', 'message*']);
    expect(careers).toMatchObject({ name: 'careers', usesCaptcha: true });
  });

  it('has a label for every field, in plain words', () => {
    const labels = new Map(
      everyForm.flatMap((form) => describeForm(form).fields.map(({ name, label }) => [name, label])),
    );
    expect(Object.fromEntries(labels)).toEqual({
      name: 'First name',
      deposit: 'Deposit',
      trade_in: 'Trade-in',
      balloon: 'Final payment (balloon)',
      term: 'Term in months',
      frequency: 'Paid',
      last_name: 'Last name',
      email: 'Email address',
      phone: 'Mobile number',
      message: 'Message',
      category: 'Enquiry type',
      location_id: 'Preferred location',
      dealership_slug: 'Preferred dealership',
      How: 'How do you want it?',
      postal_address: 'Postal address',
      Rego: 'Rego',
      additional_services: 'I would also like',
      opt_in: 'Send me offers by email and SMS. I can stop them any time.',
      terms: 'I agree to the terms of use.',
      request: 'Request',
      booking_date_time: 'Preferred date and time',
      'distribution-location': 'Where would you like to drive it?',
      preferredDealership: 'Preferred dealership',
      vehiclePriceBudget: 'Budget ($)',
      company: 'Company',
      fleet_size: 'Vehicles in your fleet',
      position: 'Position',
      Vehicle: 'Make, model and year',
      'Vehicle Make': 'Make',
      'Vehicle Model': 'Model',
      'Vehicle Year': 'Year',
      'Vehicle Rego': 'Rego',
      'Vehicle State': 'Registered in',
      street: 'Street',
      suburb: 'Suburb',
      state: 'State',
      postcode: 'Postcode',
      'Service Interval': 'Service interval',
      'Service Type': 'What does it need?',
      'Preferred Service Date': 'Which day?',
      'Drop-off Time': 'Drop-off time',
      Repairs: 'Is there anything that needs repair?',
      Comments: 'Anything we should know?',
      reach: 'Mobile or email',
      rego: 'Rego',
      regoState: 'State of registration',
      kms: 'Kilometres',
      finance: 'Is it under finance?',
      PreferredContactMethod: 'Preferred contact method',
      manualEntry: 'Your car',
      odometer: 'Odometer',
      service_history: 'Service history',
      number_of_keys: 'Number of keys',
      car_condition: 'Condition',
      comments: 'Comments',
      code: 'Code',
    });
    expect(fieldOf(contactForm(defaultSettings, { locations }), 'location_id')?.label).toBe('Location');
    const enquiry = enquiryForm(defaultSettings, { isNewCar: false, dealerships, locations });
    expect(fieldOf(enquiry, 'dealership_slug')?.label).toBe('Preferred dealership');
  });

  it.each([
    ['0412 3', false],
    ['banana', false],
    ['0412 345 678', true],
    ['(02) 5550 1234', true],
    ['+61 412-345-678', true],
    ['ann@buyer.example', true],
  ])('answers under a whole number or an address: %s is one, %s', (reach, isOne) => {
    const short = { ...defaultSettings, contact: { ...defaultSettings.contact, asksLittle: true } };
    const faults = checkForm(describeForm(contactForm(short, { locations: [] })), { reach });
    expect(faults.some(({ field }) => field === 'reach')).toBe(!isOne);
  });

  it('knows how a browser fills in who writes', () => {
    expect(describeForm(careersForm(defaultSettings)).fields).toMatchObject([
      { label: 'Name', autocomplete: 'name', maxLength: 200 },
      { label: 'Email', autocomplete: 'email', kind: 'email' },
      { label: 'Phone', autocomplete: 'tel', kind: 'phone' },
      { label: 'Position', autocomplete: 'organization-title' },
      { label: 'Message', kind: 'paragraph', maxLength: 5000 },
    ]);
  });
});
