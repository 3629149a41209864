import type { DealerSpec, Overrides, SiteSpec } from './dealer-spec.ts';
import { pembertonDealerships, pembertonDealershipsOf } from './pemberton-dealerships.ts';
import {
  pembertonBrandPages,
  pembertonFordPages,
  pembertonHyundaiPages,
  pembertonKiaPages,
  pembertonPages,
} from './pages/pemberton-pages.ts';
import { sitePictures } from './site-pictures.ts';
import { pembertonFordTheme, pembertonHyundaiTheme, pembertonKiaTheme } from './themes/pemberton-brands.ts';
import { pembertonTheme } from './themes/pemberton.ts';

/** Of all its sites. */
const sharedSettings: Overrides = {
  site: {
    timeZone: 'Australia/Perth',
    defaultState: 'wa',
    strapline: 'Forty dealerships, five states',
    description:
      'New, demonstrator and used cars of fifteen brands at forty dealerships in WA, SA, VIC, NSW and QLD.',
    usesAutograb: true,
  },
  header: {
    menu: [
      { kind: 'brands', label: 'Brands' },
      {
        kind: 'links',
        label: 'Our stock',
        links: [
          { label: 'Everything', link: '/search/new-used-and-demo-cars' },
          { label: 'New and demo', link: '/search/new-and-demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'From another state', link: '/move-a-car' },
        ],
      },
      { kind: 'link', label: 'Offers', link: '/offers' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      { kind: 'link', label: 'Service & Parts', link: '/service' },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      {
        kind: 'links',
        label: 'The group',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Dealerships', link: '/contact-us' },
          { label: 'Fleet', link: '/fleet' },
          { label: 'Careers', link: '/careers' },
          { label: 'Articles', link: '/blog' },
        ],
      },
    ],
    button: { label: 'Book a test drive', link: '/book-test-drive' },
  },
  footer: {
    groups: [
      {
        title: 'Cars',
        links: [
          { label: 'New', link: '/search/new-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Offers', link: '/offers' },
        ],
      },
      {
        title: 'Own',
        links: [
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Warranty', link: '/warranty' },
        ],
      },
      {
        title: 'Buy and sell',
        links: [
          { label: 'Finance', link: '/finance' },
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Fleet', link: '/fleet' },
        ],
      },
      {
        title: 'Pemberton',
        links: [
          { label: 'The group', link: '/about-us' },
          { label: 'Dealerships', link: '/contact-us' },
          { label: 'Careers', link: '/careers' },
          { label: 'Privacy policy', link: '/privacy-policy' },
        ],
      },
    ],
    legalText:
      'Pemberton Group Holdings Pty Ltd, ABN 11 009 214 608. Drive away prices are for a private buyer in the state where the car stands. Prices excluding government charges leave out stamp duty, registration, CTP and transfer.',
    showsHours: false,
  },
  carCard: {
    showsLocation: true,
    showsFuelTag: true,
    chips: ['body', 'drive', 'seats'],
    reservedTone: 'grey',
  },
  cardButtons: {
    exploreText: 'View details',
    quickEnquiryText: 'Quick enquiry',
    shown: ['explore', 'quickEnquiry'],
  },
  finance: {
    provider: 'marlow_finance',
    providerType: 5,
    excludedDealerships: ['pemberton-prestige-claremont'],
    calculatorRatePercent: 8.29,
  },
  checkout: { reserveAmountCents: 30_000, holdHours: 48 },
  enquiry: { setsDealershipByLocation: true, needsLocationForNewCars: true },
  leads: { routing: 'owner', defaultDestinations: ['crm', 'email'] },
  locations: {
    addressBy: 'dealership',
    mapHeadingOfSeveral: '{count} locations in five states',
    mapZoom: 5,
    cardsPerRow: 4,
    hoursLayout: 'grouped',
    showsServiceLink: true,
  },
  testDrive: { asksDistributionLocation: false },
  tradeIn: { savesValuation: true, evaluatorEmail: 'valuations@pemberton.example' },
  watchlist: { allowsCompare: true, hasGarage: true },
  reviews: { places: ['location'], mostFullStars: 5 },
  pages: {
    blogCategories: [
      { slug: 'buying', name: 'Buying' },
      { slug: 'owning', name: 'Owning' },
    ],
  },
};

const groupSettings: Overrides = {
  ...sharedSettings,
  theme: pembertonTheme,
  home: {
    heroHeading: 'Forty dealerships. One search.',
    heroText: 'Choose the car first. We bring it to the dealership nearest you.',
    heroTiles: ['make', 'body', 'make_model'],
  },
  stock: {
    categories: [
      { slug: 'electric', name: 'Electric', filter: 'fuel = Electric' },
      { slug: 'utes', name: 'Utes', filter: 'body = Ute' },
      { slug: 'western-australia', name: 'In Western Australia', filter: 'state = WA' },
    ],
  },
  search: {
    facets: [
      'car_type',
      'price',
      'make',
      'body',
      'km',
      'year',
      'fuel',
      'transmission',
      'colour',
      'state',
      'dealership_name',
      'location_name',
    ],
    sorts: ['relevant', 'latest', 'priceDesc', 'priceAsc', 'kmAsc'],
    hasDealershipDirectory: true,
    hasManufacturerDirectory: true,
  },
};

interface BrandSite {
  readonly brand: string;
  readonly manufacturer: string;
  readonly tagline: string;
  readonly heading: string;
  readonly settings: Overrides;
  readonly promos: SiteSpec['promos'];
  readonly pages: SiteSpec['pages'];
}

/** A brand's site: the dealerships that sell it, under the group's settings and its own look. */
function brandSite({ brand, manufacturer, tagline, heading, settings, promos, pages }: BrandSite): SiteSpec {
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
        aboutText: `Part of the Pemberton Group: ${brand} in five states.`,
      },
      home: { heroHeading: heading, explorerHeading: `The ${brand} range` },
      ...settings,
    },
    promos,
    pages: pembertonBrandPages(brand, pages),
  };
}

