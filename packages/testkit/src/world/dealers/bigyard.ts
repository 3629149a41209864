import { fictionFreecall } from '../places/fiction-phones.ts';
import type { DealerSpec, DealershipSpec, Overrides } from './dealer-spec.ts';
import { bigyardPages } from './pages/bigyard-pages.ts';
import { sitePictures } from './site-pictures.ts';
import { bigyardTheme } from './themes/bigyard.ts';
import type { Week } from './week.ts';
import { yardStock } from './yard-stock.ts';

const sevenDays: Week = { weekdays: ['09:00', '18:00'], sat: ['09:00', '17:00'], sun: ['10:00', '17:00'] };

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Melbourne',
    defaultState: 'vic',
    strapline: 'Used cars in Melbourne and Geelong',
    description: 'Used cars with one drive away price each, four yards, open seven days, 48-hour money back.',
    usesAutograb: true,
    usesRedbook: true,
  },
  theme: bigyardTheme,
  header: {
    menu: [
      {
        kind: 'links',
        label: 'Buy',
        links: [
          { label: 'All used cars', link: '/search/used-cars' },
          { label: 'Under $15,000', link: '/search/used-cars?price=0-15000' },
          { label: 'Utes', link: '/search/used-cars?body=Ute' },
          { label: '7 seaters', link: '/search/used-cars?seats=7' },
          { label: 'Subscriptions', link: '/subscribe' },
        ],
      },
      { kind: 'brands', label: 'Makes' },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      { kind: 'link', label: 'Finance', link: '/apply-for-finance' },
      { kind: 'link', label: 'Yards', link: '/contact-us' },
      {
        kind: 'links',
        label: 'Help',
        links: [
          { label: '48-hour money back', link: '/money-back' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'FAQs', link: '/faqs' },
          { label: 'Guides', link: '/blog' },
        ],
      },
    ],
    showsOpenToday: true,
    emailText: 'Write to us',
  },
  footer: {
    groups: [
      {
        title: 'Buy',
        links: [
          { label: 'All used cars', link: '/search/used-cars' },
          { label: 'Electric and hybrid', link: '/search/used-cars?fuel=Electric' },
          { label: 'Subscriptions', link: '/subscribe' },
        ],
      },
      {
        title: 'Sell',
        links: [
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Trade-in', link: '/trade-in' },
          { label: 'How we value', link: '/how-we-value' },
        ],
      },
      {
        title: 'Yards',
        links: [
          { label: 'Dandenong', link: '/locations/dandenong' },
          { label: 'Epping', link: '/locations/epping' },
          { label: 'Hoppers Crossing', link: '/locations/hoppers-crossing' },
          { label: 'Geelong', link: '/locations/geelong' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: '48-hour money back', link: '/money-back' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'FAQs', link: '/faqs' },
          { label: 'Privacy policy', link: '/privacy-policy' },
          { label: 'Terms', link: '/terms-and-conditions' },
        ],
      },
    ],
    facebookUrl: 'https://facebook.example/bigyard',
    instagramUrl: 'https://instagram.example/bigyard',
    youtubeUrl: 'https://youtube.example/bigyard',
    aboutText: 'Four yards, one price on every windscreen. Open seven days.',
    legalText:
      'Bigyard Pty Ltd, ABN 64 619 228 013. All prices are drive away for a private buyer in Victoria and include stamp duty, transfer fee and remaining registration.',
  },
  home: {
    heroHeading: 'One price each. Drive away.',
    heroText: 'No add-ons at the desk. If you change your mind, bring it back within 48 hours.',
    heroPriceRange: { fromCents: 500_000, toCents: 7_500_000 },
  },
  stock: {
    soldDays: 7,
    categories: [
      { slug: 'first-cars', name: 'First cars', filter: 'price < 15000 and seats >= 4' },
      { slug: 'seven-seats', name: '7 seats and more', filter: 'seats >= 7' },
      { slug: 'subscriptions', name: 'By subscription', filter: 'subscription_price is present' },
      { slug: 'electric-and-hybrid', name: 'Electric and hybrid', filter: 'fuel in (Electric, Hybrid)' },
    ],
  },
  search: {
    facets: [
      'price',
      'weekly_price_range',
      'subscription_price',
      'make',
      'body',
      'km',
      'year',
      'fuel',
      'transmission',
      'seats',
      'colour',
      'location_name',
      'filtered_features',
    ],
    popularMakes: ['Toyota', 'Ford', 'Mazda', 'Hyundai', 'Kia', 'Mitsubishi', 'Nissan'],
    callToActionCards: [
      {
        title: 'We buy cars, even if you don’t buy ours',
        text: 'Paid by direct credit once it passes its inspection.',
        label: 'Get my offer',
        link: '/sell-my-car',
      },
      {
        title: 'Bring it back',
        text: '48 hours, 300 km, no argument.',
        label: 'How it works',
        link: '/money-back',
      },
    ],
  },
  pages: {
    blogCategories: [{ slug: 'buying-guides', name: 'Buying guides' }],
    blogButtons: ['stock', 'reserve'],
  },
  searchControls: { boxLabel: 'Try “Hilux under $40k” or “7 seats”' },
  carCard: {
    newTag: 'Just in',
    reservedTone: 'grey',
    greenManualTags: ['price drop'],
    details: ['condition', 'transmission', 'odometer', 'fuel'],
  },
  price: {
    offersSubscriptions: true,
    showsSaving: true,
    defaultType: 'driveAway',
    noPriceText: 'Ask for price',
    marketIndicatorText: '{amount} below market',
  },
  finance: {
    provider: 'tidal_money',
    providerType: 6,
    showsWeeklyPriceOnCards: true,
    path: '/apply-for-finance',
    calculatorRatePercent: 9.24,
  },
  checkout: {
    hasBuyOnline: true,
    hasCheckoutJourney: true,
    journeyCarTypes: ['used', 'demo'],
    reserveAmountCents: 20_000,
    holdHours: 24,
    promiseText: '{amount} holds this car for {hours} hours. {percent}% refundable, no reason asked.',
    paymentProcessors: ['card'],
    hasOnlinePayment: true,
  },
  vehiclePage: {
    whatsIncluded: [
      'Roadworthy certificate',
      'Registration as shown',
      '208-point inspection sheet',
      'Two keys or we cut one',
    ],
    whyBuyFromUs: [
      { title: 'One price', text: 'The same here, on the windscreen and on the paper.' },
      { title: '48 hours', text: 'Bring it back within two days and 300 km.' },
      {
        title: 'History in full',
        text: 'Write-off, finance and odometer checks before it goes on the site.',
      },
    ],
  },
  promises: {
    shown: ['moneyBack', 'usedWarranty', 'roadsideAssist'],
    moneyBack: { days: 2, returnBy: '17:00', mostKm: 300, carsPerCustomer: 2, perMonths: 12 },
    usedWarranty: { standardYears: 3, mechanicalYears: 3 },
  },
  locations: { mapHeadingOfSeveral: '{count} big locations', embedsMap: false, cardsPerRow: 4 },
  enquiry: { needsMessage: false, defaultContactMethod: 'SMS', needsTerms: true },
  reviews: {
    places: ['home', 'location', 'vehicle'],
    allReviewsUrl: 'https://reviews.example/bigyard',
    mostFullStars: 5,
  },
  promotions: { hasSpinToWin: true, shufflesRest: true },
  accounts: { gatesSpinToWin: true, gatesCheckout: true },
  watchlist: { compareLimit: 4 },
  tradeIn: {
    asksForImages: true,
    savesValuation: true,
    evaluatorEmail: 'valuations@bigyard.example',
    states: ['vic', 'nsw', 'sa'],
  },
  tradeInContent: { buyingTeamHours: 'Every day 9am-5pm', smsFrom: 'Bigyard' },
  contact: { hasAssistant: true, assistantName: 'Yardie', masksPhone: true },
  sidebarButtons: {
    reserveText: 'Buy online',
    shown: [
      'reserve',
      'enquire',
      'testDrive',
      'finance',
      'tradeIn',
      'call',
      'historyReport',
      'location',
      'assistant',
    ],
  },
};

