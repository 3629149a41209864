import type { DealerSpec, Overrides } from './dealer-spec.ts';
import { kestrelPartners } from './kestrel-partners.ts';
import { kestrelPages } from './pages/kestrel-pages.ts';
import { pembertonDealershipsOf } from './pemberton-dealerships.ts';
import { heroPicture, sitePicture } from './site-pictures.ts';
import { kestrelTheme } from './themes/kestrel.ts';

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Melbourne',
    defaultState: 'vic',
    strapline: 'Electric, and not much else',
    description:
      'Every Kestrel for sale in Australia, new, demonstrator and used, with the partner who has it.',
    usesAutograb: true,
  },
  theme: kestrelTheme,
  layout: { hero: 'split', laysHeaderOnHomePicture: false },
  // Partners sell other makes too; the maker shows its own.
  stock: { filter: 'make = Kestrel' },
  watchlist: { allowsCompare: true },
  search: {
    hasManufacturerDirectory: true,
    hasDealershipDirectory: true,
    facets: [
      'car_type',
      'badge',
      'body',
      'price',
      'km',
      'year',
      'colour',
      'state',
      'city',
      'dealership_name',
    ],
    callToActionPositions: [8],
    callToActionCards: [
      {
        title: 'Charging, plainly',
        text: 'What it takes and what it costs.',
        label: 'Read',
        link: '/charging',
      },
    ],
  },
  header: {
    menu: [
      { kind: 'models', label: 'Range' },
      { kind: 'link', label: 'Cars in stock', link: '/search/new-used-and-demo-cars' },
      { kind: 'link', label: 'Charging', link: '/charging' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      { kind: 'link', label: 'Partners', link: '/partners' },
      {
        kind: 'links',
        label: 'More',
        links: [
          { label: 'Offers', link: '/offers' },
          { label: 'About Kestrel', link: '/about-us' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'News', link: '/news' },
          { label: 'Contact', link: '/contact' },
        ],
      },
    ],
    button: { label: 'Drive one', link: '/book-test-drive' },
    showsPhone: false,
  },
  footer: {
    groups: [
      {
        title: 'Cars',
        links: [
          { label: 'In stock', link: '/search/new-used-and-demo-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
        ],
      },
      {
        title: 'Own',
        links: [
          { label: 'Charging', link: '/charging' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'Book a service', link: '/book-a-service' },
        ],
      },
      {
        title: 'Kestrel',
        links: [
          { label: 'About', link: '/about-us' },
          { label: 'Partners', link: '/partners' },
          { label: 'News', link: '/news' },
          { label: 'Privacy', link: '/privacy-policy' },
        ],
      },
    ],
    showsHours: false,
    instagramUrl: 'https://instagram.example/kestrelau',
    youtubeUrl: 'https://youtube.example/kestrelau',
    legalText:
      'Kestrel Australia Pty Ltd, ABN 86 650 771 204. Each car is sold by the partner who has it, at that partner’s price.',
  },
  home: {
    heroPicture: heroPicture(sitePicture('suv-ev', 'green', 'apron'), 'A green electric SUV in the sun'),
    heroHeading: 'It hovers.',
    heroText: 'Light, quiet and sold by people you can find on a map.',
    explorerHeading: 'The range',
    featurePath: '/charging',
    heroTiles: ['body', 'make_model'],
  },
  pages: { blogPath: '/news', blogName: 'News', blogCategories: [{ slug: 'news', name: 'News' }] },
  models: {
    cardFacts: ['fromPrice', 'description', 'stockCount'],
    fromPriceText: 'From {amount} before on-road costs',
  },
  price: { defaultType: 'driveAway', explainedTypes: ['driveAway', 'excludingCharges'] },
  carCard: { showsLocation: true, chips: ['body', 'drive', 'colour'], showsFuelTag: false },
  cardButtons: { shown: ['explore', 'testDrive'], exploreText: 'View', testDriveText: 'Drive it' },
  financeContent: {
    heading: 'What a Kestrel costs, a week at a time.',
    creditNotice:
      'Kestrel Australia Pty Ltd (credit representative 530 297) acts for Kestrel Finance Pty Ltd, Australian Credit Licence 411 054.',
  },
  finance: {
    provider: 'kestrel_finance',
    providerType: 5,
    calculatorRatePercent: 6.9,
    calculatorTermYears: 4,
    excludedMakes: [],
  },
  checkout: { reserveAmountCents: 40_000, holdHours: 72 },
  tradeIn: { takesTradeIns: false },
  leads: { routing: 'owner', source: 'Kestrel Australia' },
  enquiry: { setsDealershipByLocation: true, needsLocationForNewCars: true, asksRego: false },
  locations: {
    mapHeadingOfSeveral: '{count} partners',
    mapZoom: 4,
    addressBy: 'dealership',
    linksToContactPage: false,
    // Most partners show the same wall: what differs is where they are and when they are open.
    cardFacts: ['rating', 'address', 'hours', 'phone'],
    cardsPerRow: 4,
  },
  reviews: { hidesReviews: false, places: ['location'], mostFullStars: 5 },
  certified: {
    showsBadge: true,
    make: 'Kestrel',
    name: 'Kestrel Renewed',
    dialogText:
      'Battery measured, software current, worn parts replaced and two years of cover from the maker.',
  },
  promises: {
    shown: ['newWarranty', 'roadsideAssist'],
    newWarranty: { years: 5, km: null },
    roadsideMonths: 60,
  },
  contact: { email: 'hello@kestrel.example' },
  serviceBooking: {
    form: 'frame',
    frameUrl: 'https://book.kestrel.example/service',
    iframeProvider: 'Kestrel Service Desk',
    timeFrameUrl: 'https://book.kestrel.example/times',
  },
};

/** A maker's national site: it has no yards, and shows the cars of others. */
export const kestrelAustralia: DealerSpec = {
  slug: 'kestrel-australia',
  name: 'Kestrel Australia Pty Ltd',
  kind: 'manufacturer',
  settings: {},
  dealerships: [],
  staff: [
    { name: 'Ingrid Jansen', email: 'ingrid.jansen@kestrel.example', of: null },
    { name: 'Hao Zhang', email: 'hao.zhang@kestrel.example', of: null },
  ],
  sites: [
    {
      slug: 'kestrel',
      name: 'Kestrel Australia',
      template: 'showroom',
      mark: 'wing',
      timeZone: 'Australia/Melbourne',
      manufacturer: 'kestrel',
      shows: [
        ...pembertonDealershipsOf('Kestrel'),
        ...kestrelPartners.flatMap(({ dealerships }) => dealerships.map(({ slug }) => slug)),
      ],
      hasMainDealership: false,
      hosts: ['www.kestrel.example', 'kestrel.example'],
      settings,
      promos: [
        {
          kind: 'slide',
          name: 'It hovers.',
          description: 'Light, quiet and built without cobalt.',
          url: '/models',
          picture: sitePicture('suv-ev', 'green', 'gallery'),
          alt: 'A green electric SUV',
          days: [null, null],
          position: 1,
        },
        {
          kind: 'slide',
          name: 'The hatch is back',
          url: '/search/new-cars?refinementList[body][0]=Hatch',
          picture: sitePicture('hatch-ev', 'white', 'gallery'),
          alt: 'A white electric hatch',
          days: [-40, 80],
          position: 2,
        },
        {
          kind: 'offer',
          name: 'A wall charger with every demo',
          description: 'Supplied and fitted on a standard board.',
          url: '/search/demo-cars',
          picture: sitePicture('sedan-ev', 'silver', 'gallery'),
          alt: 'A silver electric sedan',
          days: [-11, 19],
          position: 1,
          node: { nouns: ['demo', 'demos'], givesMore: true },
          terms: 'Demonstrators in stock with a partner. Standard single-phase installation up to $1,200.',
        },
        {
          kind: 'banner',
          name: 'Spring software is out',
          url: '/news/over-the-air-in-spring',
          days: [-35, 10],
        },
      ],
      pages: kestrelPages,
    },
  ],
};
