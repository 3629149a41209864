import type { PublicHoliday } from '@forecourt/domain/locations/public-holiday';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { buildPage, memoryPagePorts } from '../pages/test/memory-page-ports.ts';
import { showSitemapPart } from '../pages/sitemap/show-sitemap.ts';
import { fewCarsIndex } from '../stock/test/few-cars-index.ts';
import { contextOf } from '../stock/test/card-site.ts';
import { showLocationPage } from './show-location-page.ts';

const { harbourToyota } = twoSites;
const ours = { dealershipId: harbourToyota.id, dealershipSlug: harbourToyota.slug };
const address = buildLocation().address;
const sales = buildLocation({
  ...ours,
  slug: 'newstead-sales',
  name: 'Newstead - Sales',
  averageRating: 4.8,
  reviewCount: 1204,
  dealerLicenseNumber: '1234567',
  address,
});
const service = buildLocation({
  ...ours,
  slug: 'newstead-service',
  name: 'Newstead - Service',
  locationType: 'service',
  address,
  specialHours: [
    { date: '2026-12-25', department: 'all', status: 'Closed', startHour: null, endHour: null },
    { date: '2026-12-31', department: 'service', status: 'Open', startHour: '08:00', endHour: '12:00' },
  ],
});
const farAway = buildLocation({
  ...ours,
  slug: 'noosa',
  name: 'Noosa',
  address: { id: buildId(), city: 'Noosa' },
});
const hidden = buildLocation({ ...ours, slug: 'office', name: 'Office', visible: false });
const all = [sales, service, farAway, hidden];

/** A Monday morning in Brisbane. */
const now = new Date('2026-11-16T00:00:00Z');
const showDay: PublicHoliday = {
  date: '2026-11-18',
  name: 'Show day',
  state: 'qld',
  postcodes: ['4006'],
  fromTime: null,
};

async function show(path: string, overrides: object = {}, query = '') {
  const { ports } = memoryPagePorts({ locations: all });
  const context = { ...contextOf('harbour', overrides), publicHolidays: [showDay] };
  const slug = path.replace('/locations/', '');
  return showLocationPage(ports, context, { slug, path, query, now });
}
async function shown(path: string, overrides: object = {}, query = '') {
  const page = await show(path, overrides, query);
  if (!page || 'redirectTo' in page) throw new Error(`there is no page under ${path}`);
  return page;
}

