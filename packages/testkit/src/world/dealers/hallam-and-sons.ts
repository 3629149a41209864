import { fictionMobile } from '../places/fiction-phones.ts';
import type { DealerSpec, Overrides } from './dealer-spec.ts';
import { hallamPages } from './pages/hallam-pages.ts';
import { pictureUrl } from '../pictures/picture.ts';
import { placeView } from '../pictures/place-view.ts';
import { heroPicture, sitePicture, workshopPicture } from './site-pictures.ts';
import { hallamTheme } from './themes/hallam.ts';
import { byAppointment } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Sydney',
    defaultState: 'nsw',
    strapline: 'Cowra, since 1962',
    description:
      'Utes, wagons and first cars on the corner of Redfern and Kendal in Cowra. Isuzu UTE dealer and workshop.',
    usesAutograb: true,
    titleSuffix: 'Hallam & Sons, Cowra',
  },
  theme: hallamTheme,
  header: {
    menu: [
      {
        kind: 'links',
        label: 'On the yard',
        links: [
          { label: 'Everything on the yard', link: '/search/new-used-and-demo-cars' },
          { label: 'Utes', link: '/search/new-used-and-demo-cars?refinementList[body][0]=Ute' },
          { label: 'Under $15,000', link: '/search/used-cars?range[price]=:15000' },
          { label: 'Book a test drive', link: '/book-test-drive' },
        ],
      },
      { kind: 'models', label: 'New Isuzu' },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      { kind: 'link', label: 'Finance', link: '/finance' },
      {
        kind: 'links',
        label: 'Service & parts',
        links: [
          { label: 'Service', link: '/service' },
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Offers', link: '/offers' },
          { label: 'Ask for a part', link: '/parts/search' },
        ],
      },
      { kind: 'link', label: 'The family', link: '/the-family' },
      { kind: 'link', label: 'Find us', link: '/contact-us' },
    ],
    showsEmail: false,
  },
  footer: {
    groups: [
      {
        title: 'Cars',
        links: [
          { label: 'All on the yard', link: '/search/new-used-and-demo-cars' },
          { label: 'Utes', link: '/search/new-used-and-demo-cars?refinementList[body][0]=Ute' },
          { label: 'Book a test drive', link: '/book-test-drive' },
          { label: 'Under $15,000', link: '/search/used-cars?range[price]=:15000' },
        ],
      },
      {
        title: 'Workshop',
        links: [
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Ask for a part', link: '/parts/search' },
          { label: 'Warranty', link: '/warranty' },
        ],
      },
      {
        title: 'Sell',
        links: [
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Farm trades', link: '/farm-trades' },
        ],
      },
      {
        title: 'Us',
        links: [
          { label: 'The family', link: '/the-family' },
          { label: 'Find us', link: '/contact-us' },
          { label: 'Apprentices', link: '/careers' },
          { label: 'Privacy policy', link: '/privacy-policy' },
        ],
      },
    ],
    facebookUrl: 'https://facebook.example/hallamandsons',
    aboutText: '77 Redfern Street, Cowra NSW 2794. Three generations on the same corner.',
    legalText:
      'ABN 18 004 462 390. Drive away prices are for a private buyer in NSW 2794 and include stamp duty, transfer and the registration shown.',
  },
  home: {
    heroPicture: heroPicture(sitePicture('ute-dual-tour', 'blue', 'paddock'), 'A blue ute in a paddock'),
    locationPicture: {
      url: pictureUrl(sitePicture('4x4-large', 'green', 'paddock', 'side')),
      alt: 'A green four-wheel drive by the shed',
    },
    heroHeading: 'Cowra’s been buying utes from us since 1962.',
    heroText: 'On the corner of Redfern and Kendal, and the same family to talk to when you come back.',
    heroTiles: ['body', 'make'],
    featurePath: '/the-family',
    heroPriceRange: { fromCents: 500_000, toCents: 7_500_000 },
  },
  stock: {
    itemTypes: ['car'],
    categories: [
      { slug: 'first-cars', name: 'First cars under $15,000', filter: 'price < 15000' },
      {
        slug: 'with-a-tow-bar',
        name: 'Anything with a tow bar',
        filter: "features = 'Tow Bar' or body = Ute",
      },
    ],
  },
  carCard: {
    soldTag: 'Sold',
    newTag: 'Just in',
    comingSoonTag: 'Coming soon',
    manualTagTone: 'green',
    reservedTag: 'Spoken for',
  },
  search: { pageSize: 14 },
  cardButtons: {
    shown: ['quickEnquiry', 'testDrive'],
    exploreText: 'View details',
    quickEnquiryText: 'Ask David',
  },
  price: {
    noPriceText: 'Come and make an offer',
    showsMarketIndicator: false,
    defaultType: 'driveAway',
    explainedTypes: ['driveAway'],
  },
  finance: {
    provider: 'broadacre_lending',
    providerType: 2,
    calculatorRatePercent: 9.49,
    calculatorTermYears: 5,
    showsWeeklyPrice: false,
    takesApplications: true,
    applicationLenders: ['Broadacre Lending'],
    hasPersonalisedQuotes: true,
  },
  financeContent: {
    heading: 'Sort the money out before you sort the ute out.',
    lead: 'Work it out here, apply in about ten minutes, and David rings you with the real figures.',
    creditCheckHint: 'A soft check: it doesn’t change your score and other lenders don’t see it.',
    creditNotice:
      'Hallam & Sons (credit representative 476 018) acts for Broadacre Lending Pty Ltd, Australian Credit Licence 389 204.',
  },
  checkout: {
    rule: 'site',
    siteRule: 'car_type = used and price > 3000',
    reserveAmountCents: 20_000,
    holdHours: 72,
    afterReserveText: 'It’s off the yard until we’ve spoken. David will ring you today or tomorrow.',
  },
  locations: {
    closedSaturdayText: 'By appointment only',
    linksToContactPage: false,
    showsServiceLink: true,
    showsRepairerLicence: true,
  },
  enquiry: {
    submitText: 'Send it to David',
    answeredBy: 'David',
    asksOptIn: false,
    collectionNotice:
      'We’ll use your details to get back to you, and that’s it. The rest is in our privacy policy.',
  },
  watchlist: { allowsCompare: true },
  messages: { pageNotFound: 'Nothing here. It may have sold, so have a look round the yard.' },
  contact: {
    email: 'yard@hallam-and-sons.example',
    people: [
      {
        name: 'David Hallam',
        role: 'owner',
        department: 'sales',
        place: null,
        email: 'david@hallam-and-sons.example',
      },
      {
        name: 'Ros McKenzie',
        role: 'finance and paperwork',
        department: 'sales',
        place: null,
        email: 'ros@hallam-and-sons.example',
      },
      {
        name: 'Tyson Bell',
        role: 'workshop',
        department: 'service',
        place: null,
        email: 'tyson@hallam-and-sons.example',
      },
    ],
  },
  servicePage: {
    heroImageUrl: workshopPicture('ute-dual', 'white', 'side'),
    heading: 'Book it in, borrow a car',
    bookText: 'Book a service',
    certifiedBannerText: 'Isuzu UTE service dealer',
    contact: 'details',
  },
  parts: { takesRequests: true, looksUpPlates: true },
  serviceBooking: {
    carsPerDay: 6,
    carsPerDropOff: 1,
    intervals: [
      '10,000 km',
      '15,000 km',
      '30,000 km',
      '60,000 km',
      '100,000 km',
      'No idea, it just needs doing',
    ],
  },
  pages: {
    blogCategories: [
      { slug: 'from-the-workshop', name: 'From the workshop' },
      { slug: 'buying', name: 'Buying' },
    ],
  },
  promises: {
    shown: ['newWarranty', 'engineGuarantee'],
    newWarranty: { years: 6, km: 150_000 },
    engineGuaranteeText:
      'Lifetime engine guarantee: buy your Isuzu new from us, have Tyson service it on time, and if the engine lets go through no fault of yours we’ll mend it or replace it, for as long as you own it.',
    engineGuaranteeCars: 'make = Isuzu and car_type = new',
    conditionsText:
      'Serviced here at every interval in the book, and not raced. Ring David or Tyson to claim: we wear the cost.',
  },
  reviews: { mostFullStars: 5, heading: 'What people round here say' },
  tradeIn: { plateFieldOn: ['home'] },
  tradeInContent: {
    startHeading: 'Sell us your car',
    plateFieldHeading: 'What’s yours worth?',
    buyingTeamHours: 'Mon-Fri 8am-5.30pm, Sat 8.30am-12.30pm',
  },
};

