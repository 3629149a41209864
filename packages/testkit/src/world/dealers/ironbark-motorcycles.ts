import type { DealerSpec, Overrides } from './dealer-spec.ts';
import { ironbarkPages } from './pages/ironbark-pages.ts';
import { pictureUrl } from '../pictures/picture.ts';
import { heroPicture, sitePicture } from './site-pictures.ts';
import { ironbarkTheme } from './themes/ironbark.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Melbourne',
    defaultState: 'vic',
    strapline: 'New and used bikes in Ballarat',
    description: 'New and used motorcycles, gear and a workshop in Wendouree.',
    usesAutograb: true,
  },
  theme: ironbarkTheme,
  layout: { finder: 'line' },
  // The template is made for used cars with many photos; a bike is new as often, and has three.
  stock: {
    itemTypes: ['motorcycle'],
    templateFilter: '',
    minimumPhotos: 0,
    categories: [{ slug: 'learner', name: 'Learner approved', filter: 'lams = yes' }],
    featureList: [
      'ABS',
      'Quick Shifter',
      'Traction Control',
      'Heated Grips',
      'Panniers',
      'Cruise Control',
      'Crash Bars',
      'Learner Approved',
    ],
    priceRangeEdgesCents: [500_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
  },
  search: {
    basePath: '/search/bikes',
    variants: ['new-cars', 'demo-cars', 'used-cars'],
    carTypeChoices: ['all', 'new', 'demo', 'used'],
    callToActionCards: [
      {
        title: 'Cash for bikes',
        text: 'If we’d put our name on it, we’ll buy it today.',
        label: 'Sell us yours',
        link: '/sell-my-car',
      },
    ],
  },
  searchControls: {
    boxHint: 'Try “LAMS under $9k” or “low seat”',
    showResultsText: 'Show me {count} bikes',
    emptyText: 'Change one thing, or ring the shop:',
  },
  header: {
    menu: [
      {
        kind: 'links',
        label: 'Bikes',
        links: [
          { label: 'All bikes', link: '/search/bikes' },
          { label: 'New', link: '/search/new-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Learners', link: '/learners' },
          { label: 'Offers', link: '/offers' },
        ],
      },
      { kind: 'brands', label: 'Makes' },
      { kind: 'link', label: 'Sell', link: '/sell-my-car' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      { kind: 'link', label: 'Workshop', link: '/service' },
      { kind: 'link', label: 'Parts', link: '/accessories' },
      { kind: 'link', label: 'Shop', link: '/about-us' },
    ],
    emailText: 'Contact us',
    button: { label: 'Book a ride', link: '/book-test-drive' },
  },
  footer: {
    groups: [
      {
        title: 'Bikes',
        links: [
          { label: 'All bikes', link: '/search/bikes' },
          { label: 'Learners', link: '/learners' },
          { label: 'Offers', link: '/offers' },
        ],
      },
      {
        title: 'Workshop',
        links: [
          { label: 'Book in', link: '/book-a-service' },
          { label: 'Parts and gear', link: '/accessories' },
          { label: 'Warranty', link: '/warranty' },
        ],
      },
      {
        title: 'Shop',
        links: [
          { label: 'Who we are', link: '/about-us' },
          { label: 'Jobs', link: '/careers' },
          { label: 'Find us', link: '/contact-us' },
          { label: 'Privacy', link: '/privacy-policy' },
        ],
      },
    ],
    instagramUrl: 'https://instagram.example/ironbarkmoto',
    youtubeUrl: 'https://youtube.example/ironbarkmoto',
    legalText:
      'ABN 40 128 775 903. Prices are ride away for a private buyer in Victoria unless the listing says otherwise.',
  },
  home: {
    heroPicture: heroPicture(sitePicture('bike-cruiser', 'black', 'lane'), 'A black cruiser in the lane'),
    locationPicture: {
      url: pictureUrl(sitePicture('bike-naked', 'red', 'lane', 'side')),
      alt: 'A red bike in the lane beside the shop',
    },
    heroHeading: 'Sit on everything',
    heroText: 'Nobody rolls their eyes. Half of us started on a postie.',
    heroTiles: ['make', 'body'],
    allStockText: 'See all {count} bikes',
    heroPriceRange: { fromCents: 300_000, toCents: 4_000_000 },
    heroPriceStepCents: 25_000,
  },
  carCard: {
    // All stand in the one shop.
    showsLocation: false,
    details: ['condition', 'engine', 'odometer', 'seatHeight'],
    newTag: 'Fresh in',
    reservedTag: 'On hold',
    manualTagTone: 'green',
    soldTag: 'Sold',
  },
  cardButtons: { shown: ['explore', 'testDrive'], exploreText: 'Look closer', testDriveText: 'Ride it' },
  price: {
    defaultType: 'driveAway',
    explainedTypes: ['driveAway'],
    typeLabels: {
      driveAway: 'Ride away',
      excludingCharges: 'Excl. govt charges',
      estimate: 'Estimated ride away',
    },
    showsMarketIndicator: false,
  },
  financeContent: {
    heading: 'Get your numbers straight, then go for a ride.',
    creditNotice:
      'Ironbark Motorcycles (credit representative 509 748) acts for Plainsight Money Pty Ltd, Australian Credit Licence 387 940.',
  },
  finance: {
    provider: 'plainsight_money',
    providerType: 1,
    oldestYears: 10,
    calculatorTermYears: 4,
    calculatorRatePercent: 10.95,
    abovePriceCents: 300_000,
    hasPersonalisedQuotes: true,
  },
  checkout: { reserveAmountCents: 10_000, abovePriceCents: 100_000, needsAutograb: false, holdHours: 24 },
  sidebarButtons: {
    testDriveText: 'Ride it',
    callText: 'Ring the shop',
    shown: ['testDrive', 'enquire', 'reserve', 'call', 'finance', 'tradeIn', 'location'],
  },
  vehiclePage: {
    sectionTitles: {
      keyInformation: 'Will it fit me?',
      summary: 'In short',
      specifications: 'All specs',
      comments: 'What we reckon',
      whatsIncluded: 'What’s included',
      whyBuyFromUs: 'Why us?',
      reserveOnline: 'Hold it online',
      protectYourCar: 'Protect your bike',
      features: 'Features',
      finance: 'Finance',
    },
    keyInformation: ['odometer', 'body', 'colour', 'regoExpiry'],
  },
  testDrive: {
    slotMinutes: 60,
    conditions:
      'A licence for the bike, your own gear, and a $1,000 hold on a card that we’ll release when you’re back.',
  },
  enquiry: { needsMessage: false, asksRego: false },
  contact: {
    email: 'shop@ironbark-motorcycles.example',
    people: [
      {
        name: 'Thao Huynh',
        role: 'bikes and learners',
        department: 'sales',
        place: null,
        email: 'thao@ironbark-motorcycles.example',
      },
      {
        name: 'Gaz Pascoe',
        role: 'who runs the workshop',
        department: 'service',
        place: null,
        email: 'gaz@ironbark-motorcycles.example',
      },
    ],
  },
  parts: { takesRequests: true, path: '/accessories' },
  servicePage: {
    heading: 'The workshop',
    bookText: 'Book in',
    certifiedBannerText: null,
    benefits: [
      { title: 'Mechanics who ride', text: 'They’ll feel what you mean by a wobble at eighty.' },
      { title: 'A dyno in the back', text: 'You’ll see the figures before and after.' },
      { title: 'Tyres while you wait', text: 'On the bench and balanced in an hour, with a coffee.' },
    ],
    alsoCards: [],
  },
  serviceBooking: {
    serviceTypes: ['Service', 'Tyres', 'Chain and sprockets', 'Roadworthy', 'Dyno', 'Crash repair'],
    needsInterval: false,
    bringText: 'Your service book, both keys, and the panniers off it.',
    intervals: [
      'First, 1,000 km',
      '6,000 km',
      '10,000 km',
      '12,000 km',
      '20,000 km',
      '24,000 km',
      'I am not sure',
    ],
  },
  pages: { blogCategories: [{ slug: 'garage', name: 'Garage' }] },
  reviews: { mostFullStars: 5 },
  locations: { hoursLayout: 'grouped', closedSaturdayText: 'Closed' },
};

/** A motorcycle shop in Ballarat. */
export const ironbarkMotorcycles: DealerSpec = {
  slug: 'ironbark',
  name: 'Ironbark Motorcycles Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'Gaz Pascoe', email: 'gaz@ironbark-motorcycles.example', of: null },
    { name: 'Thao Huynh', email: 'thao@ironbark-motorcycles.example', of: 'ironbark-motorcycles' },
  ],
  dealerships: [
    {
      slug: 'ironbark-motorcycles',
      name: 'Ironbark Motorcycles',
      makes: ['Yamaha', 'Triumph', 'KTM'],
      locations: [
        {
          name: 'Wendouree',
          city: 'Wendouree',
          state: 'VIC',
          street: '1014 Howitt Street',
          dealerLicence: 'LMCT 9733',
          // Monday is the day off: no row for it.
          sales: {
            hours: {
              weekdays: ['09:00', '17:30'],
              mon: null,
              fri: ['09:00', '19:00'],
              sat: ['09:00', '15:00'],
              sun: null,
            },
          },
          service: { hours: { weekdays: ['08:00', '17:00'], mon: null, sat: ['08:00', '12:00'], sun: null } },
        },
      ],
      reviews: { count: 431, average: 4.7, subjects: ['any', 'motorcycle'] },
      destinations: [
        { kind: 'email', name: 'Shop', address: 'shop@ironbark-motorcycles.example' },
        {
          kind: 'webhook',
          name: 'Workshop board',
          address: 'https://board.ironbark-motorcycles.example/in',
          categories: ['Service Booking'],
        },
      ],
      stock: ordinaryStock({
        scenes: { new: ['lane', 'outback'], used: ['lane', 'outback'] },
        count: 156,
        carTypes: { new: 42, demo: 6, used: 52 },
        itemType: 'motorcycle',
        newMakes: ['yamaha', 'triumph', 'ktm'],
        usedPrices: [2_990, 32_990],
        lenders: ['plainsight_money'],
        dirt: 0.08,
        voice: 'workshop',
        priceTypes: ['Drive Away', null],
        runout: { carTypes: ['new'], saving: 500 },
      }),
    },
  ],
  sites: [
    {
      slug: 'ironbark-motorcycles',
      name: 'Ironbark Motorcycles',
      template: 'supermarket',
      mark: 'leaf-wheel',
      timeZone: 'Australia/Melbourne',
      manufacturer: null,
      shows: ['ironbark-motorcycles'],
      hasMainDealership: true,
      hosts: ['www.ironbark-motorcycles.example', 'ironbark.example'],
      settings,
      promos: [
        {
          kind: 'banner',
          name: 'Demo day at the old quarry',
          description: 'Bring your licence and your gear. We’ll bring eight bikes.',
          url: '/contact-us',
          picture: sitePicture('bike-naked', 'red', 'lane'),
          alt: 'A red naked bike',
          days: [-4, 6],
          position: 1,
        },
        {
          kind: 'card',
          name: 'Learner? Start here.',
          description: 'Every LAMS-approved bike in the shop.',
          url: '/learners',
          days: [null, null],
          position: 1,
        },
        {
          kind: 'offer',
          name: 'Runout: last year’s bikes',
          description: 'New bikes with a 2025 build plate, full warranty from the day you ride out.',
          url: '/search/new-cars?range[year]=:2025',
          picture: sitePicture('bike-adventure', 'orange', 'outback'),
          alt: 'An orange adventure bike',
          days: [-25, 5],
          position: 1,
          node: {
            saving: { cents: 50_000, basis: 'the price of each' },
            nouns: ['bike', 'bikes'],
          },
          terms: 'On new bikes in stock, ridden away before the offer ends. Not with other discounts.',
        },
        {
          kind: 'offer',
          name: 'Gloves and a helmet with a used bike',
          description: 'Off the shelf in the shop, in your size, up to $400 the two.',
          url: '/search/used-cars',
          picture: sitePicture('bike-retro', 'green', 'lane'),
          alt: 'A green classic bike',
          days: [-9, 21],
          position: 2,
          node: { nouns: ['used bike', 'used bikes'], givesMore: true },
          terms:
            'With used bikes in stock at the price on each one’s page, bought before the offer ends. What’s over $400 you pay yourself.',
        },
        {
          kind: 'offer',
          name: 'Winter tyre deal',
          description: 'A pair fitted and balanced.',
          url: '/book-a-service',
          days: [-160, -75],
        },
      ],
      pages: ironbarkPages,
    },
  ],
};
