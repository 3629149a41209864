import type { DealerSpec, DealershipSpec, Overrides } from './dealer-spec.ts';
import { electricScenes } from './dealer-scenes.ts';
import { dealerLicence, repairerLicence } from './licences.ts';
import { privacyPolicy, termsAndConditions, type Publisher } from './pages/law-pages.ts';
import { callToAction, facts, text } from './block.ts';
import { heroPicture, sitePicture } from './site-pictures.ts';
import { kestrelTheme } from './themes/kestrel.ts';
import { wanderlightTheme } from './themes/wanderlight.ts';
import { byAppointment } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const electricStock = (
  count: number,
  scenes: DealershipSpec['stock']['scenes'] = electricScenes,
  priceType = 'Drive Away',
): DealershipSpec['stock'] =>
  ordinaryStock({
    scenes,
    count,
    carTypes: { new: 55, demo: 12, used: 33 },
    newMakes: ['kestrel'],
    usedMakes: ['kestrel', 'tesla', 'byd', 'polestar'],
    usedPrices: [17_990, 89_990],
    lenders: ['kestrel_finance'],
    dirt: 0.03,
    priceTypes: [priceType],
  });

const huonPublisher: Publisher = {
  name: 'Huon Electric',
  address: '31 Lampton Avenue, Derwent Park TAS 7009',
  email: 'privacy@huon-electric.example',
  abn: '58 142 009 331',
};

const huonSettings: Overrides = {
  site: {
    timeZone: 'Australia/Hobart',
    defaultState: 'tas',
    strapline: 'Electric cars in Hobart',
    usesAutograb: true,
  },
  theme: {
    ...kestrelTheme,
    highlightColours: { lead: '#d8ebe4', onLead: '#10241d', spot: '#10241d', onSpot: '#ffffff' },
    cardRadiusPx: 12,
  },
  home: {
    heroPicture: heroPicture(sitePicture('suv-ev', 'blue', 'harbour'), 'A blue electric SUV by the water'),
    heroHeading: 'Tasmania runs on water. So do these.',
    heroText: 'Kestrels new and used, charged from the hydro.',
  },
  financeContent: {
    heading: 'What an electric car costs a week, all in.',
    creditNotice:
      'Huon Electric Pty Ltd (credit representative 526 880) acts for Kestrel Finance Pty Ltd, Australian Credit Licence 411 054.',
  },
  price: { defaultType: 'driveAway', explainedTypes: ['driveAway'] },
  finance: {
    provider: 'kestrel_finance',
    providerType: 2,
    calculatorRatePercent: 7.9,
    calculatorTermYears: 4,
  },
  checkout: { reserveAmountCents: 25_000 },
  locations: { showsFullHours: true },
  // The one dealer of the world that counts its calls.
  contact: { masksPhone: true },
  header: { showsOpenToday: true, emailText: 'Email us' },
  watchlist: { allowsCompare: true },
  reviews: { mostFullStars: 5 },
};

const islandPublisher: Publisher = {
  name: 'Island Electric',
  address: '4 Lagoon Road, Lord Howe Island NSW 2898',
  email: 'hello@island-electric.example',
  abn: '20 611 448 097',
};

const islandSettings: Overrides = {
  site: {
    timeZone: 'Australia/Lord_Howe',
    defaultState: 'nsw',
    strapline: 'Six cars, eleven kilometres of road',
  },
  theme: { ...wanderlightTheme, scheme: 'light' },
  header: {
    menu: [
      { kind: 'link', label: 'The cars', link: '/search/new-used-and-demo-cars' },
      { kind: 'link', label: 'About', link: '/about-us' },
      { kind: 'link', label: 'Find us', link: '/contact-us' },
    ],
  },
  home: {
    heroPicture: heroPicture(
      sitePicture('hatch-ev', 'white', 'dunes'),
      'A white electric hatch on the beach',
    ),
    heroHeading: 'Six cars, eleven kilometres of road',
    heroText: 'If it’s not here, it’s on the next ship.',
  },
  financeContent: { heading: 'Ask us how others pay for theirs.' },
  price: { explainedTypes: ['excludingCharges'] },
  finance: { showsFinance: false },
  checkout: { hasReserveOnline: false },
  tradeIn: { takesTradeIns: false },
  reviews: { mostFullStars: 5 },
  testDrive: { atOnce: 1, asksTime: false },
};