/** Forty dealerships in five states, with a site for all of them and one for each of three brands. */
export const pembertonGroup: DealerSpec = {
  slug: 'pemberton',
  name: 'Pemberton Group',
  kind: 'dealer_group',
  settings: {
    leads: { source: 'Pemberton web', duplicateMinutes: 120 },
    messages: {
      serverError: 'Something went wrong on our side. Please try again, or ring any of our dealerships.',
    },
  },
  staff: [
    { name: 'Ruth Pemberton', email: 'ruth.pemberton@pemberton.example', of: null },
    { name: 'Marco De Luca', email: 'marco.deluca@pemberton.example', of: null },
    { name: 'Simran Kaur', email: 'simran.kaur@pemberton.example', of: 'pemberton-ford-osborne-park' },
    { name: 'Hamish Redmond', email: 'hamish.redmond@pemberton.example', of: 'pemberton-ford-penrith' },
    { name: 'Thandiwe Mensah', email: 'thandiwe.mensah@pemberton.example', of: 'pemberton-kestrel-subiaco' },
    { name: 'Con Georgiou', email: 'con.georgiou@pemberton.example', of: 'pemberton-hyundai-werribee' },
    { name: 'Jodie Schulz', email: 'jodie.schulz@pemberton.example', of: 'pemberton-used-cars-gepps-cross' },
    {
      name: 'Craig Doyle',
      email: 'craig.doyle@pemberton.example',
      of: 'pemberton-kia-toowoomba',
      hasLeft: true,
    },
  ],
  dealerships: pembertonDealerships,
  sites: [
    {
      slug: 'pemberton',
      name: 'Pemberton Group',
      template: 'showroom',
      timeZone: 'Australia/Perth',
      manufacturer: null,
      shows: pembertonDealerships.map(({ slug }) => slug),
      hasMainDealership: true,
      hosts: ['www.pemberton.example', 'pemberton-group.example'],
      settings: groupSettings,
      promos: [
        {
          kind: 'slide',
          name: 'Electric weekend, all showrooms',
          description: 'Borrow one from Friday to Monday.',
          url: '/book-test-drive',
          picture: sitePictures.whiteHatchEv,
          alt: 'A white electric hatch',
          days: [-5, 16],
          position: 1,
        },
        {
          kind: 'slide',
          name: 'Tradies’ week',
          description: 'Trays, racks and canopies fitted while you wait.',
          url: '/search/new-cars',
          picture: sitePictures.whiteWorkUte,
          alt: 'A white work ute',
          days: [3, 24],
          position: 2,
        },
        {
          kind: 'offer',
          name: 'Demonstrators from fifteen brands',
          description: 'Registered, run in, and priced to go before the new plates.',
          url: '/search/demo-cars',
          picture: sitePictures.silverWagon,
          alt: 'A silver wagon',
          days: [-20, 20],
          position: 1,
        },
        {
          kind: 'banner',
          name: 'Move a car across the country',
          url: '/move-a-car',
          days: [null, null],
          position: 1,
          display: ['used'],
        },
        {
          kind: 'card',
          name: 'We bring it to you',
          description: 'Two days inside a state, eight across the Nullarbor.',
          url: '/move-a-car',
          days: [null, null],
          position: 1,
        },
        {
          kind: 'card',
          name: 'Fleet of two to two hundred',
          url: '/fleet',
          days: [-90, 90],
          display: ['new'],
          isStrict: true,
        },
      ],
      pages: pembertonPages,
    },
    brandSite({
      brand: 'Ford',
      manufacturer: 'ford',
      tagline: 'Ford in five states',
      heading: 'Rangers, Everests and the odd Mustang',
      settings: { theme: pembertonFordTheme, stock: { filter: 'make = Ford or car_type = used' } },
      promos: [
        {
          kind: 'slide',
          name: 'Ranger, built for it',
          url: '/search/new-cars',
          picture: sitePictures.orangeSportUte,
          alt: 'An orange ute',
          days: [-30, 60],
          position: 1,
        },
      ],
      pages: pembertonFordPages,
    }),
    brandSite({
      brand: 'Kia',
      manufacturer: 'kia',
      tagline: 'Kia from Rockingham to Caringbah',
      heading: 'Seven years is a long time',
      settings: {
        theme: pembertonKiaTheme,
        stock: { filter: 'make = Kia' },
        promises: { shown: ['newWarranty'], newWarranty: { years: 7, km: null } },
      },
      promos: [
        {
          kind: 'offer',
          name: 'Carnival in stock now',
          description: 'Eight seats, no waiting list.',
          url: '/search/new-cars',
          picture: sitePictures.silverMover,
          alt: 'A silver people mover',
          days: [-10, 25],
          position: 1,
        },
      ],
      pages: pembertonKiaPages,
    }),
    brandSite({
      brand: 'Hyundai',
      manufacturer: 'hyundai',
      tagline: 'Hyundai, coast to coast',
      heading: 'Borrow one for the weekend',
      settings: { theme: pembertonHyundaiTheme, layout: { hero: 'split', laysHeaderOnHomePicture: false } },
      promos: [
        {
          kind: 'slide',
          name: 'Electric, for a weekend',
          url: '/book-test-drive',
          picture: sitePictures.greenSuvEv,
          alt: 'A green electric SUV',
          days: [-14, 28],
          position: 1,
        },
      ],
      pages: pembertonHyundaiPages,
    }),
  ],
};
