import { describe, expect, it } from 'vitest';
import { footerGroups, headerButton, headerMenu, navigationLink, type NavigationSite } from './navigation.ts';
import { settingsWith } from './test/settings-with.ts';

type Overrides = Parameters<typeof settingsWith>[0];

const everyPage = new Set([
  ...'/vehicle-parts-and-accessories /about-us /fleet /careers /warranty /roadside-assist'.split(' '),
  ...'/accessories /privacy-policy'.split(' '),
]);

const siteWith = (overrides: Overrides = {}, site: Partial<NavigationSite> = {}): NavigationSite => ({
  settings: settingsWith(overrides),
  publishedPaths: everyPage,
  hasModels: true,
  hasBrands: true,
  ...site,
});

const linkTo = (link: string, overrides: Overrides = {}) =>
  navigationLink({ label: 'Here', link }, siteWith(overrides));

const { header, footer } = settingsWith();
const plain = { isExternal: false, opensNewTab: false };

describe('NAV-1 the header', () => {
  it('has home, range, stock, sell, finance, service and more', () => {
    expect(headerMenu(header, siteWith()).map(({ label }) => label)).toEqual([
      'Home',
      'Our range',
      'Our stock',
      'Sell my car',
      'Finance',
      'Service & parts',
      'More',
    ]);
  });

  it('lists offers, models, new, demo and used cars in the stock dropdown', () => {
    expect(headerMenu(header, siteWith())[2]).toEqual({
      kind: 'links',
      label: 'Our stock',
      links: [
        { label: 'Offers', href: '/offers', ...plain },
        { label: 'Vehicle models', href: '/models', ...plain },
        { label: 'New', href: '/search/new-cars', ...plain },
        { label: 'Demo', href: '/search/demo-cars', ...plain },
        { label: 'Used cars', href: '/search/used-cars', ...plain },
      ],
    });
  });

  it('leads to no offers while none runs', () => {
    for (const link of ['/offers', '/special-offers']) {
      expect(navigationLink({ label: 'Offers', link }, siteWith({}, { hasOffers: false }))).toBeNull();
      expect(navigationLink({ label: 'Offers', link }, siteWith({}, { hasOffers: true }))).not.toBeNull();
    }
    expect(
      navigationLink({ label: 'Finance', link: '/finance' }, siteWith({}, { hasOffers: false })),
    ).not.toBeNull();
  });

  it('PAGE-1.1 leaves out links to pages that the site does not have, and menus that are empty then', () => {
    const site = siteWith(
      { tradeIn: { takesTradeIns: false }, search: { variants: ['used-cars'] } },
      { publishedPaths: new Set(), hasModels: false },
    );
    const menu = headerMenu(
      {
        ...header,
        menu: [...header.menu, { kind: 'links', label: 'Us', links: [{ label: 'Buying', link: '/buying' }] }],
      },
      site,
    );
    expect(menu).toEqual([
      { kind: 'link', label: 'Home', href: '/', ...plain },
      {
        kind: 'links',
        label: 'Our stock',
        links: [
          { label: 'Offers', href: '/offers', ...plain },
          { label: 'Used cars', href: '/search/used-cars', ...plain },
        ],
      },
      { kind: 'link', label: 'Finance', href: '/finance', ...plain },
      {
        kind: 'links',
        label: 'Service & parts',
        links: [
          { label: 'Service', href: '/service', ...plain },
          { label: 'Book a service', href: '/book-a-service', ...plain },
        ],
      },
      {
        kind: 'links',
        label: 'More',
        links: [
          { label: 'Fleet', href: '/fleet', ...plain },
          { label: 'Careers', href: '/careers', ...plain },
          { label: 'Contact us', href: '/contact-us', ...plain },
        ],
      },
    ]);
  });

  it('URL-4.1 links a page where it lies on this site', () => {
    const site = siteWith({ finance: { path: '/apply-for-finance' }, contact: { path: '/contact' } });
    const menu = headerMenu(header, site);
    expect(menu[4]).toEqual({ kind: 'link', label: 'Finance', href: '/apply-for-finance', ...plain });
    expect(JSON.stringify(menu)).toContain('"href":"/contact"');
  });

  it('has a button only where what it leads to exists', () => {
    expect(headerButton(header, siteWith())).toBeNull();
    expect(headerButton({ button: { label: 'Fleet', link: '/fleet' } }, siteWith())?.href).toBe('/fleet');
    expect(headerButton({ button: { label: 'Buying', link: '/buying' } }, siteWith())).toBeNull();
  });
});

describe('NAV-2.1 the menus of models and brands', () => {
  const menu = [
    { kind: 'models', label: 'Our range' },
    { kind: 'brands', label: 'Our Brands' },
  ] as const;

  it('lead to all models with their own words', () => {
    expect(headerMenu({ menu: [...menu], overviewText: 'See all' }, siteWith())).toEqual([
      { kind: 'models', label: 'Our range', overview: { label: 'See all', href: '/models', ...plain } },
      { kind: 'brands', label: 'Our Brands' },
    ]);
  });

  it('are not there without models or brands', () => {
    const site = siteWith({}, { hasModels: false, hasBrands: false });
    expect(headerMenu({ menu: [...menu], overviewText: 'See all' }, site)).toEqual([]);
  });
});

describe('NAV-3 the footer', () => {
  it('has groups like those of the header', () => {
    expect(footerGroups(footer, siteWith()).map(({ title, links }) => [title, links.length])).toEqual([
      ['Buy', 5],
      ['Sell', 2],
      ['Service & parts', 4],
      ['About', 3],
    ]);
  });

  it('PAGE-1.1 leaves out what the site does not have', () => {
    const site = siteWith({ tradeIn: { takesTradeIns: false } }, { publishedPaths: new Set(['/warranty']) });
    expect(
      footerGroups(footer, site).map(({ title, links }) => [title, links.map(({ href }) => href)]),
    ).toEqual([
      ['Buy', ['/offers', '/search/new-cars', '/search/demo-cars', '/search/used-cars', '/finance']],
      ['Service & parts', ['/service', '/warranty']],
      ['About', ['/careers', '/contact-us']],
    ]);
  });
});

describe('NAV-1 one link of a menu', () => {
  it('keeps query and anchor', () => {
    expect(linkTo('/finance?car_type=used#finance-form')?.href).toBe('/finance?car_type=used#finance-form');
  });

  it('opens another site in a new tab, and a phone or mail program in none', () => {
    expect(linkTo('https://example.com.au/')).toEqual({
      label: 'Here',
      href: 'https://example.com.au/',
      isExternal: true,
      opensNewTab: true,
    });
    expect(linkTo('tel:131555')).toEqual({ label: 'Here', href: 'tel:131555', ...plain });
  });

  it('URL-8.3 opens the privacy policy in a new tab, unless the site does not want that', () => {
    expect(linkTo('/privacy-policy#cookies')).toMatchObject({ opensNewTab: true, isExternal: false });
    expect(linkTo('/privacy-policy', { pages: { opensPrivacyInNewTab: false } })?.opensNewTab).toBe(false);
    expect(linkTo('/about-us')?.opensNewTab).toBe(false);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', ''])('is not drawn for %j', (link) => {
    expect(linkTo(link)).toBeNull();
  });
});
