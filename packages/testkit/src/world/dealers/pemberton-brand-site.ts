import type { Overrides, SiteSpec } from './dealer-spec.ts';
import { pembertonBrandPages } from './pages/pemberton-pages.ts';
import { pembertonDealershipsOf } from './pemberton-dealerships.ts';
import { sharedSettings } from './pemberton-settings.ts';

const brandFooter: NonNullable<NonNullable<Overrides['footer']>['groups']> = [
  {
    title: 'Cars',
    links: [
      { label: 'New', link: '/search/new-cars' },
      { label: 'Demo', link: '/search/demo-cars' },
      { label: 'Used', link: '/search/used-cars' },
    ],
  },
  {
    title: 'Own',
    links: [
      { label: 'Book a service', link: '/book-a-service' },
      { label: 'Finance', link: '/finance' },
    ],
  },
  {
    title: 'Pemberton',
    links: [
      { label: 'About', link: '/about-us' },
      { label: 'Dealerships', link: '/contact' },
      { label: 'The whole group', link: 'https://www.pemberton.example/' },
      { label: 'Privacy policy', link: '/privacy-policy' },
    ],
  },
];

interface BrandSite {
  readonly brand: string;
  readonly manufacturer: string;
  readonly tagline: string;
  readonly heading: string;
  readonly hero: NonNullable<Overrides['home']>['heroPicture'] & object;
  readonly settings: Overrides;
  readonly promos: SiteSpec['promos'];
  readonly pages: SiteSpec['pages'];
}

/** A brand's site: the dealerships that sell it, under the group's settings and its own look. */
export function brandSite({
  brand,
  manufacturer,
  tagline,
  heading,
  hero,
  settings,
  promos,
  pages,
}: BrandSite): SiteSpec {
  const menu: NonNullable<NonNullable<Overrides['header']>['menu']> = [
    { kind: 'models', label: `New ${brand}` },
    { kind: 'link', label: 'In stock', link: '/search/new-used-and-demo-cars' },
    { kind: 'link', label: 'Offers', link: '/offers' },
    { kind: 'link', label: 'Finance', link: '/finance' },
    { kind: 'link', label: 'Service', link: '/service' },
    { kind: 'link', label: 'About', link: '/about-us' },
    { kind: 'link', label: 'Dealerships', link: '/contact' },
  ];
  return {
    slug: `pemberton-${manufacturer}`,
    name: `Pemberton ${brand}`,
    template: 'showroom',
    mark: 'quarters',
    timeZone: 'Australia/Perth',
    manufacturer,
    shows: pembertonDealershipsOf(brand),
    hasMainDealership: true,
    hosts: [`www.pemberton-${manufacturer}.example`],
    settings: {
      ...sharedSettings,
      site: {
        ...sharedSettings.site,
        strapline: tagline,
        description: `New, demo and used ${brand} from Pemberton dealerships across the country.`,
      },
      header: { ...sharedSettings.header, menu },
      footer: {
        ...sharedSettings.footer,
        groups: brandFooter,
        aboutText: `Part of the Pemberton Group: ${brand} in five states.`,
      },
      financeContent: {
        ...sharedSettings.financeContent,
        heading: `What your ${brand} would cost a week.`,
      },
      home: { heroPicture: hero, heroHeading: heading, explorerHeading: `The ${brand} range` },
      ...settings,
    },
    promos,
    pages: pembertonBrandPages(brand, pages),
  };
}
