import { moretonPromos } from './promos/moreton-promos.ts';
import type { DealerSpec, DealershipSpec, Overrides } from './dealer-spec.ts';
import { moretonPages } from './pages/moreton-pages.ts';
import { heroPicture, sitePicture, workshopPicture } from './site-pictures.ts';
import { moretonTheme } from './themes/moreton.ts';
import type { Week } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const sales: Week = { weekdays: ['08:00', '18:00'], sat: ['08:00', '18:00'], sun: 'closed' };
const service: Week = { weekdays: ['06:30', '17:30'], sat: ['07:00', '12:00'], sun: 'closed' };
const parts: Week = { weekdays: ['07:00', '17:00'], sat: ['07:00', '12:00'], sun: 'closed' };

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Brisbane',
    defaultState: 'qld',
    strapline: 'Brisbane’s northside Toyota dealer',
    description: 'New, demo and certified used Toyotas at Aspley, North Lakes, Morayfield and Cleveland.',
    usesAutograb: true,
  },
  theme: moretonTheme,
  layout: { finder: 'line' },
  // The template is made for used cars; this dealer sells new ones too.
  stock: { templateFilter: '', minimumPhotos: 0, soldDays: 5 },
  search: {
    basePath: '/search/cars',
    variants: ['new-cars', 'demo-cars', 'used-cars', 'new-and-demo-cars'],
    carTypeChoices: ['all', 'newAndDemo', 'used'],
    popularMakes: ['Toyota'],
    callToActionPositions: [8, 17],
    callToActionCards: [
      {
        title: 'What’s yours worth?',
        text: 'Tell us the rego and kilometres and we’ll make you an offer.',
        label: 'Value my car',
        link: '/trade-in',
      },
      {
        title: 'Know your weekly number',
        text: 'Applying takes about ten minutes.',
        label: 'Start',
        link: '/finance-pre-approval',
      },
    ],
  },
  header: {
    menu: [
      { kind: 'models', label: 'New Toyotas' },
      {
        kind: 'links',
        label: 'Our stock',
        links: [
          { label: 'All cars', link: '/search/cars' },
          { label: 'New and demo', link: '/search/new-and-demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Certified', link: '/toyota-certified' },
          { label: 'Book a test drive', link: '/book-test-drive' },
        ],
      },
      { kind: 'link', label: 'Offers', link: '/offers' },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      {
        kind: 'links',
        label: 'Service & parts',
        links: [
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Service', link: '/service' },
          { label: 'Ask for a part', link: '/parts/search' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'Roadside assist', link: '/roadside-assist' },
        ],
      },
      {
        kind: 'links',
        label: 'More',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Fleet', link: '/fleet' },
          { label: 'FAQs', link: '/faqs' },
          { label: 'Careers', link: '/careers' },
          { label: 'Contact', link: '/contact' },
        ],
      },
    ],
    showsOpenToday: true,
    announcement: { text: 'Aspley workshop now opens at 6:30am on weekdays', link: '/book-a-service' },
  },
  footer: {
    groups: [
      {
        title: 'Buy',
        links: [
          { label: 'New and demo', link: '/search/new-and-demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Certified', link: '/toyota-certified' },
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
        title: 'Sell',
        links: [
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Trade-in', link: '/trade-in' },
        ],
      },
      {
        title: 'Moreton',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Fleet', link: '/fleet' },
          { label: 'Careers', link: '/careers' },
          { label: 'Privacy policy', link: '/privacy-policy' },
          { label: 'Terms', link: '/terms-and-conditions' },
        ],
      },
    ],
    facebookUrl: 'https://facebook.example/moretontoyota',
    youtubeUrl: 'https://youtube.example/moretontoyota',
    legalText:
      'ABN 33 102 417 986. Drive away prices are for a private buyer in postcode 4034 and include stamp duty, 12 months registration, CTP and dealer delivery.',
  },
  home: {
    heroPriceRange: { fromCents: 1_000_000, toCents: 15_500_000 },
    heroPicture: heroPicture(
      sitePicture('ute-dual', 'white', 'apron'),
      'A white HiLux in front of the dealership',
    ),
    heroHeading: 'The northside drives Toyota',
    heroText: 'Find the one with your name on it across four yards.',
  },
  price: { defaultType: 'driveAway', explainedTypes: ['driveAway'] },
  carCard: { showsFuelTag: false, newTag: 'Just in', chips: [] },
  cardButtons: {
    shown: ['explore', 'quickEnquiry', 'reserve'],
    reserveText: 'Reserve',
    exploreText: 'View details',
  },
  certified: {
    showsBadge: true,
    showsRibbon: true,
    make: 'Toyota',
    name: 'Toyota Certified',
    dialogText:
      'Inspected by Toyota technicians, with its full book, a clear history and genuine parts where something was worn.',
    moreLink: '/toyota-certified',
  },
  financeContent: {
    heading: 'Sort the repayments, then pick the colour.',
    lead: 'Work it out here. Applying takes about ten minutes, and you can stop and come back to it.',
    creditCheckHint: 'A soft check: it doesn’t change your score and other lenders don’t see it.',
    creditNotice:
      'Moreton Bay Motors Pty Ltd (credit representative 503 671) acts for Wattlebank Ltd, Australian Credit Licence 394 518.',
  },
  finance: {
    provider: 'wattlebank',
    providerType: 4,
    showsWeeklyPriceOnCards: true,
    calculatorRatePercent: 7.99,
    takesApplications: true,
    applicationLenders: ['Wattlebank'],
    hasPersonalisedQuotes: true,
    path: '/finance-enquiry',
  },
  checkout: { reserveAmountCents: 50_000, abovePriceCents: 500_000, hasOnlinePayment: true },
  enquiry: {
    asksRego: true,
    additionalServices: ['Trade-in valuation', 'Test drive', 'Finance quote'],
    needsLocationForNewCars: true,
  },
  locations: {
    mapHeadingOfSeveral: '{count} yards around the bay',
    showsServiceLink: true,
    hoursLayout: 'grouped',
  },
  reviews: { mostFullStars: 5, places: ['home', 'location'] },
  promises: {
    shown: ['newWarranty', 'roadsideAssist'],
    newWarranty: { years: 5, km: null },
    longestWarrantyYears: 10,
  },
  serviceBooking: {
    form: 'registry',
    carsPerDay: 30,
    carsPerDropOff: 6,
    dropOffTimes: ['06:30', '07:00', '07:30', '08:00', '08:30', '09:00', '09:30', '10:00'],
  },
  parts: { takesRequests: true, looksUpPlates: true },
  servicePage: {
    heroImageUrl: workshopPicture('4x4-large', 'white', 'side'),
    showsDropOffNotice: true,
    certifiedBannerText: 'Toyota trained, from apprentices to masters',
    freeRideKm: 8,
  },
  promotions: { displaysStrictly: true },
  pages: {
    blogCategories: [
      { slug: 'vehicle-reviews', name: 'Vehicle reviews' },
      { slug: 'buying', name: 'Buying' },
    ],
  },
  contact: {
    email: 'hello@moreton-toyota.example',
    people: [
      {
        name: 'Tegan Hughes',
        role: 'sales manager',
        department: 'sales',
        place: 'Aspley',
        email: 'tegan.hughes@moreton-toyota.example',
      },
      {
        name: 'Sione Fifita',
        role: 'sales manager',
        department: 'sales',
        place: 'North Lakes',
        email: 'sione.fifita@moreton-toyota.example',
      },
    ],
  },
};

