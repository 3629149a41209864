import { buildLocation } from '@forecourt/testkit/build-location';
import { memoryGeocoding } from '@forecourt/testkit/memory-geocoding';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { Location } from '@forecourt/domain/locations/location';
import { describe, expect, it } from 'vitest';
import { memoryPagePorts } from '../pages/test/memory-page-ports.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { showContactPage } from './show-contact-page.ts';

const now = new Date('2026-11-16T00:00:00Z');
const { harbourToyota, harbourMazda } = twoSites;
const at = (name: string, more: Partial<Location> = {}) =>
  buildLocation({ dealershipId: harbourToyota.id, name, slug: name.toLowerCase(), address: null, ...more });
const naremburn = [
  at('Naremburn - Parts', { locationType: 'parts' }),
  at('Naremburn - Sales', { locationType: 'sales', primary: true }),
  at('Naremburn - Service', { locationType: 'service' }),
];
const brookvale = at('Brookvale - Sales');
const towns = Array.from({ length: 20 }, (_, place) => at(`Town ${String.fromCharCode(65 + place)}`));

async function shown(
  locations: readonly Location[],
  query = '',
  { slug = null, contact = {} }: { readonly slug?: string | null; readonly contact?: object } = {},
) {
  const { ports } = memoryPagePorts({ locations });
  const page = await showContactPage(
    { ...ports, geocoding: memoryGeocoding },
    contextOf('harbour', { contact }),
    { slug, query, now },
  );
  if (!page || 'redirectTo' in page) throw new Error('no page');
  return page.view;
}
const asked = ({ form }: Awaited<ReturnType<typeof shown>>) =>
  form.form.fields.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name);