function yard(
  slug: string,
  city: string,
  street: string,
  said: { name: string; count: number; hours: Week; reviews: number; average: number },
): DealershipSpec {
  return {
    slug: `bigyard-${slug}`,
    name: `Bigyard ${said.name}`,
    makes: [],
    yards: [
      {
        name: said.name,
        city,
        state: 'VIC',
        street,
        dealerLicence: 'LMCT 10418',
        holidays: 'short_days',
        sales: { hours: said.hours, phone: fictionFreecall },
      },
    ],
    reviews: { count: said.reviews, average: said.average, subjects: ['any', 'car'] },
    destinations: [
      { kind: 'webhook', name: 'Lead desk', address: 'https://hooks.bigyard.example/leads' },
      { kind: 'email', name: 'Yard inbox', address: `${slug}@bigyard.example` },
    ],
    stock: yardStock({
      count: said.count,
      carTypes: { used: 97, demo: 3 },
      usedPrices: [6_990, 69_990],
      subscriptions: 0.14,
      lenders: ['tidal_money'],
      dirt: 0.07,
      voice: 'shouting',
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
    yard('dandenong', 'Dandenong', '188 Princes Highway', {
      name: 'Dandenong',
      count: 412,
      hours: sevenDays,
      reviews: 2390,
      average: 4.6,
    }),
    yard('epping', 'Epping', '40 Cooper Street', {
      name: 'Epping',
      count: 337,
      hours: sevenDays,
      reviews: 1704,
      average: 4.6,
    }),
    yard('hoppers-crossing', 'Hoppers Crossing', '9 Old Geelong Road', {
      name: 'Hoppers Crossing',
      count: 296,
      hours: sevenDays,
      reviews: 1122,
      average: 4.5,
    }),
    yard('geelong', 'Norlane', '305 Melbourne Road', {
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
      timeZone: 'Australia/Melbourne',
      manufacturer: null,
      shows: ['bigyard-dandenong', 'bigyard-epping', 'bigyard-hoppers-crossing', 'bigyard-geelong'],
      hasMainDealership: true,
      hosts: ['www.bigyard.example', 'bigyard.example'],
      settings,
      settingsOn: (on) => ({
        promotions: {
          stocktakeWindow: { start: `${on(-5)}T00:00:00+10:00`, expiry: `${on(26)}T00:00:00+10:00` },
          tradeInBannerWindow: { start: `${on(-120)}T00:00:00+10:00`, expiry: `${on(240)}T00:00:00+10:00` },
          popup: {
            title: 'Stocktake: fewer cars to count',
            text: 'Every car with a yellow tag has a lower price than last month, and the old one is on record.',
            imageUrl: null,
            button: { label: 'Show me the yellow tags', link: '/offers' },
            expiryDate: on(25),
          },
        },
      }),
      promos: [
        {
          kind: 'spin_to_win',
          name: 'Spin for a year of fuel',
          description: 'One spin a person. Win fuel, a service or a bag of lollies.',
          url: '/spin-to-win',
          picture: sitePictures.silverUte,
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
            prizes: [
              { name: 'A year of fuel', valueCents: 400_000, count: 2 },
              { name: 'Logbook service', valueCents: 40_000, count: 10 },
              { name: '$50 fuel card', valueCents: 5_000, count: 40 },
              { name: 'A bag of lollies', valueCents: 400, count: 200 },
            ],
          },
          terms:
            'Open to residents of VIC, NSW, ACT, SA and TAS aged 18 or over with a driver licence. One entry per person. Total prize pool $14,800. Winners are told at once and by SMS; unclaimed prizes are drawn again after 90 days at 188 Princes Highway, Dandenong. The promoter is Bigyard Pty Ltd.',
        },
        {
          kind: 'banner',
          name: 'Stocktake: yellow tags at all four yards',
          url: '/offers',
          days: [-5, 26],
          position: 1,
          picture: sitePictures.blueSmallSuv,
          alt: 'A blue SUV',
        },
        {
          kind: 'popup',
          name: 'Fewer cars to count',
          description: 'Lower prices on everything with a yellow tag.',
          url: '/offers',
          days: [-5, 25],
        },
        {
          kind: 'card',
          name: 'Type the rego. Get a number.',
          description: 'It stands for seven days.',
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
          name: 'Utes under $30,000',
          description: 'Twelve of them, inspected and roadworthy.',
          url: '/search/used-cars?body=Ute',
          picture: sitePictures.whiteWorkUte,
          alt: 'A white ute',
          days: [-2, 28],
          position: 1,
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
