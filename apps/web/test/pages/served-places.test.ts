import type { ManufacturerId, ModelId, PromoId } from '@forecourt/domain/core/ids';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { buildPage } from '../../../../packages/app/src/pages/test/memory-page-ports.ts';
import { servedAt, servedPages } from './served-pages.ts';

const { id: dealershipId, slug: dealershipSlug } = twoSites.harbourToyota;
const place = (over: Parameters<typeof buildLocation>[0] = {}) =>
  buildLocation({ dealershipId, dealershipSlug, ...over });
const department = (locationType: 'sales' | 'service' | 'parts') =>
  place({ name: `The ${locationType} desk`, slug: `newstead-${locationType}`, locationType });

type Contents = Parameters<typeof servedPages>[0];
const viewAt = async (path: string, contents: Contents) => (await servedPages(contents, path))[path]?.view;

interface Home {
  readonly sections: readonly (readonly { readonly block: string; readonly view: unknown }[])[];
}
const homeOf = async (contents: Contents) => ((await viewAt('/', contents)) as Home).sections.flat();
const blockOf = async (block: string, contents: Contents) =>
  (await homeOf({ ...contents, overrides: { home: { blocks: [block] }, ...contents.overrides } }))[0]?.view;

const reviews = (averageRating: number) => ({
  dealershipId,
  locationId: null,
  source: 'service',
  count: 120,
  averageRating,
  refreshedAt: servedAt,
  reviews: [5, 2].map((rating) => ({
    externalId: `review-${rating}`,
    customerName: 'Ann',
    text: `${rating} stars from me.`,
    rating,
    reviewDate: servedAt,
    imageUrl: null,
  })),
});

const daysOf = async (contents: Contents) => {
  const view = (await viewAt('/locations/newstead-sales', contents)) as { hours: { lines: unknown[] } };
  return view.hours.lines;
};
const reviewsAt = (average: number) => blockOf('reviews', { reviewSets: [reviews(average)] });

describe('a location, as it is served', () => {
  it('RULE-13.1 has its weekdays together or by themselves', async () => {
    const [alike] = [department('sales')];
    expect(await daysOf({ locations: [alike] })).toMatchObject([
      { days: 'Mon-Fri', hours: '8:30am - 5:30pm' },
      { days: 'Sat', hours: 'Closed' },
      { days: 'Sun', hours: 'Closed' },
    ]);
    const openingHours = alike.openingHours.map((day) =>
      day.weekday === 4 ? { ...day, close: '20:00' } : day,
    );
    expect(await daysOf({ locations: [{ ...alike, openingHours }] })).toHaveLength(7);
  });

  it('RULE-15.1 has its reviews where their average exceeds the least of the site', async () => {
    expect(JSON.stringify(await reviewsAt(4.9))).toContain('5 stars from me.');
    expect(await reviewsAt(4)).toBeUndefined();
  });

  it('RULE-19 stands by department, an empty type as sales, and a hidden one nowhere', async () => {
    const [parts, service] = [department('parts'), department('service')];
    const untyped = place({ name: 'The desk of old', locationType: null });
    const hidden = place({ name: 'The desk behind', visible: false });
    const pages = [buildPage('/desks', [{ block: 'locations', filter: 'all' }])];
    const view = await viewAt('/desks', { pages, locations: [parts, hidden, service, untyped] });
    expect(JSON.stringify(view).match(/The [a-z]+ desk|The desk [a-z ]+/g)).toEqual([
      'The desk of old',
      'The service desk',
      'The parts desk',
    ]);
  });

  it('RULE-18 says how far it is from the main one, a degree of latitude being 111 km', async () => {
    const { address } = place();
    const at = (name: string, lat: number, primary: boolean) =>
      place({
        name,
        slug: name.toLowerCase(),
        primary,
        address: address && { ...address, lat, long: 153 },
      });
    const view = (await viewAt('/contact-us', {
      locations: [at('Newstead', -27, true), at('Gympie', -26, false)],
    })) as { others: { places: readonly { name: string; distance: string }[] } };
    expect(view.others.places).toMatchObject([{ name: 'Gympie', distance: '111 km from Newstead' }]);
  });

  it('LOC-2.1 LOC-3.1 stands alone under its heading, and several under their number', async () => {
    expect(await blockOf('locations', { locations: [place()] })).toMatchObject({
      heading: 'Find us here',
      layout: 'single',
    });
    expect(await blockOf('locations', { locations: [place(), place({ name: 'Noosa' })] })).toMatchObject({
      heading: '2 big locations',
      layout: 'grid',
    });
    expect(await blockOf('locations', {})).toBeUndefined();
  });
});