describe('LOC-1.1 the contact page', () => {
  it('names each place once, its departments as tabs with their names', async () => {
    const { place, others } = await shown([...naremburn, brookvale]);
    expect(place).toMatchObject({
      name: 'Naremburn',
      book: null,
      departments: [
        { label: 'Sales', href: '/contact-us', isHere: true },
        { label: 'Service', href: '/contact-us?d=service', isHere: false },
        { label: 'Parts', href: '/contact-us?d=parts', isHere: false },
      ],
    });
    expect(others?.places.map(({ name }) => name)).toEqual(['Brookvale']);
  });

  it('is headed by its one place, and of several by what they are', async () => {
    const people = [
      { name: 'Ann Lee', role: 'sales', department: 'sales', place: 'Brookvale', email: null },
      { name: 'Bo Tran', role: 'workshop', department: 'service', place: null, email: null },
    ];
    const one = await shown(naremburn, '', { contact: { people } });
    expect(one).toMatchObject({ isOnePlace: true, heading: expect.stringMatching(/, Naremburn$/) });
    expect(one.people.map(({ name }) => name)).toEqual(['Bo Tran']);
    const several = await shown([...naremburn, brookvale], '', { contact: { people } });
    expect(several).toMatchObject({ isOnePlace: false, heading: 'Our locations' });
    expect(several.people.map(({ place }) => place)).toEqual(['Brookvale', null]);
    expect(several.others).toMatchObject({ heading: 'Our other location', places: [{ picture: null }] });
  });

  it('lists a few that lie in as many states by state, where none is the site’s own', async () => {
    const { address } = buildLocation();
    const inState = (state: string) => at(`Town ${state}`, { address: address && { ...address, state } });
    const spread = await shown(['TAS', 'ACT', 'NT'].map(inState));
    expect(spread).toMatchObject({ place: null, others: null, heading: '3 dealerships' });
    expect(spread.states.map(({ label }) => label).toSorted()).toEqual(['ACT', 'NT', 'TAS']);
    expect((await shown(['TAS', 'ACT'].map(inState))).states).toEqual([]);
  });

  it('says whose a place is where they are of several dealerships', async () => {
    const { others } = await shown([...naremburn, at('Penrith', { dealershipId: harbourMazda.id })]);
    expect(others?.places.map(({ name }) => name)).toEqual([`${harbourMazda.slug} Penrith`]);
  });

  it('shows the department that is asked for, and the first where it has no such', async () => {
    const service = await shown(naremburn, 'd=service');
    expect(service.place).toMatchObject({ book: { label: 'Book in' } });
    expect(service.place?.departments.find(({ isHere }) => isHere)?.label).toBe('Service');
    const odd = await shown(naremburn, 'd=%3Cscript%3E');
    expect(odd.place?.departments.find(({ isHere }) => isHere)?.label).toBe('Sales');
  });

  it('names whom to ask for in the department that is shown, with an address to write to', async () => {
    const person = { name: 'Ann Lee', role: 'sales', department: 'sales', place: null, email: null };
    const contact = { email: 'yard@harbour.example', people: [person] };
    const sales = await shown(naremburn, '', { contact });
    expect(sales.place).toMatchObject({
      person: { name: 'Ann Lee', role: 'sales' },
      email: 'yard@harbour.example',
    });
    expect(sales.email).toBeNull();
    const service = await shown(naremburn, 'd=service', { contact });
    expect(service.place).toMatchObject({ person: null, email: 'yard@harbour.example' });
    expect((await shown(towns, '', { contact })).email).toBe('yard@harbour.example');
  });

  it('FORM-11 asks for a place where there are several, and never besides for a dealership', async () => {
    const several = await shown([...naremburn, brookvale]);
    expect(asked(several)).toContain('location_id');
    expect(asked(several)).not.toContain('dealership_slug');
    expect(several.form.form.fields.find(({ name }) => name === 'location_id')?.options).toHaveLength(2);
    expect(asked(await shown(naremburn))).not.toContain('location_id');
    const [, sales] = naremburn;
    expect((await shown(naremburn)).form.entries).toEqual({ location_id: sales?.id });
  });

  it('PAGE-3 begins the message of whom no offer fits', async () => {
    const { form } = await shown(naremburn, 'about=offers');
    expect(form.entries['message']).toMatch(/^I had a look at your offers\./);
    expect((await shown(naremburn, 'about=anything')).form.entries['message']).toBeUndefined();
  });

  it('FORM-11 asks three things where the site asks little, and chooses no place of several for the visitor', async () => {
    const short = { contact: { asksLittle: true } };
    expect(asked(await shown(naremburn, '', short))).toEqual(['name', 'reach', 'message']);
    const several = await shown([...naremburn, brookvale], '', short);
    expect(asked(several)).toEqual(['name', 'reach', 'location_id', 'message']);
    expect(several.form.entries).toEqual({});
  });

  it('sends a message of one place to the department that is looked at', async () => {
    expect((await shown(naremburn, 'd=service')).form.entries).toEqual({ location_id: naremburn[2]?.id });
  });

  it('RULE-11.1 masks a number as every other page of the site does', async () => {
    const called = [at('Naremburn', { phone: '(02) 5550 1234' })];
    expect((await shown(called)).place?.phone?.kind).toBe('masked');
    const open = await shown(called, '', { contact: { masksPhone: false } });
    expect(open.place?.phone?.kind).toBe('shown');
  });

  it('finds places of a group by what is typed, all of them open', async () => {
    const { finder, states } = await shown(towns, 'near=town%20c');
    expect(finder).toMatchObject({
      action: '/contact-us',
      typed: 'town c',
      found: '1 dealership for “town c”',
    });
    expect(states).toMatchObject([{ isOpen: true, first: [{ name: 'Town C' }], rest: null }]);
    const none = await shown(towns, 'near=nowhere');
    expect(none.finder?.found).toBe('We have nothing for “nowhere”. Here are all our dealerships.');
    expect(none.states[0]?.count).toBe('20 dealerships');
    expect((await shown(naremburn)).finder).toBeNull();
  });

  it('can be texted where its number is a mobile, and tells its other hours a month ahead', async () => {
    const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({
      weekday,
      status: 'Open' as const,
      formattedHours: null,
      open: '08:00',
      close: '17:00',
    }));
    const specialHours = ['2026-12-11', '2026-12-25'].map((date) => ({
      date,
      department: 'all' as const,
      status: 'Closed' as const,
      startHour: null,
      endHour: null,
    }));
    const open = { contact: { masksPhone: false } };
    const cowra = at('Cowra', { phone: '0412345678', openingHours, specialHours });
    const { place } = await shown([cowra], '', open);
    expect(place).toMatchObject({
      phone: { shown: '0412 345 678' },
      text: 'sms:0412345678',
      exceptions: [{ day: 'Friday 11 December', hours: 'Closed' }],
    });
    expect((await shown([at('Cowra', { phone: '07 3555 0100' })], '', open)).place?.text).toBeNull();
  });

  it('is one place under its name', async () => {
    const { heading, place } = await shown([...naremburn, brookvale], '', { slug: 'brookvale' });
    expect([heading, place?.name, place?.departments]).toEqual(['harbour, Brookvale', 'Brookvale', []]);
    const { ports } = memoryPagePorts({ locations: naremburn });
    expect(
      await showContactPage({ ...ports, geocoding: memoryGeocoding }, contextOf('harbour'), {
        slug: 'nowhere',
        query: '',
        now,
      }),
    ).toBeNull();
  });

  it('lists many by state, a few of each at once', async () => {
    const { heading, place, others, states } = await shown(towns);
    expect([heading, place, others]).toEqual(['20 dealerships', null, null]);
    expect(states).toMatchObject([{ isOpen: true, count: '20 dealerships' }]);
    expect(states[0]?.first).toHaveLength(6);
    expect(states[0]?.rest?.places).toHaveLength(14);
    const keys = states.flatMap(({ first, rest }) =>
      [...first, ...(rest?.places ?? [])].map(({ key }) => key),
    );
    expect(new Set(keys).size).toBe(20);
  });
});
