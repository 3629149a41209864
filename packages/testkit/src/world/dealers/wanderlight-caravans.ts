import type { DealerSpec, Overrides } from './dealer-spec.ts';
import { wanderlightPages } from './pages/wanderlight-pages.ts';
import { pictureUrl } from '../pictures/picture.ts';
import { heroPicture, sitePicture } from './site-pictures.ts';
import { wanderlightTheme } from './themes/wanderlight.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Brisbane',
    defaultState: 'qld',
    strapline: 'Every van under one roof, Bundaberg',
    description:
      'New and used caravans, pop-tops and campers, all under one roof in Bundaberg, with a workshop and a weighbridge.',
  },
  theme: wanderlightTheme,
  layout: { hero: 'wide' },
  header: {
    menu: [
      {
        kind: 'links',
        label: 'Vans',
        links: [
          { label: 'All vans', link: '/search/caravans' },
          { label: 'Offers', link: '/offers' },
        ],
      },
      { kind: 'link', label: 'Sell my van', link: '/sell-my-car' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      { kind: 'link', label: 'Weigh-in', link: '/weigh-in' },
      { kind: 'link', label: 'Service & parts', link: '/service' },
      { kind: 'link', label: 'The shed', link: '/about-us' },
      { kind: 'link', label: 'Find us', link: '/contact-us' },
    ],
    button: { label: 'Come for a look', link: '/book-test-drive' },
    showsEmail: false,
  },
  footer: {
    groups: [
      {
        title: 'Vans',
        links: [
          { label: 'All vans', link: '/search/caravans' },
          { label: 'New', link: '/search/new-cars' },
          { label: 'Used', link: '/search/used-cars' },
        ],
      },
      {
        title: 'Workshop',
        links: [
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Weighbridge', link: '/weigh-in' },
          { label: 'Warranty', link: '/warranty' },
        ],
      },
      {
        title: 'Us',
        links: [
          { label: 'The shed', link: '/about-us' },
          { label: 'Questions', link: '/faqs' },
          { label: 'Find us', link: '/contact-us' },
          { label: 'Privacy', link: '/privacy-policy' },
        ],
      },
    ],
    facebookUrl: 'https://facebook.example/wanderlight',
    aboutText: '14 Johnston Street, Bundaberg QLD 4670. Every van under one roof, out of the sun.',
    legalText:
      'ABN 90 151 402 277. Prices are drive away for a private buyer in Queensland. There is no statutory warranty on caravans in Queensland; new vans have their maker’s.',
  },
  home: {
    locationPicture: {
      url: pictureUrl(sitePicture('caravan', 'white', 'dunes', 'rear')),
      alt: 'A van outside the shed',
    },
    heroPicture: heroPicture(
      sitePicture('caravan', 'white', 'dunes'),
      'A white caravan on the beach at dusk',
    ),
    heroHeading: 'Every van under one roof.',
    heroText:
      'Walk through all of them out of the weather, lie on the beds, then ask us what your car can really tow.',
    heroTiles: ['make', 'body'],
    allStockText: 'See all {count} vans',
    newestHeading: 'In the shed this week',
    quickHeading: 'Who’s coming along?',
    featurePath: '/weigh-in',
    heroPriceRange: { fromCents: 2_000_000, toCents: 12_000_000 },
  },
  stock: {
    itemTypes: ['caravan'],
    categories: [
      { slug: 'two-of-us', name: 'Just two of us', filter: 'sleeps = 2' },
      { slug: 'family', name: 'The kids', filter: 'sleeps >= 4' },
      { slug: 'under-50', name: 'Under $50,000', filter: 'price < 50000' },
      {
        slug: 'pop-tops-and-campers',
        name: 'Pop-tops and campers',
        filter: "body in ('Pop Top', 'Hybrid Camper', 'Camper Trailer')",
      },
      { slug: 'off-road', name: 'Off road', filter: "body = 'Off-Road Caravan'" },
      { slug: 'light', name: 'Light to tow', filter: 'tare < 1700' },
    ],
    featureList: [
      'Ensuite',
      'Solar Panels',
      'Lithium Battery',
      'Roll-out Awning',
      'Independent Coil Suspension',
      'Air Conditioning',
      'Washing Machine',
      'Diesel Heater',
    ],
    priceRangeEdgesCents: [2_500_000, 5_000_000, 7_500_000, 10_000_000],
  },
  search: {
    pageSize: 14,
    basePath: '/search/caravans',
    variants: ['new-cars', 'used-cars'],
    carTypeChoices: ['all', 'new', 'used'],
    callToActionCards: [
      {
        title: 'What can your car tow?',
        text: 'Tell us the make, model and year. We’ll do the sums.',
        label: 'Ask Jenny',
        link: '/contact-us',
      },
    ],
  },
  price: { defaultType: 'driveAway', explainedTypes: ['driveAway'] },
  searchControls: {
    showResultsText: 'Show me {count} vans',
    emptyText: 'Change one thing, or tell us who’s coming along:',
    boxHint: 'Try “Jayco under $60k” or “sleeps 4”',
  },
  carCard: {
    noDetailsText: 'Like this one? We may have its cousin.',
    newTag: 'Just in',
  },
  cardButtons: {
    shown: ['quickEnquiry'],
    exploreText: 'View details',
    quickEnquiryText: 'Ask Jenny',
    similarText: 'Find me one like it',
  },
  watchlist: { allowsCompare: true },
  vehiclePage: {
    soldNotice: 'This van has found its people.',
    soldOffer: 'Tell us what you liked about it and we’ll find you a similar one.',
    offersPdf: true,
    // Whether it can be towed and who can sleep in it comes before what Jenny says of it.
    sections: ['keyInformation', 'comments', 'features', 'specifications', 'finance', 'call', 'promoBanner'],
    sectionTitles: {
      keyInformation: 'Size and weights',
      summary: 'In short',
      specifications: 'Everything on the plate',
      comments: 'What we say about it',
      whatsIncluded: 'What’s included',
      whyBuyFromUs: 'Why us?',
      reserveOnline: 'Reserve online',
      protectYourCar: 'Protect your van',
      features: 'Features',
      finance: 'Finance',
    },
    keyInformation: ['body', 'colour', 'stocknum', 'vin', 'buildDate'],
  },
  financeContent: {
    heading: 'What the van costs a week, and what’s left for the trip.',
    creditNotice:
      'Wanderlight Caravans (credit representative 487 115) acts for Redgum Finance Pty Ltd, Australian Credit Licence 390 662.',
  },
  finance: {
    provider: 'redgum_finance',
    providerType: 3,
    calculatorRatePercent: 9.99,
    calculatorTermYears: 7,
    comparisonBasis: { amountCents: 3_000_000, termYears: 5, isSecured: true },
  },
  checkout: { hasReserveOnline: false },
  sidebarButtons: {
    shown: ['testDrive', 'finance', 'enquire', 'call', 'tradeIn', 'historyReport', 'location'],
  },
  testDrive: {
    slotMinutes: 60,
    conditions:
      'Come as you are, and bring the car you’ll tow with if you can: its plate says what it may pull.',
  },
  tradeIn: { form: 'enquiry', asksAboutFinance: true },
  tradeInContent: {
    notFoundText: 'Vans aren’t in the rego lookup. Ring Jenny and tell her what’s on the plate.',
  },
  serviceBooking: {
    serviceTypes: [
      'Annual service',
      'Brakes and bearings',
      'Gas certificate',
      'Weigh-in',
      'Water leak',
      'Insurance repair',
    ],
    needsInterval: false,
    bringText: 'The van’s service book and its keys. Leave the gas bottles on and the fridge empty.',
    asksRepairQuestion: true,
    asksComments: false,
  },
  contact: {
    email: 'office@wanderlight-caravans.example',
    people: [
      {
        name: 'Jenny Waters',
        role: 'who knows every van in the shed',
        department: 'sales',
        place: null,
        email: 'jenny@wanderlight-caravans.example',
      },
      {
        name: 'Mick Lando',
        role: 'service and the weighbridge',
        department: 'service',
        place: null,
        email: 'mick@wanderlight-caravans.example',
      },
    ],
  },
  servicePage: {
    heading: 'Weigh it before you go',
    bookText: 'Book in',
    certifiedBannerText: null,
    benefits: [
      { title: 'Brakes and bearings', text: 'Before every long trip, and after every beach.' },
      { title: 'Gas certificates', text: 'Licensed, same day.' },
      { title: 'Free weigh-ins', text: 'Ball, axles and car.' },
    ],
    alsoCards: [
      {
        title: 'Warranty on used vans',
        text: 'What the law leaves out, we put in.',
        label: 'Read it',
        link: '/warranty',
      },
    ],
  },
  enquiry: {
    asksRego: false,
    categories: [
      'General Enquiry',
      'New Car Enquiry',
      'Used Car Enquiry',
      'Service Enquiry',
      'Parts Enquiry',
      'Finance Enquiry',
    ],
  },
  pages: {
    blogCategories: [{ slug: 'on-the-road', name: 'On the road' }],
    blogButtons: ['stock'],
    blogLead: 'Mick and Jenny on towing, packing and the first week away, from the shed in Bundaberg.',
  },
  reviews: { mostFullStars: 5 },
};

