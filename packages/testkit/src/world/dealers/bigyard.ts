import { fictionFreecall } from '../places/fiction-phones.ts';
import type { DealerSpec, DealershipSpec } from './dealer-spec.ts';
import { bigyardSettings } from './bigyard-settings.ts';
import { bigyardPages } from './pages/bigyard-pages.ts';
import { sitePicture } from './site-pictures.ts';
import type { Week } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const sevenDays: Week = { weekdays: ['09:00', '18:00'], sat: ['09:00', '18:00'], sun: ['10:00', '17:00'] };

/** Who buys cars for all yards sits at one, and keeps hours of its own. */
const buyersAt = 'dandenong';
const buyers: Week = { weekdays: ['09:00', '17:00'], sat: ['09:00', '17:00'], sun: ['10:00', '17:00'] };

function dealershipIn(
  slug: string,
  city: string,
  street: string,
  said: { name: string; count: number; hours: Week; reviews: number; average: number },
): DealershipSpec {
  return {
    slug: `bigyard-${slug}`,
    name: `Bigyard ${said.name}`,
    makes: [],
    locations: [
      {
        name: said.name,
        city,
        state: 'VIC',
        street,
        dealerLicence: 'LMCT 10418',
        holidays: 'short_days',
        sales: { hours: said.hours, phone: fictionFreecall },
        ...(slug === buyersAt && { buying: { hours: buyers } }),
      },
    ],
    reviews: { count: said.reviews, average: said.average, subjects: ['any', 'car'] },
    destinations: [
      { kind: 'webhook', name: 'Lead desk', address: 'https://hooks.bigyard.example/leads' },
      { kind: 'email', name: 'Yard inbox', address: `${slug}@bigyard.example` },
    ],
    stock: ordinaryStock({
      scenes: { new: ['yard', 'workshop'], used: ['yard', 'workshop'] },
      count: said.count,
      carTypes: { used: 97, demo: 3 },
      usedPrices: [6_990, 69_990],
      subscriptions: 0.14,
      lenders: ['tidal_money', 'eastlight_credit', 'plainsight_money'],
      dirt: 0.07,
      voice: 'shouting',
      inspectionPoints: 208,
      priceTypes: ['Drive Away', 'Drive Away', 'drive away no more to pay', null],
    }),
  };
}

