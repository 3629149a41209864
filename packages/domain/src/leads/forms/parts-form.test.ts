import { describe, expect, it } from 'vitest';
import { describeForm, wireAnswers } from '../../form/form.ts';
import { readForm } from '../../form/read-form.ts';
import { defaultSettings } from '../../form/test/default-settings.ts';
import { leadCategory } from '../lead-category.ts';
import { isVin, partsForm } from './parts-form.ts';
import { locations } from './test/every-form.ts';

const sender = { name: 'Sam Ruiz', email: 'sam@example.com', phone: '0491 570 158' };
const one = locations.slice(0, 1);

describe('PAGE-5 a request for a part', () => {
  it('needs the part in own words and whom to answer, and nothing of the car', () => {
    const asked = partsForm(defaultSettings, { counters: one });
    const read = readForm(asked, {
      ...sender,
      message: 'Left mirror',
      How: 'Post it to me',
      postal_address: 'PO Box 7, Cowra NSW 2794',
      location_id: 'l-1',
    });
    expect(read.ok && wireAnswers(asked, read.value)).toMatchObject({
      message: 'Left mirror',
      How: 'Post it to me',
      postal_address: 'PO Box 7, Cowra NSW 2794',
      location_id: 'l-1',
    });
    const empty = readForm(asked, { ...sender, How: 'Just a price' });
    expect(empty.ok ? [] : empty.error).toEqual([
      { field: 'message', message: 'Tell us which part you’re after' },
    ]);
  });

  it('needs an address to post to, and only then', () => {
    const asked = partsForm(defaultSettings, { counters: one });
    const read = (How: string) =>
      readForm(asked, { ...sender, message: 'Left mirror', How, postal_address: '', location_id: 'l-1' });
    expect(read('Post it to me')).toEqual({
      ok: false,
      error: [{ field: 'postal_address', message: 'Tell us where to post it' }],
    });
    expect(read('Pick it up').ok).toBe(true);
  });

  it.each([
    [2, 'choice'],
    [1, 'hidden'],
    [0, undefined],
  ])('with %s counters asks for one as %s', (count, kind) => {
    const { fields } = describeForm(partsForm(defaultSettings, { counters: locations.slice(0, count) }));
    expect(fields.find(({ name }) => name === 'location_id')?.kind).toBe(kind);
  });

  it.each([
    [['car'], 'Left door mirror'],
    [['motorcycle'], 'Clutch lever'],
    [['caravan'], 'Awning arm'],
    [['car', 'caravan'], 'Left mirror'],
  ] as const)('TEN-7 names parts of what is sold: %j, %s', (itemTypes, part) => {
    const settings = { ...defaultSettings, stock: { ...defaultSettings.stock, itemTypes: [...itemTypes] } };
    const { fields } = describeForm(partsForm(settings, { counters: one }));
    expect(JSON.stringify(fields.find(({ name }) => name === 'message'))).toContain(part);
  });

  it('is a parts enquiry', () => {
    expect(leadCategory({ form: 'parts' }, defaultSettings.enquiry)).toEqual({
      category: 'Parts Enquiry',
      subcategory: null,
    });
  });
});

const filledIn = { ...sender, message: 'Left mirror', How: 'Just a price', location_id: 'l-1' };
const readRego = (Rego: string) =>
  readForm(partsForm(defaultSettings, { counters: one }), { ...filledIn, Rego });

it.each(['ABC 123', '1ab·2cd', 'MYCAR', '1M8GDM9AXKP042788', ''])(
  'PAGE-5 takes the rego or VIN "%s"',
  (rego) => {
    expect(readRego(rego).ok).toBe(true);
  },
);

it.each(['!!!', '?', 'my old blue car', 'ABCDEFGHIJ', '1M8GDM9AXKP04278O'])(
  'PAGE-5 says that "%s" is no rego and no VIN',
  (rego) => {
    expect(readRego(rego)).toMatchObject({ ok: false, error: [{ field: 'Rego' }] });
  },
);

it('PAGE-5 tells a VIN from a rego', () => {
  expect(isVin('1M8G DM9A XKP0 42788')).toBe(true);
  expect(isVin('ABC 123')).toBe(false);
});
