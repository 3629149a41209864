import type { DealerSpec, Overrides } from './dealer-spec.ts';
import { meridianPages } from './pages/meridian-pages.ts';
import { pictureUrl } from '../pictures/picture.ts';
import { heroPicture, sitePicture } from './site-pictures.ts';
import { meridianTheme } from './themes/meridian.ts';
import { byAppointment } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Melbourne',
    defaultState: 'vic',
    strapline: 'Electric and rare, South Yarra',
    description:
      'High-end electric cars and a few that won’t be made again, each kept under cover in South Yarra.',
    usesAutograb: true,
  },
  theme: meridianTheme,
  header: {
    menu: [
      { kind: 'link', label: 'Collection', link: '/search/new-used-and-demo-cars' },
      { kind: 'link', label: 'Battery health', link: '/battery-health' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      { kind: 'link', label: 'Sell', link: '/sell-my-car' },
      {
        kind: 'links',
        label: 'The house',
        links: [
          { label: 'About', link: '/about-us' },
          { label: 'Concierge', link: '/concierge' },
          { label: 'Journal', link: '/journal' },
          { label: 'Questions', link: '/faqs' },
          { label: 'Contact', link: '/contact-us' },
        ],
      },
    ],
    button: { label: 'Arrange a drive', link: '/book-test-drive' },
    showsEmail: false,
    opensOnHover: false,
  },
  footer: {
    groups: [
      {
        title: 'Collection',
        links: [
          { label: 'All cars', link: '/search/new-used-and-demo-cars' },
          { label: 'Battery health', link: '/battery-health' },
        ],
      },
      {
        title: 'Service',
        links: [
          { label: 'Concierge', link: '/concierge' },
          { label: 'Warranty', link: '/warranty' },
        ],
      },
      {
        title: 'The house',
        links: [
          { label: 'About', link: '/about-us' },
          { label: 'Journal', link: '/journal' },
          { label: 'Contact', link: '/contact-us' },
          { label: 'Privacy', link: '/privacy-policy' },
        ],
      },
    ],
    instagramUrl: 'https://instagram.example/meridianelectric',
    showsHours: false,
    legalText: 'ABN 72 633 190 425. Prices are drive away for a private buyer in Victoria.',
  },
  home: {
    heroPicture: heroPicture(sitePicture('sedan-ev', 'black', 'gallery'), 'A black electric sedan'),
    locationPicture: {
      url: pictureUrl(sitePicture('coupe', 'silver', 'gallery', 'side')),
      alt: 'A silver coupe in the old tram workshop',
    },
    heroHeading: 'Silence, at speed.',
    heroText: 'Electric and rare cars, each kept under cover in South Yarra.',
    heroTiles: ['make'],
    allStockText: 'View all {count}',
    featurePath: '/battery-health',
    heroPriceStepCents: 500_000,
    heroPriceRange: { fromCents: 5_000_000, toCents: 18_000_000 },
  },
  pages: {
    blogPath: '/journal',
    blogName: 'Journal',
    blogCategories: [{ slug: 'road-notes', name: 'Road notes' }],
    blogButtons: ['testDrive', 'stock'],
  },
  stock: { soldDays: 14, priceRangeEdgesCents: [6_000_000, 7_500_000, 10_000_000, 12_500_000, 15_000_000] },
  search: {
    pageSize: 12,
    directoryPageSize: 12,
    callToActionPositions: [],
    callToActionCards: [],
    facets: ['body', 'price', 'make', 'year', 'fuel', 'colour'],
    facetsShownOpen: 3,
  },
  carCard: {
    newTagMost: 1,
    showsFuelTag: false,
    newTag: 'Just received',
    soldTag: 'Sold',
    reservedTone: 'grey',
    chips: ['drive'],
  },
  cardButtons: { shown: ['explore'], exploreText: 'View' },
  price: {
    defaultType: 'driveAway',
    explainedTypes: ['driveAway'],
    noPriceText: 'Price on request',
    showsWasPrice: false,
    typeLabels: {
      driveAway: 'Drive away',
      excludingCharges: 'Excl. govt charges',
      estimate: 'Estimated drive away',
    },
  },
  financeContent: {
    heading: 'The figures, before the drive.',
    creditNotice:
      'Meridian Electric (credit representative 521 406) acts for Ridgeline Finance Pty Ltd, Australian Credit Licence 405 833.',
  },
  finance: {
    provider: 'ridgeline_finance',
    calculatorTermYears: 4,
    providerType: 7,
    showsWeeklyPrice: false,
    calculatorRatePercent: 7.49,
    abovePriceCents: 1_000_000,
  },
  checkout: {
    reserveAmountCents: 200_000,
    holdHours: 72,
    promiseText: '{amount} holds this car for {hours} hours, returned in full if you decide against it.',
  },
  media: { listQuality: 100 },
  locations: {
    embedsMap: false,
    usesDarkMapCard: true,
    showsFullHours: true,
    mapHeading: 'By appointment, or ring the bell',
  },
  testDrive: {
    slotMinutes: 120,
    atOnce: 1,
    noticeHours: 24,
    conditions: 'Please bring your driver licence. Drivers are over 25; the insurance excess is $5,000.',
  },
  sidebarButtons: {
    testDriveText: 'Arrange a drive',
    enquireText: 'Enquire',
    reserveText: 'Hold this car',
    shown: ['testDrive', 'enquire', 'reserve', 'call', 'location'],
  },
  vehiclePage: {
    whyBuyFromUs: [
      {
        title: 'The battery, measured',
        text: 'Capacity and balance in writing before any deposit, and charged for you to drive.',
        cars: 'fuel = Electric',
      },
      { title: 'Under cover', text: 'Eighteen degrees and out of the weather, until you take it home.' },
    ],
    featuresShown: 12,
  },
  watchlist: { allowsFavourites: false, saveText: 'Keep' },
  enquiry: { asksRego: false, defaultContactMethod: 'Email' },
  reviews: { places: ['location'], quantity: 6, mostFullStars: 5 },
};