describe('LOC-5 the page of a location', () => {
  it('says where it is, when it is open and what customers think of it', async () => {
    const { view, head, validUntil } = await shown('/locations/newstead-sales');
    expect(view).toMatchObject({
      heading: 'harbour-toyota, Newstead',
      address: '12 Breakfast Creek Road, Newstead QLD 4006',
      rating: { average: '4.8', summary: 'Based on 1,204 reviews' },
      directions: { label: 'Get directions', isExternal: true },
      openText: 'Open today until 5:30pm',
      holidays: null,
      service: null,
      elsewhere: [{ label: 'Noosa', href: '/locations/noosa' }],
    });
    expect(view.hours.lines.map(({ days, hours }) => [days, hours])).toEqual([
      ['Mon-Fri', '8:30am - 5:30pm'],
      ['Sat', 'Closed'],
      ['Sun', 'Closed'],
    ]);
    expect(head).toMatchObject({
      title: 'Sales in Newstead | harbour',
      canonical: 'https://harbour.example/locations/newstead-sales',
    });
    expect(validUntil).toEqual(new Date('2026-11-16T07:30:00Z'));
  });

  it('RULE-14 names the holidays that change the hours soon, and those that the dealer tells in a dialog', async () => {
    const { view } = await shown('/locations/newstead-service');
    expect(view.hours.exceptions).toEqual([
      { date: '2026-11-18', weekday: 'Wednesday', day: '18 November, Show day', hours: 'Closed' },
    ]);
    expect(view.holidays).toEqual({
      button: 'View holiday opening hours',
      days: [
        { date: '2026-12-25', weekday: 'Friday', day: '25 December 2026', hours: 'Closed' },
        { date: '2026-12-31', weekday: 'Thursday', day: '31 December 2026', hours: '8am - 12pm' },
      ],
    });
  });

  it('lets visitors choose between the departments of one address, and shares its rating', async () => {
    const { view } = await shown('/locations/newstead-service');
    expect(view.departments).toEqual([
      { label: 'Sales', href: '/locations/newstead-sales', isHere: false },
      { label: 'Service', href: '/locations/newstead-service', isHere: true },
    ]);
    expect(view.rating?.average).toBe('4.8');
    expect((await shown('/locations/noosa')).view.departments).toEqual([]);
  });

  it('asks for its own place, and about its own department', async () => {
    const { view } = await shown('/locations/newstead-service');
    expect(view.form.form).toMatchObject({
      name: 'contact',
      page: '/locations/newstead-service',
      entries: { location_id: sales.id, category: 'Service Enquiry' },
    });
    const sold = (await shown('/locations/newstead-sales')).view.form.form.entries;
    expect(sold).not.toHaveProperty('category');
  });

  it('tells search engines what it is, with its hours and the days on which they do not hold', async () => {
    const [place] = (await shown('/locations/newstead-service')).head.jsonLd;
    expect(place).toMatchObject({
      '@type': 'AutoRepair',
      url: 'https://harbour.example/locations/newstead-service',
      address: { streetAddress: '12 Breakfast Creek Road' },
    });
    expect(place?.['openingHoursSpecification']).toHaveLength(5);
    expect(place?.['specialOpeningHoursSpecification']).toMatchObject([
      { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
      { validFrom: '2026-12-31', opens: '08:00', closes: '12:00' },
    ]);
    expect((await shown('/locations/newstead-sales')).head.jsonLd[0]).toMatchObject({
      '@type': 'AutoDealer',
    });
  });

  it('NAV-3 shows licence numbers where the site does', async () => {
    expect((await shown('/locations/newstead-sales')).view.licences).toEqual([]);
    const { view } = await shown('/locations/newstead-sales', { locations: { showsDealerLicence: true } });
    expect(view.licences).toEqual(['Dealer licence number 1234567']);
  });
});

const carHere = (make: string, model: string, carType: 'new' | 'used', priceCents: number) =>
  buildCar({
    dealershipId: harbourToyota.id,
    location: { name: 'Ford', slug: 'ford' },
    make,
    model,
    carType,
    priceCents,
  });

it('LOC-5 begins its cars with new ones of its own brands and goes on with the others', async () => {
  const place = buildLocation({ ...ours, slug: 'ford', name: 'Ford', manufacturers: ['Ford'], address });
  const cars = [
    carHere('Kia', 'Picanto', 'new', 1_500_000),
    carHere('Ford', 'Fiesta', 'used', 1_600_000),
    carHere('Ford', 'Ranger', 'new', 6_000_000),
  ];
  const { ports } = memoryPagePorts({ locations: [place], stockIndex: fewCarsIndex(cars) });
  const path = '/locations/ford';
  const page = await showLocationPage(ports, contextOf('harbour'), { slug: 'ford', path, query: '', now });
  const cards = page && 'view' in page ? (page.view.stock?.cards ?? []) : [];
  expect(cards.map(({ title }) => title)).toEqual([
    expect.stringContaining('Ranger'),
    expect.stringContaining('Picanto'),
    expect.stringContaining('Fiesta'),
  ]);
});

describe('URL-7 the address of a location', () => {
  it.each(['/locations/office', '/locations/nowhere', '/locations/%E0%A4%A'])('is not %s', async (path) => {
    expect(await show(path)).toBeNull();
  });

  it('is named after the dealership where the site says so, and then says which department is meant', async () => {
    const byDealership = { locations: { addressBy: 'dealership' } };
    const first = await shown('/locations/harbour-toyota', byDealership);
    expect(first.view.departments.map(({ href }) => href)).toEqual([
      '/locations/harbour-toyota',
      '/locations/harbour-toyota?location=newstead-service',
    ]);
    const second = await shown('/locations/harbour-toyota', byDealership, 'location=newstead-service');
    expect(second.view.departments.find(({ isHere }) => isHere)?.label).toBe('Service');
    expect(second.head.canonical).toBe(
      'https://harbour.example/locations/harbour-toyota?location=newstead-service',
    );
  });

  it('leads on from the way in which other sites name it', async () => {
    expect(await show('/locations/harbour-toyota')).toEqual({
      redirectTo: '/locations/newstead-sales',
      isPermanent: false,
    });
    expect(await show('/locations/noosa', { locations: { addressBy: 'dealership' } })).toEqual({
      redirectTo: '/locations/harbour-toyota?location=noosa',
      isPermanent: false,
    });
  });

  it('leads to the contact page on the site of one manufacturer', async () => {
    expect(await show('/locations/noosa', { locations: { linksToContactPage: true } })).toEqual({
      redirectTo: '/contact-us',
      isPermanent: false,
    });
  });

  it('LOC-5 draws where it is among suburbs, unless it has a map or nobody knows where it is', async () => {
    const { view } = await shown('/locations/newstead-sales');
    expect(view.map).toBeNull();
    expect(view.around).toMatchObject({ fromCapital: '3 km north-east of Brisbane' });
    expect(view.around?.neighbours.length).toBeGreaterThan(2);
    const tiles = { mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png', mapTileCredit: 'Tiles by Example' };
    const mapped = await shown('/locations/newstead-sales', { locations: tiles });
    expect(mapped.view.map).not.toBeNull();
    expect(mapped.view.around).toBeNull();
    expect((await shown('/locations/noosa')).view.around).toBeNull();
  });

  it('SRCH-19 is in the sitemap, and hidden ones are not', async () => {
    const { ports } = memoryPagePorts({ locations: all, pages: [buildPage('/faqs', [])] });
    const part = await showSitemapPart(ports, contextOf('harbour'), { name: 'pages', now });
    const paths = part.ok ? part.value.map(({ loc }) => new URL(loc).pathname) : [];
    expect(paths.filter((path) => path.startsWith('/locations/')).toSorted()).toEqual([
      '/locations/newstead-sales',
      '/locations/newstead-service',
      '/locations/noosa',
    ]);
  });
});