/** Small dealers with accounts of their own, whose Kestrels the maker's site shows. */
export const kestrelPartners: readonly DealerSpec[] = [
  {
    slug: 'huon-electric',
    name: 'Huon Electric Pty Ltd',
    kind: 'dealer_group',
    settings: {},
    staff: [{ name: 'Bronwyn Pascoe', email: 'bronwyn@huon-electric.example', of: null }],
    dealerships: [
      {
        slug: 'huon-electric',
        name: 'Huon Electric',
        makes: ['Kestrel'],
        locations: [
          {
            name: 'Derwent Park',
            city: 'Derwent Park',
            state: 'TAS',
            street: '31 Lampton Avenue',
            dealerLicence: dealerLicence('TAS', 'huon-electric'),
            holidays: 'closed',
            sales: { hours: { weekdays: ['09:00', '17:30'], sat: ['09:30', '13:00'], sun: 'closed' } },
            service: { hours: { weekdays: ['08:00', '17:00'], sat: 'closed', sun: 'closed' } },
          },
        ],
        reviews: { count: 38, average: 4.8, subjects: ['any', 'electric', 'workshop'] },
        destinations: [{ kind: 'email', name: 'Everyone', address: 'hello@huon-electric.example' }],
        stock: electricStock(38, { new: ['harbour', 'showroom'], used: ['harbour', 'workshop'] }),
      },
    ],
    sites: [
      {
        slug: 'huon-electric',
        name: 'Huon Electric',
        template: 'showroom',
        mark: 'wing',
        timeZone: 'Australia/Hobart',
        manufacturer: 'kestrel',
        shows: ['huon-electric'],
        hasMainDealership: true,
        hosts: ['www.huon-electric.example'],
        settings: huonSettings,
        promos: [
          {
            kind: 'card',
            name: 'A weekend on the hydro',
            description: 'Borrow one from Friday to Monday.',
            url: '/book-test-drive',
            days: [-10, 60],
          },
        ],
        pages: [
          {
            path: '/about-us',
            title: 'Huon Electric',
            picture: sitePicture('suv-ev', 'green', 'harbour'),
            blocks: [
              text(
                'Bron ran a hydro station for nineteen years and then wanted to sell what used it. Huon has been an electric workshop since 2016 and a Kestrel partner since the first ship.',
              ),
              facts({ Workshop: 'High-voltage certified', Chargers: '6', 'To the wharf': '5 km' }),
              callToAction(
                'Come for a drive',
                'Up the mountain, and see what you get back coming down.',
                'Book',
                '/book-test-drive',
              ),
            ],
          },
          privacyPolicy(huonPublisher),
          termsAndConditions(
            huonPublisher,
            'Prices are drive away for a private buyer in Tasmania unless the listing says otherwise.',
          ),
        ],
      },
    ],
  },
  {
    slug: 'capital-motor-company',
    name: 'Capital Motor Company Pty Ltd',
    kind: 'dealer_group',
    settings: {},
    staff: [
      { name: 'Anjali Fernando', email: 'anjali@capital-motor.example', of: 'capital-kestrel-fyshwick' },
    ],
    dealerships: [
      {
        slug: 'capital-kestrel-fyshwick',
        name: 'Capital Kestrel',
        makes: ['Kestrel'],
        locations: [
          {
            name: 'Fyshwick',
            city: 'Fyshwick',
            state: 'ACT',
            street: '140 Gladstone Street',
            dealerLicence: dealerLicence('ACT', 'capital-motor-company'),
            repairerLicence: repairerLicence('ACT', 'capital-motor-company') ?? '',
            holidays: 'short_days',
            sales: {
              hours: { weekdays: ['08:30', '17:30'], sat: ['09:00', '16:00'], sun: ['10:00', '15:00'] },
            },
            service: { hours: { weekdays: ['07:30', '17:00'], sat: 'closed', sun: 'closed' } },
          },
        ],
        reviews: { count: 212, average: 4.4, subjects: ['any', 'electric', 'car'] },
        destinations: [{ kind: 'adf_email', name: 'Lead manager', address: 'adf@capital-motor.example' }],
        stock: electricStock(40),
      },
    ],
    sites: [],
  },
  {
    slug: 'top-end-motors',
    name: 'Top End Motors Pty Ltd',
    kind: 'dealer_group',
    settings: {},
    staff: [{ name: 'Jarrah Wilson', email: 'jarrah@top-end-motors.example', of: null }],
    dealerships: [
      {
        slug: 'top-end-kestrel',
        name: 'Top End Kestrel',
        makes: ['Kestrel'],
        locations: [
          {
            name: 'Winnellie',
            city: 'Winnellie',
            state: 'NT',
            street: '388 Stuart Highway',
            dealerLicence: dealerLicence('NT', 'top-end-motors'),
            sales: { hours: { weekdays: ['08:00', '17:00'], sat: ['08:30', '12:00'], sun: 'closed' } },
          },
        ],
        reviews: { count: 9, average: 4.1, subjects: ['any', 'electric'] },
        destinations: [
          { kind: 'crm', name: 'Customer system', address: 'https://crm.top-end-motors.example/leads' },
        ],
        stock: electricStock(36, { new: ['outback', 'showroom'], used: ['outback', 'workshop'] }),
      },
    ],
    sites: [],
  },
  {
    slug: 'island-electric',
    name: 'Island Electric',
    kind: 'dealer_group',
    settings: {},
    staff: [{ name: 'Robyn Thompson', email: 'robyn@island-electric.example', of: null }],
    dealerships: [
      {
        slug: 'island-electric',
        name: 'Island Electric',
        makes: ['Kestrel'],
        locations: [
          {
            name: 'Lord Howe Island',
            city: 'Lord Howe Island',
            state: 'NSW',
            street: '4 Lagoon Road',
            dealerLicence: dealerLicence('NSW', 'island-electric'),
            sales: {
              hours: {
                weekdays: { words: 'When the plane is in', isOpen: true },
                sat: byAppointment,
                sun: 'closed',
              },
            },
          },
        ],
        // Nobody has written one yet.
        reviews: { count: 0, average: 0, subjects: ['any'] },
        destinations: [],
        stock: electricStock(
          6,
          { new: ['dunes', 'showroom'], used: ['dunes', 'workshop'] },
          // What the government takes there depends on where the car is landed.
          'Excl. Govt. Charges',
        ),
      },
    ],
    sites: [
      {
        slug: 'island-electric',
        name: 'Island Electric',
        template: 'local',
        mark: 'wing',
        timeZone: 'Australia/Lord_Howe',
        manufacturer: null,
        shows: ['island-electric'],
        hasMainDealership: true,
        hosts: [],
        settings: islandSettings,
        promos: [],
        pages: [
          {
            path: '/about-us',
            title: 'About us',
            blocks: [
              text(
                'There are about three hundred and fifty people on the island and a speed limit of twenty-five. We thought electric might do. Robyn runs the store too; ring before you walk over.',
              ),
            ],
          },
          privacyPolicy(islandPublisher),
          termsAndConditions(
            islandPublisher,
            'Prices are on the wharf at Lord Howe Island and exclude government charges.',
          ),
        ],
      },
    ],
  },
];