/** Luxury and electric cars in South Yarra, few and by appointment. */
export const meridianElectric: DealerSpec = {
  slug: 'meridian',
  name: 'Meridian Electric Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'Eleni Nikolaidis', email: 'eleni@meridian-electric.example', of: null },
    { name: 'Hugo Lehmann', email: 'hugo@meridian-electric.example', of: 'meridian-electric' },
  ],
  dealerships: [
    {
      slug: 'meridian-electric',
      name: 'Meridian Electric',
      makes: [],
      locations: [
        {
          name: 'South Yarra',
          city: 'South Yarra',
          state: 'VIC',
          street: '402 Chapel Street',
          dealerLicence: 'LMCT 12907',
          holidays: 'closed',
          sales: {
            hours: {
              weekdays: ['10:00', '18:00'],
              mon: byAppointment,
              sat: byAppointment,
              sun: byAppointment,
            },
          },
        },
      ],
      // All of its reviews are here, so that the average is their own.
      reviews: { count: 27, average: 4.9, subjects: ['any', 'electric'] },
      destinations: [
        { kind: 'email', name: 'The house', address: 'hello@meridian-electric.example' },
        {
          kind: 'webhook',
          name: 'Diary',
          address: 'https://diary.meridian-electric.example/hooks/leads',
          categories: ['Test Drive Enquiry'],
        },
      ],
      stock: ordinaryStock({
        scenes: { new: ['gallery', 'showroom'], used: ['gallery', 'showroom'] },
        count: 31,
        carTypes: { used: 8, demo: 2 },
        usedMakes: ['tesla', 'polestar', 'porsche', 'volvo', 'genesis'],
        // Electric by name; the few with an engine are those that won’t be made again.
        fuels: { Electric: 14, 'Plug-in Hybrid': 4, Hybrid: 3 },
        usedPrices: [58_000, 345_000],
        lenders: ['ridgeline_finance'],
        dirt: 0,
        voice: 'premium',
        priceTypes: ['Drive Away'],
      }),
    },
  ],
  sites: [
    {
      slug: 'meridian-electric',
      name: 'Meridian Electric',
      template: 'showroom',
      mark: 'meridian',
      timeZone: 'Australia/Melbourne',
      manufacturer: null,
      shows: ['meridian-electric'],
      hasMainDealership: true,
      hosts: ['www.meridian-electric.example', 'meridian.example'],
      settings,
      promos: [
        {
          kind: 'slide',
          name: 'Silence, at speed.',
          url: '/search/new-used-and-demo-cars',
          picture: sitePicture('sedan-ev', 'black', 'gallery'),
          alt: 'A black electric sedan',
          days: [null, null],
          position: 1,
          hidesOverlay: true,
        },
        {
          kind: 'card',
          name: 'An evening with the battery',
          description: 'How capacity is measured, with a glass of something.',
          url: '/battery-health',
          days: [12, 30],
        },
      ],
      pages: meridianPages,
    },
  ],
};