/** A family's dealership in the country: utes, a workshop, and the same people for decades. */
export const hallamAndSons: DealerSpec = {
  slug: 'hallam',
  name: 'E. J. Hallam & Sons Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'David Hallam', email: 'david@hallam-and-sons.example', of: null },
    { name: 'Ros McKenzie', email: 'ros@hallam-and-sons.example', of: 'hallam-and-sons' },
    { name: 'Tyson Bell', email: 'tyson@hallam-and-sons.example', of: 'hallam-and-sons' },
  ],
  dealerships: [
    {
      slug: 'hallam-and-sons',
      name: 'Hallam & Sons',
      makes: ['Isuzu'],
      locations: [
        {
          name: 'Cowra',
          city: 'Cowra',
          state: 'NSW',
          street: '77 Redfern Street',
          dealerLicence: 'MD 004462',
          repairerLicence: 'MVRL 023319',
          holidays: 'closed',
          sales: {
            hours: { weekdays: ['08:00', '17:30'], sat: ['08:30', '12:30'], sun: byAppointment },
            phone: fictionMobile('hallam/david'),
          },
          service: { hours: { weekdays: ['07:30', '17:30'], sat: ['08:00', '12:00'], sun: 'closed' } },
          parts: {
            hours: {
              weekdays: { words: 'From 7.30 till Jim goes home', isOpen: true },
              sat: ['08:00', '12:00'],
              sun: 'closed',
            },
          },
        },
      ],
      reviews: { count: 318, average: 4.9, subjects: ['any', 'car', 'workshop'] },
      destinations: [{ kind: 'email', name: 'David and Ros', address: 'yard@hallam-and-sons.example' }],
      stock: ordinaryStock({
        scenes: { new: ['paddock', 'workshop'], used: ['paddock', 'workshop'] },
        count: 64,
        carTypes: { new: 12, demo: 3, used: 85 },
        newMakes: ['isuzu'],
        usedMakes: [
          'toyota',
          'isuzu',
          'ford',
          'holden',
          'mitsubishi',
          'nissan',
          'mazda',
          'subaru',
          'hyundai',
          'kia',
        ],
        usedPrices: [4_990, 76_990],
        lenders: ['broadacre_lending'],
        dirt: 0.09,
        voice: 'family',
        priceTypes: ['Drive Away', null],
      }),
    },
  ],
  sites: [
    {
      slug: 'hallam-and-sons',
      name: 'Hallam & Sons',
      template: 'local',
      mark: 'gate',
      timeZone: 'Australia/Sydney',
      manufacturer: 'isuzu',
      shows: ['hallam-and-sons'],
      hasMainDealership: true,
      hosts: ['www.hallam-and-sons.example'],
      settings,
      promos: [
        {
          kind: 'banner',
          name: 'Field days: find us at row C',
          description: 'Three D-MAX on the stand, one with a tray you can throw hay on.',
          url: '/contact-us',
          picture: sitePicture('ute-single-tray', 'white', 'paddock'),
          alt: 'A white single cab with a tray',
          days: [-2, 9],
          position: 1,
        },
        {
          kind: 'card',
          name: 'Bring the old one as it is',
          description: 'Farm trades, looked at on the day.',
          url: '/farm-trades',
          days: [null, null],
          position: 1,
        },
        {
          kind: 'offer',
          name: 'Harvest service: filters and belts',
          description: 'For any diesel ute, with a loan car if you need to get home.',
          url: '/book-a-service',
          picture: placeView('workshop', 0),
          alt: 'The workshop, with a car up on the hoist',
          days: [-12, 33],
          position: 1,
          node: { price: { cents: 38_900, basis: 'any four-cylinder diesel ute' }, label: 'Book it in' },
          terms: 'Four-cylinder diesels. Parts beyond filters and belts are quoted first.',
        },
        {
          kind: 'offer',
          name: 'Canvas seat covers with a used ute',
          description: 'Front pair, the heavy ones, put on before you drive it home.',
          url: '/search/used-cars?refinementList[body][0]=Ute',
          picture: sitePicture('ute-single-tray', 'white', 'paddock'),
          alt: 'A white single cab with a tray',
          days: [-6, 24],
          position: 2,
          node: { nouns: ['ute', 'utes'], givesMore: true },
          terms:
            'With used utes in stock at the price on each one’s page, bought before the offer ends. Fitted in Cowra.',
        },
      ],
      pages: hallamPages,
    },
  ],
};
