import type { AccountId, ManufacturerId, ModelId, SiteId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { Model } from '@forecourt/domain/models/model';
import { lawfulForm } from '@forecourt/domain/settings/template-defaults';
import { settingsWith } from '@forecourt/domain/site/test/settings-with';
import type { FacetCount } from '@forecourt/domain/stock/search/search-results';
import { buildLocation } from '@forecourt/testkit/build-location';
import { buildPromo } from '@forecourt/testkit/build-promo';
import { describe, expect, it } from 'vitest';
import { StockIndexUnavailable, type StockResults } from '../ports/stock/stock-index.port.ts';
import { grantSiteScope } from '../scope/grant-scope.ts';
import { showLayout, type LayoutPorts } from './show-layout.ts';
import type { SiteContext } from '../site/site-context.ts';

const siteId = 's1' as SiteId;
const mazda = { id: 'm1' as ManufacturerId, name: 'Mazda', slug: 'mazda', logoUrl: null };
/** Monday, 11:00 in Brisbane. */
const now = new Date('2026-11-16T01:00:00Z');
const closing = new Date('2026-11-16T07:30:00Z');

type Overrides = NonNullable<Parameters<typeof settingsWith>[0]>;

function contextOf(overrides: Overrides = {}, manufacturerId: ManufacturerId | null = null): SiteContext {
  return {
    site: {
      id: siteId,
      accountId: 'a1' as AccountId,
      slug: 'bayside',
      template: 'plain',
      name: 'Bayside Motors',
      dealershipId: null,
      manufacturerId,
      timeZone: 'Australia/Brisbane',
    },
    scope: grantSiteScope(siteId),
    domains: [],
    settings: settingsWith(overrides),
    zone: 'Australia/Brisbane',
    dealerships: [],
    towns: [],
    publicHolidays: [],
    versions: { stock: 1, settings: '1', content: 1 },
  };
}

interface World {
  readonly published?: readonly string[];
  readonly locations?: readonly Location[];
  readonly models?: readonly Model[];
  readonly makes?: readonly FacetCount[] | 'unavailable';
  readonly offers?: readonly Promo[];
}

function portsOf({
  published = [],
  locations = [],
  models = [],
  makes = [],
  offers = [buildPromo({ kind: 'offer' }), buildPromo({ kind: 'offer' })],
}: World = {}) {
  const calls = { stock: 0 };
  const ports: LayoutPorts = {
    media: { addressOf: (url, width) => `${url}?w=${width}`, isOurs: () => true },
    stockIndex: {
      search: async () => {
        calls.stock += 1;
        if (makes === 'unavailable') throw new StockIndexUnavailable('down');
        return { facets: { make: makes } } as unknown as StockResults;
      },
      suggest: async () => [],
    },
    store: {
      run: async (_scope, work) =>
        work({
          locations: { list: async () => locations },
          promos: { listActive: async () => offers },
          models: { listManufacturers: async () => [mazda], listModels: async () => models },
          pages: {
            list: async () =>
              published.map((path, place) => ({
                id: `p${place}` as never,
                siteId,
                path,
                kind: 'page' as const,
                category: null,
                publishedVersion: 1,
                publishedAt: now,
              })),
          },
        }),
    },
  };
  return { ports, calls };
}

async function layoutOf(
  world: World = {},
  overrides: Overrides = {},
  manufacturer: ManufacturerId | null = null,
) {
  return showLayout(portsOf(world).ports, contextOf(overrides, manufacturer), now);
}

function model(name: string, over: Partial<Model> = {}): Model {
  return {
    id: name as ModelId,
    manufacturerId: mazda.id,
    name,
    slug: name.toLowerCase(),
    newSlug: null,
    overrideUrl: null,
    description: null,
    shortDescription: null,
    manufacturerBody: ['SUV'],
    bodyStyle: null,
    status: null,
    fromPriceCents: 3_899_000,
    fromPriceType: null,
    imageUrl: '/media/cx.jpg',
    accessoriesCount: null,
    position: 1,
    ...over,
  };
}

const menuLinks = [
  { kind: 'link' as const, label: 'About', link: '/about-us' },
  {
    kind: 'links' as const,
    label: 'Stock',
    links: [
      { label: 'Used', link: '/search/used-cars' },
      { label: 'All', link: '/search/new-used-and-demo-cars' },
    ],
  },
  { kind: 'links' as const, label: 'More', links: [{ label: 'Clubs', link: '/clubs' }] },
];

describe('the header', () => {
  it('NAV-1 links to the pages that the site has, and to no others', async () => {
    const { layout } = await layoutOf({ published: ['/about-us'] }, { header: { menu: menuLinks } });
    expect(layout.header.menu).toMatchObject([
      { kind: 'link', link: { label: 'About', href: '/about-us' } },
      { kind: 'links', label: 'Stock', links: [{ href: '/search/used-cars' }, { label: 'All' }], makes: [] },
    ]);
  });

  it('NAV-2.2 shows makes with their counts beside a menu about stock, where the layout does', async () => {
    const makes = [
      { value: 'Toyota', count: 1204 },
      { value: 'Land Rover', count: 3 },
    ];
    const overrides = { header: { menu: menuLinks }, layout: { menuTiles: 'makes' as const }, ...lawfulForm };
    const { layout } = await layoutOf({ published: ['/clubs'], makes }, overrides);
    expect(layout.header.menu).toMatchObject([
      {
        label: 'Stock',
        makes: [
          { name: 'Toyota', count: '1,204', href: '/search/toyota' },
          { name: 'Land Rover', count: '3', href: '/search/land-rover' },
        ],
      },
      { label: 'More', makes: [] },
    ]);
  });

  it('NAV-2.2 has a menu of brands where there are some, and then says them once', async () => {
    const menu = [...menuLinks, { kind: 'brands' as const, label: 'Makes' }];
    const overrides = { header: { menu }, layout: { menuTiles: 'makes' as const } };
    const { layout } = await layoutOf({ makes: [{ value: 'Mazda', count: 2 }] }, overrides);
    expect(layout.header.menu).toMatchObject([
      { label: 'Stock', makes: [] },
      { kind: 'brands', makes: [{ name: 'Mazda' }] },
    ]);
    const without = await layoutOf({}, overrides);
    expect(without.layout.header.menu.map(({ kind }) => kind)).toEqual(['links']);
  });

  it('NAV-2.1 shelves models by body, each written down once, with price and basis', async () => {
    const models = [
      model('CX-5'),
      model('CX-60', { manufacturerBody: ['SUV', 'Hybrid'], position: 2 }),
      model('CX-90', { status: 'coming_soon', position: 3 }),
    ];
    const header = { menu: [{ kind: 'models' as const, label: 'Range' }] };
    const { layout } = await layoutOf({ models }, { header, ...lawfulForm }, mazda.id);
    expect(layout.header.menu).toMatchObject([
      {
        kind: 'models',
        overview: { href: '/models', label: 'Overview' },
        shelves: [
          { label: 'SUV', models: [0, 1, 2] },
          { label: 'Hybrid', models: [1] },
        ],
        models: [
          { name: 'CX-5', note: 'From $38,990 Excl. govt charges', href: '/models/cx-5' },
          { name: 'CX-60', picture: { src: '/media/cx.jpg?w=320' } },
          { name: 'CX-90', note: 'Coming soon' },
        ],
      },
    ]);
  });

  it('RULE-11.1 holds nothing of a masked number beyond its beginning, and says how the rest is requested', async () => {
    const locations = [buildLocation({ phone: '07 3555 0100' })];
    const shown = await layoutOf({ locations }, { contact: { masksPhone: false } });
    expect(shown.layout.header.phone).toMatchObject({ kind: 'shown', href: 'tel:0735550100' });
    const masked = await layoutOf({ locations });
    expect(masked.layout.header.phone).toMatchObject({
      kind: 'masked',
      field: { name: 'location_id', value: locations[0]?.id },
    });
    expect(JSON.stringify(masked.layout)).not.toContain('0100');
  });

  it('LOC-5 says until when the main location is open, and holds until then', async () => {
    const locations = [
      buildLocation({ openingHours: [] }),
      buildLocation({ primary: true }),
      buildLocation({ primary: true, visible: false }),
    ];
    const shown = await layoutOf({ locations }, { header: { showsOpenToday: true } });
    expect(shown.layout.header.openText).toBe('Open today until 5:30pm');
    expect(shown.validUntil).toEqual(closing);
    expect((await layoutOf({ locations })).layout.header.openText).toBeNull();
  });

  it('NAV-1 lies on the home picture only where that fills the first screen', async () => {
    const on = await layoutOf();
    expect(on.layout.header.onHomePicture).toBe('light');
    const off = await layoutOf({}, { layout: { hero: 'panel' } });
    expect(off.layout.header.onHomePicture).toBeNull();
  });
});

describe('the footer', () => {
  it('NAV-3 has its groups without links to missing pages', async () => {
    const groups = [
      { title: 'Buy', links: [{ label: 'Used', link: '/search/used-cars' }] },
      { title: 'Own', links: [{ label: 'Warranty', link: '/warranty' }] },
    ];
    const { layout } = await layoutOf({}, { footer: { groups } });
    expect(layout.footer.groups).toMatchObject([{ title: 'Buy' }]);
  });

  it('LAW-2.4 says each licence once, before what the words beside prices mean', async () => {
    const { address } = buildLocation();
    const location = { dealerLicenseNumber: '10418', address: address && { ...address, state: 'VIC' } };
    const locations = [
      buildLocation(location),
      buildLocation(location),
      buildLocation({ ...location, visible: false }),
    ];
    const { layout } = await layoutOf({ locations }, { ...lawfulForm, footer: { legalText: 'ABN 1' } });
    expect(layout.footer.legal).toEqual(['LMCT 10418', expect.stringContaining('Drive away'), 'ABN 1']);
    expect((await layoutOf({ locations })).layout.footer.legal).toEqual([]);
  });

  it('NAV-3 says whose hours they are where the site has yards in several places', async () => {
    const { address } = buildLocation();
    const here = buildLocation({ address: address && { ...address, city: 'Naremburn' } });
    const there = buildLocation({ address: address && { ...address, city: 'Brookvale' } });
    const hoursOf = async (locations: readonly (typeof here)[]) =>
      (await layoutOf({ locations: [...locations] })).layout.footer.place?.hoursOf;
    expect(await hoursOf([here, there])).toBe('Naremburn');
    expect(await hoursOf([here, here])).toBeNull();
  });

  it('NAV-3 links to the privacy policy once', async () => {
    const published = ['/privacy-policy'];
    const groups = [{ title: 'Us', links: [{ label: 'Privacy', link: '/privacy-policy' }] }];
    expect((await layoutOf({ published })).layout.footer.privacy).toMatchObject({ href: '/privacy-policy' });
    expect((await layoutOf({ published }, { footer: { groups } })).layout.footer.privacy).toBeNull();
  });
});

describe('the look', () => {
  it('knows on which grounds a mark was drawn: those of the header, light and dark', async () => {
    expect((await layoutOf({})).layout.brand.grounds).toEqual({ light: 'light', dark: 'dark' });
  });

  it('TEN-3.2 names the one or two fonts of the theme', async () => {
    const theme = { displayFont: 'outfit' as const, textFont: 'figtree' as const, displayWeight: 640 };
    expect((await layoutOf({}, { theme })).layout.fonts).toEqual([
      { font: 'outfit', isText: false, weights: [640], stretched: null },
      { font: 'figtree', isText: true, weights: [400, 600], stretched: null },
    ]);
    const one = await layoutOf(
      {},
      { theme: { ...theme, displayFont: 'figtree', displayStretchPercent: 92 } },
    );
    expect(one.layout.fonts).toEqual([
      { font: 'figtree', isText: true, weights: [400, 600, 640], stretched: { percent: 92, weight: 640 } },
    ]);
  });
});

describe('what the layout costs', () => {
  it('is worked out once for a context, and again when a rule would change it', async () => {
    const { ports, calls } = portsOf({ locations: [buildLocation()] });
    const context = contextOf({ header: { showsOpenToday: true } });
    const [first, second] = await Promise.all([
      showLayout(ports, context, now),
      showLayout(ports, context, now),
    ]);
    expect(second).toBe(first);
    expect(await showLayout(ports, context, new Date(closing.getTime() - 1))).toBe(first);
    expect(calls.stock).toBe(1);
    const later = await showLayout(ports, context, closing);
    expect(later.layout.header.openText).toBe('Opens Tuesday at 8:30am');
    expect(calls.stock).toBe(2);
  });

  it('goes without makes while no engine answers, and asks again soon', async () => {
    const { validUntil } = await layoutOf({ makes: 'unavailable' });
    expect(validUntil).toEqual(new Date(now.getTime() + 30_000));
  });

  it('does not keep a failure', async () => {
    const { ports } = portsOf();
    const context = contextOf();
    const broken = { ...ports, store: { run: async () => Promise.reject(new Error('away')) } };
    await expect(showLayout(broken, context, now)).rejects.toThrow('away');
    expect((await showLayout(ports, context, now)).layout.siteName).toBe('Bayside Motors');
  });
});

it('NAV-1 leads to the offers only while one runs', async () => {
  const overrides: Overrides = { header: { menu: [{ kind: 'link', label: 'Offers', link: '/offers' }] } };
  const menuOf = async (offers: readonly Promo[]) =>
    (await layoutOf({ offers }, overrides)).layout.header.menu.length;
  expect(await menuOf([buildPromo(), buildPromo()])).toBe(1);
  expect(await menuOf([buildPromo(), buildPromo({ expiresAt: now })])).toBe(1);
  expect(await menuOf([buildPromo({ expiresAt: now })])).toBe(0);
  expect(await menuOf([])).toBe(0);
});