/** A caravan yard in Bundaberg. */
export const wanderlightCaravans: DealerSpec = {
  slug: 'wanderlight',
  name: 'Wanderlight Caravans Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'Jenny Waters', email: 'jenny@wanderlight-caravans.example', of: null },
    { name: 'Mick Lando', email: 'mick@wanderlight-caravans.example', of: 'wanderlight-caravans' },
    { name: 'Asha Singh', email: 'asha@wanderlight-caravans.example', of: 'wanderlight-caravans' },
  ],
  dealerships: [
    {
      slug: 'wanderlight-caravans',
      name: 'Wanderlight Caravans',
      makes: ['Jayco'],
      locations: [
        {
          name: 'Bundaberg',
          city: 'Bundaberg',
          state: 'QLD',
          street: '14 Johnston Street',
          dealerLicence: '4418820',
          holidays: 'closed',
          sales: { hours: { weekdays: ['08:30', '16:30'], sat: ['09:00', '13:00'], sun: 'closed' } },
          // Nobody remembered to take the old hours away when Saturdays were given up.
          service: {
            hours: {
              weekdays: ['08:00', '16:00'],
              sat: { words: '8am - 12pm', isOpen: false },
              sun: 'closed',
            },
          },
        },
      ],
      reviews: { count: 204, average: 4.9, subjects: ['any', 'caravan'] },
      destinations: [
        { kind: 'email', name: 'Office', address: 'office@wanderlight-caravans.example' },
        { kind: 'adf_email', name: 'Lead manager', address: 'adf@wanderlight-caravans.example' },
      ],
      stock: ordinaryStock({
        scenes: { new: ['dunes', 'outback'], used: ['dunes', 'outback'] },
        count: 41,
        carTypes: { new: 45, used: 55 },
        itemType: 'caravan',
        newMakes: ['jayco'],
        usedPrices: [14_990, 124_990],
        lenders: ['redgum_finance'],
        dirt: 0.05,
        voice: 'caravan',
        priceTypes: ['Drive Away'],
      }),
    },
  ],
  sites: [
    {
      slug: 'wanderlight-caravans',
      name: 'Wanderlight Caravans',
      template: 'local',
      mark: 'horizon',
      timeZone: 'Australia/Brisbane',
      manufacturer: null,
      shows: ['wanderlight-caravans'],
      hasMainDealership: true,
      hosts: ['www.wanderlight-caravans.example'],
      settings,
      settingsOn: (on) => ({
        promotions: {
          popup: {
            title: 'Open weekend in the shed',
            text: 'Saturday and Sunday, 9am to 4pm at 14 Johnston Street. The makers will be on the stand, and the surf club has the sausages on.',
            imageUrl: null,
            button: { label: 'When and where', link: '/contact-us' },
            expiryDate: on(12),
          },
        },
      }),
      promos: [
        {
          kind: 'slide',
          name: 'New off-roaders in the shed',
          url: '/search/new-cars?refinementList[body][0]=Off-Road+Caravan',
          picture: sitePicture('caravan-offroad', 'white', 'outback'),
          alt: 'An off-road caravan',
          days: [-9, 50],
          position: 1,
        },
        {
          kind: 'popup',
          name: 'Open weekend in the shed',
          description: 'Sausages, makers, every bed made.',
          url: '/contact-us',
          picture: sitePicture('caravan-poptop', 'white', 'dunes'),
          alt: 'A pop-top caravan',
          days: [-3, 13],
        },
        {
          kind: 'offer',
          name: 'Solar and lithium on the house',
          description: 'A 200 W panel and a 100 Ah battery, fitted to any new van of 20 feet or more.',
          url: '/search/new-cars?range[length]=20:',
          picture: sitePicture('caravan', 'white', 'dunes'),
          alt: 'A white caravan',
          days: [-15, 16],
          position: 1,
          node: { nouns: ['new van', 'new vans'], givesMore: true },
          terms: 'On new vans in stock, ordered before the offer ends. Fitted in Bundaberg.',
        },
        {
          kind: 'card',
          name: 'Free weigh-in',
          description: 'Any van, wherever you bought it.',
          url: '/weigh-in',
          days: [null, null],
        },
      ],
      pages: wanderlightPages,
    },
  ],
};