function dealershipIn(
  slug: string,
  city: string,
  said: Pick<DealershipSpec, 'locations' | 'reviews'> & { count: number; lead: string },
): DealershipSpec {
  return {
    slug: `moreton-toyota-${slug}`,
    name: `Moreton Toyota ${city}`,
    makes: ['Toyota'],
    locations: said.locations,
    reviews: said.reviews,
    destinations: [
      { kind: 'crm', name: 'Customer system', address: 'https://crm.moreton-toyota.example/leads' },
      { kind: 'email', name: `${city} managers`, address: said.lead },
    ],
    stock: ordinaryStock({
      scenes: { new: ['apron', 'showroom'], used: ['apron', 'workshop'] },
      count: said.count,
      carTypes: { new: 38, demo: 8, used: 54 },
      newMakes: ['toyota'],
      usedPrices: [11_990, 109_990],
      certified: 0.55,
      lenders: ['wattlebank'],
      dirt: 0.04,
      priceTypes: ['Drive Away', 'Drive Away', 'DAP'],
      runout: { model: 'landcruiser-prado', carTypes: ['new'], saving: 3_000 },
    }),
  };
}

const subjects = ['any', 'car', 'workshop'] as const;

/** A Toyota dealer in Brisbane with four locations and the maker's certified cars. */
export const moretonToyota: DealerSpec = {
  slug: 'moreton',
  name: 'Moreton Bay Motors Pty Ltd',
  kind: 'dealer_group',
  settings: { leads: { source: 'Moreton Toyota website', responseMinutes: 30 } },
  staff: [
    { name: 'Graham Treloar', email: 'graham.treloar@moreton-toyota.example', of: null },
    { name: 'Linh Pham', email: 'linh.pham@moreton-toyota.example', of: null },
    { name: 'Tegan Hughes', email: 'tegan.hughes@moreton-toyota.example', of: 'moreton-toyota-aspley' },
    { name: 'Sione Fifita', email: 'sione.fifita@moreton-toyota.example', of: 'moreton-toyota-north-lakes' },
    {
      name: 'Brett Marshall',
      email: 'brett.marshall@moreton-toyota.example',
      of: 'moreton-toyota-cleveland',
    },
  ],
  dealerships: [
    dealershipIn('aspley', 'Aspley', {
      count: 152,
      lead: 'aspley@moreton-toyota.example',
      reviews: { count: 2871, average: 4.6, subjects },
      locations: [
        {
          name: 'Aspley',
          city: 'Aspley',
          state: 'QLD',
          street: '1180 Gympie Road',
          dealerLicence: '3108844',
          holidays: 'short_days',
          sales: { hours: sales },
          service: { hours: service },
          parts: { hours: parts },
        },
      ],
    }),
    dealershipIn('north-lakes', 'North Lakes', {
      count: 96,
      lead: 'northlakes@moreton-toyota.example',
      reviews: { count: 1140, average: 4.5, subjects },
      locations: [
        {
          name: 'North Lakes',
          city: 'North Lakes',
          state: 'QLD',
          street: '26 Discovery Drive',
          dealerLicence: '3108844',
          holidays: 'sales_only',
          sales: { hours: { ...sales, sun: ['10:00', '16:00'] } },
          service: { hours: service },
          parts: { hours: { ...parts, sat: 'closed' } },
        },
      ],
    }),
    dealershipIn('morayfield', 'Morayfield', {
      count: 68,
      lead: 'morayfield@moreton-toyota.example',
      reviews: { count: 412, average: 4.2, subjects },
      locations: [
        {
          name: 'Morayfield',
          city: 'Morayfield',
          state: 'QLD',
          street: '310 Morayfield Road',
          sales: { hours: { ...sales, mon: ['08:00', '17:00'], thu: ['08:00', '19:00'] } },
        },
      ],
    }),
    dealershipIn('cleveland', 'Cleveland', {
      count: 64,
      lead: 'cleveland@moreton-toyota.example',
      reviews: { count: 688, average: 4.7, subjects },
      locations: [
        {
          name: 'Cleveland',
          city: 'Cleveland',
          state: 'QLD',
          street: '8/61 Wharf Street',
          dealerLicence: '3108844',
          holidays: 'closed',
          sales: { hours: sales },
          // Its hours were never entered.
          service: { hours: null },
          parts: { hours: { ...parts, sat: 'closed' } },
        },
      ],
    }),
  ],
  sites: [
    {
      slug: 'moreton-toyota',
      name: 'Moreton Toyota',
      template: 'supermarket',
      mark: 'sails',
      timeZone: 'Australia/Brisbane',
      manufacturer: 'toyota',
      shows: [
        'moreton-toyota-aspley',
        'moreton-toyota-north-lakes',
        'moreton-toyota-morayfield',
        'moreton-toyota-cleveland',
      ],
      hasMainDealership: true,
      hosts: ['www.moreton-toyota.example', 'moreton-toyota.example'],
      settings,
      promos: moretonPromos,
      pages: moretonPages,
    },
  ],
};