/** A used-car supermarket in Melbourne: one price each, subscriptions, buying online. */
export const bigyard: DealerSpec = {
  slug: 'bigyard',
  name: 'Bigyard Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'Dimitri Georgiou', email: 'dimitri.georgiou@bigyard.example', of: null },
    { name: 'Zahra Hussain', email: 'zahra.hussain@bigyard.example', of: null },
    { name: 'Wei Chen', email: 'wei.chen@bigyard.example', of: 'bigyard-dandenong' },
    { name: 'Narelle Boyd', email: 'narelle.boyd@bigyard.example', of: 'bigyard-geelong' },
    { name: 'Omar Haddad', email: 'omar.haddad@bigyard.example', of: 'bigyard-epping' },
  ],
  dealerships: [
    dealershipIn('dandenong', 'Dandenong', '188 Princes Highway', {
      name: 'Dandenong',
      count: 412,
      hours: sevenDays,
      reviews: 2390,
      average: 4.6,
    }),
    dealershipIn('epping', 'Epping', '40 Cooper Street', {
      name: 'Epping',
      count: 337,
      hours: sevenDays,
      reviews: 1704,
      average: 4.6,
    }),
    dealershipIn('hoppers-crossing', 'Hoppers Crossing', '9 Old Geelong Road', {
      name: 'Hoppers Crossing',
      count: 296,
      hours: sevenDays,
      reviews: 1122,
      average: 4.5,
    }),
    dealershipIn('geelong', 'Norlane', '305 Melbourne Road', {
      name: 'Geelong',
      count: 219,
      hours: { ...sevenDays, weekdays: ['09:00', '17:00'], fri: ['09:00', '18:00'] },
      reviews: 596,
      average: 4.7,
    }),
  ],
  sites: [
    {
      slug: 'bigyard',
      name: 'Bigyard',
      template: 'supermarket',
      mark: 'yard',
      timeZone: 'Australia/Melbourne',
      manufacturer: null,
      shows: ['bigyard-dandenong', 'bigyard-epping', 'bigyard-hoppers-crossing', 'bigyard-geelong'],
      hasMainDealership: true,
      hosts: ['www.bigyard.example', 'bigyard.example'],
      settings: bigyardSettings,
      settingsOn: (on) => ({
        promotions: {
          stocktakeWindow: { start: `${on(-5)}T00:00:00+10:00`, expiry: `${on(26)}T00:00:00+10:00` },
          tradeInBannerWindow: { start: `${on(-120)}T00:00:00+10:00`, expiry: `${on(240)}T00:00:00+10:00` },
          stocktakeCard: {
            title: 'Stocktake: fewer cars to count',
            text: 'Have a look before we do.',
            label: 'See the offers',
            link: '/offers',
          },
          popup: {
            title: 'Stocktake: fewer cars to count',
            text: 'Prices have come down at all four yards, and each old price is on record.',
            imageUrl: null,
            button: { label: 'See the cars', link: '/search/used-cars' },
            expiryDate: on(25),
          },
        },
      }),
      promos: [
        {
          kind: 'spin_to_win',
          name: 'Spin for a year of fuel',
          description:
            'One spin, on us. You don’t have to buy anything, and we won’t ring you because you played.',
          url: '/spin-to-win',
          picture: sitePicture('ute-dual', 'silver', 'yard'),
          alt: 'A silver ute',
          days: [-10, 20],
          permitNumber: 'NSW TP/04417, ACT TP 26/01188, SA T26/1093',
          node: {
            prizePoolCents: 1_480_000,
            states: ['vic', 'nsw', 'act', 'sa', 'tas'],
            isInstantWin: true,
            permits: [
              { state: 'nsw', number: 'TP/04417' },
              { state: 'act', number: 'TP 26/01188' },
              { state: 'sa', number: 'T26/1093' },
            ],
            minimumAge: 18,
            claimDays: 90,
            noPrizeWeight: 2_000,
            prizes: [
              {
                key: 'year-of-fuel',
                name: 'A year of fuel',
                short: 'A year of fuel',
                valueCents: 400_000,
                count: 2,
                weight: 2,
                wonTitle: 'A year of fuel, on us',
                wonText: 'Worth $4,000, as a fuel card. Show this code at any of our yards.',
                link: { label: 'Find a yard', href: '/contact-us' },
              },
              {
                key: 'logbook-service',
                name: 'Logbook service',
                short: 'Logbook service',
                valueCents: 40_000,
                count: 10,
                weight: 10,
                wonTitle: 'A logbook service, on us',
                wonText: 'Worth $400, for any car you own. Show this code when you bring it in.',
                link: { label: 'Book the service', href: '/book-a-service' },
              },
              {
                key: 'fuel-card',
                name: '$50 fuel card',
                short: '$50 fuel card',
                valueCents: 5_000,
                count: 40,
                weight: 40,
                wonTitle: 'A $50 fuel card',
                wonText: 'Show this code at any of our yards and we’ll hand it over.',
                link: { label: 'Find a yard', href: '/contact-us' },
              },
              {
                key: 'lollies',
                name: 'A bag of lollies',
                short: 'Lollies',
                valueCents: 400,
                count: 200,
                weight: 200,
                wonTitle: 'A bag of lollies',
                wonText: 'Show this code at any of our yards. They’re the good ones.',
                link: { label: 'Find a yard', href: '/contact-us' },
              },
            ],
          },
          terms: [
            'This is a demonstration: the dealer, the prizes and the permit numbers are made up, and nothing can be won.',
            'Open to residents of VIC, NSW, ACT, SA and TAS aged 18 or over. One entry per person, by a mobile number of their own. No purchase is needed.',
            'There are 2 years of fuel worth $4,000 each, 10 logbook services worth $400 each, 40 fuel cards worth $50 each and 200 bags of lollies worth $4 each. Total prize pool $14,800.',
            'Each spin is drawn by computer at the moment it’s made, with the chances shown on the page at that moment. Winners are told on the spot and by SMS.',
            'Prizes that nobody has claimed after 90 days are drawn again at 188 Princes Highway, Dandenong. The promoter is Bigyard Pty Ltd.',
          ].join('\n'),
        },
        {
          kind: 'banner',
          name: 'Stocktake at all four yards',
          url: '/offers',
          days: [-5, 26],
          position: 1,
          picture: sitePicture('suv-small', 'blue', 'yard'),
          alt: 'A blue SUV',
        },
        {
          kind: 'popup',
          name: 'Fewer cars to count',
          description: 'Prices have come down at all four yards.',
          url: '/offers',
          days: [-5, 25],
        },
        {
          kind: 'card',
          name: 'Selling yours?',
          description: 'Tell us the rego and we’ll make you an offer.',
          url: '/sell-my-car',
          days: [null, null],
          position: 1,
        },
        {
          kind: 'card',
          name: 'Drive it by the week',
          description: 'Subscriptions with insurance and servicing in.',
          url: '/subscribe',
          days: [-60, 300],
          display: ['used'],
        },
        {
          kind: 'card',
          name: 'Demo week',
          description: 'Ex-rental demonstrators at Epping.',
          url: '/search/demo-cars',
          days: [8, 15],
          display: ['demo'],
          isStrict: true,
        },
        {
          kind: 'offer',
          name: 'Utes under $30,000, with a $300 fuel card',
          description:
            'Single cab to dual cab, every one inspected and roadworthy. The fuel card’s in the glovebox when you collect it.',
          url: '/search/used-cars?refinementList[body][0]=Ute&range[price]=:30000',
          picture: sitePicture('ute-dual-work', 'white', 'yard'),
          alt: 'A white ute',
          days: [-2, 28],
          position: 1,
          node: { nouns: ['ute', 'utes'], givesMore: true },
          terms:
            'With used utes in stock at the price on each one’s page, drive away in Victoria, bought before the offer ends. One card each, good at any servo that takes it for 12 months.',
        },
        {
          kind: 'offer',
          name: 'Cup week: open late',
          description: 'Until 8pm on Tuesday and Wednesday.',
          days: [-30, -9],
          url: '/contact-us',
        },
      ],
      pages: bigyardPages,
    },
  ],
};