const offer = (name: string, over: object) => ({
  id: buildId() as string as PromoId,
  siteId: twoSites.harbour.id,
  kind: 'offer' as const,
  name,
  description: null,
  url: null,
  imageUrl: null,
  alt: null,
  hideOverlay: false,
  startsAt: null,
  expiresAt: null,
  position: null,
  display: [],
  strictDisplay: false,
  node: null,
  permitNumber: null,
  terms: null,
  ...over,
});

describe('a page of the dealer, as it is served', () => {
  it('HOME-3.2 has the blocks that have something to show', async () => {
    const blocks = ['locations', 'reviews', 'promotions', 'articles'];
    const article = buildPage('/blog/cx-5', [], {
      kind: 'article',
      category: 'vehicle-reviews',
      title: 'The CX-5',
    });
    const contents = { locations: [place()], reviewSets: [reviews(4.9)], pages: [article] };
    const shown = await homeOf({ ...contents, overrides: { home: { blocks } } });
    expect(shown.map(({ block }) => block)).toEqual(['locations', 'reviews', 'articles']);
  });

  it('NAV-4.1 PAGE-2.1 has articles that invite to a test drive and to the stock', async () => {
    const article = buildPage('/blog/cx-5', [{ block: 'text', paragraphs: ['It drives well.'] }], {
      kind: 'article',
      category: 'vehicle-reviews',
      title: 'The CX-5',
    });
    expect(await viewAt('/blog/cx-5', { pages: [article] })).toMatchObject({
      article: { calls: [{ href: '/book-test-drive' }, { href: '/search/new-used-and-demo-cars' }] },
    });
    expect(await viewAt('/blog', { pages: [article] })).toMatchObject({ articles: [{ title: 'The CX-5' }] });
  });

  it('PAGE-1.1 URL-8.2 has the blocks that were published at its address', async () => {
    const pages = [buildPage('/about-us', [{ block: 'text', paragraphs: ['Three generations.'] }])];
    expect(JSON.stringify(await viewAt('/about-us', { pages }))).toContain('Three generations.');
    await expect(viewAt('/about-us', {})).rejects.toThrow('404');
  });

  it('PAGE-3 RULE-12.1 has the offers that run', async () => {
    const promos = [
      offer('Last', {}),
      offer('First', { position: 1 }),
      offer('Over', { expiresAt: new Date(servedAt.getTime() - 1) }),
    ];
    expect(await viewAt('/offers', { promos })).toMatchObject({
      offers: [{ title: 'First' }, { title: 'Last' }],
    });
  });

  it('TEN-9.1 TEN-9.2 says what the dealer promises', async () => {
    const promises = { shown: ['moneyBack', 'roadsideAssist'], roadsideMonths: 12 };
    expect(await blockOf('search', { overrides: { promises } })).toMatchObject({
      proofs: [
        { value: '48 h', label: 'money back' },
        { value: '12 mo', label: 'roadside assist' },
      ],
    });
    const overrides = { servicePage: { freeRideKm: 8 } };
    expect(await viewAt('/service', { overrides })).toMatchObject({
      freeRide: { text: expect.stringContaining('8 km') as unknown },
    });
  });

  it('TEN-4.1 is drawn also where a stored override does not hold', async () => {
    const overrides = { home: { blocks: 'all of them' }, nothing: { of: 'ours' }, site: 7 };
    expect((await homeOf({ locations: [place()], overrides })).length).toBeGreaterThan(0);
  });
});

describe('a model, as it is served', () => {
  const make = { id: buildId() as string as ManufacturerId, name: 'Mazda', slug: 'mazda', logoUrl: null };
  const model = {
    id: buildId() as string as ModelId,
    manufacturerId: make.id,
    name: '2',
    slug: 'two',
    newSlug: 'mazda2',
    overrideUrl: null,
    description: null,
    shortDescription: null,
    manufacturerBody: ['Hatch'],
    bodyStyle: 'Hatch',
    status: 'new' as const,
    fromPriceCents: 2_499_000,
    fromPriceType: null,
    imageUrl: null,
    accessoriesCount: null,
    position: 1,
  };

  it('PAGE-6.1 RULE-16.1 URL-10 stands in the range under its name, at its own address, with its price', async () => {
    const contents = { manufacturers: [make], models: [model] };
    expect(await viewAt('/models', contents)).toMatchObject({
      shelves: [{ label: 'All', models: [{ name: 'All new Mazda2', href: '/models/mazda2' }] }],
    });
    expect(await viewAt('/models/mazda2', contents)).toMatchObject({
      title: 'All new Mazda2',
      price: { amount: expect.stringContaining('$24,990') as unknown },
    });
  });
});
