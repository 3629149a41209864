import { coastlinePages } from './pages/coastline-pages.ts';
import type { DealerSpec, Overrides } from './dealer-spec.ts';
import { pictureUrl } from '../pictures/picture.ts';
import { heroPicture, sitePicture, workshopPicture } from './site-pictures.ts';
import { coastlineTheme } from './themes/coastline.ts';
import { byAppointment } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const settings: Overrides = {
  site: {
    timeZone: 'Australia/Brisbane',
    defaultState: 'qld',
    strapline: 'New and used Suzuki on the Gold Coast',
    description: 'Swift, Vitara, Jimny and used small cars from the Nerang yard, ten minutes from the sand.',
  },
  theme: coastlineTheme,
  layout: { hero: 'wide' },
  header: {
    menu: [
      {
        kind: 'links',
        label: 'Stock',
        links: [
          { label: 'Everything here', link: '/search/new-used-and-demo-cars' },
          { label: 'Offers', link: '/offers' },
          { label: 'Book a test drive', link: '/book-test-drive' },
        ],
      },
      { kind: 'models', label: 'Models' },
      { kind: 'link', label: 'Jimny list', link: '/jimny-list' },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      { kind: 'link', label: 'Service', link: '/service' },
      { kind: 'link', label: 'Our team', link: '/about-us' },
      { kind: 'link', label: 'Find us', link: '/contact' },
    ],
    showsEmail: false,
  },
  footer: {
    groups: [
      {
        title: 'Cars',
        links: [
          { label: 'Everything in stock', link: '/search/new-used-and-demo-cars' },
          { label: 'New', link: '/search/new-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Offers', link: '/offers' },
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
        title: 'Us',
        links: [
          { label: 'Our team', link: '/about-us' },
          { label: 'Questions', link: '/faqs' },
          { label: 'Find us', link: '/contact' },
          { label: 'Privacy', link: '/privacy-policy' },
        ],
      },
    ],
    instagramUrl: 'https://instagram.example/coastlinesuzuki',
    aboutText: '71 Lawrence Drive, Nerang. Ten minutes from the sand.',
    legalText: 'ABN 27 140 663 871. Prices are drive away for a private buyer on the Gold Coast.',
  },
  home: {
    locationPicture: {
      url: pictureUrl(sitePicture('suv-small', 'blue', 'harbour', 'side')),
      alt: 'A blue Suzuki by the water',
    },
    heroPicture: heroPicture(
      sitePicture('hatch-city', 'yellow', 'harbour'),
      'A small yellow hatch by the water',
    ),
    heroHeading: 'Small cars. Big weekends.',
    heroText:
      'New Suzukis from the Nerang yard, ten minutes from the sand, with a drive booked while you wait.',
    heroPriceRange: { fromCents: 500_000, toCents: 6_000_000 },
    heroTiles: ['body', 'make_model'],
  },
  models: {
    bodiesLeftOut: ['Street', 'Learner Approved', 'Adventure', 'Scooter', 'Cruiser', 'Sport'],
  },
  stock: { itemTypes: ['car'] },
  financeContent: { heading: 'Ask us about paying it off.' },
  price: { defaultType: 'driveAway', explainedTypes: ['driveAway'] },
  finance: { showsFinance: false },
  checkout: { hasReserveOnline: false },
  cardButtons: { shown: ['testDrive'], testDriveText: 'Take it for a drive' },
  sidebarButtons: { shown: ['testDrive', 'enquire', 'call', 'tradeIn', 'location'] },
  vehiclePage: {
    sections: ['keyInformation', 'comments', 'features', 'specifications', 'whyBuyFromUs', 'call'],
    whyBuyFromUs: [{ title: 'Nobody’s on commission', text: 'So ask whatever you like.' }],
  },
  search: {
    pageSize: 14,
    callToActionCards: [
      {
        title: 'Not sure which?',
        text: 'Take a Swift to the shops and a Vitara to the beach.',
        label: 'Book a drive',
        link: '/book-test-drive',
      },
    ],
  },
  pages: {
    blogCategories: [
      { slug: 'vehicle-reviews', name: 'Vehicle reviews' },
      { slug: 'buying', name: 'Buying' },
    ],
  },
  watchlist: { allowsCompare: true },
  tradeIn: { asksAboutFinance: false },
  testDrive: {
    slotMinutes: 30,
    conditions: 'Please bring your driver licence. Shoes, too: thongs are no good on a clutch.',
  },
  contact: {
    email: 'hello@coastline-suzuki.example',
    people: [
      {
        name: 'Aaron Tamatea',
        role: 'sales consultant',
        department: 'sales',
        place: null,
        email: 'aaron.tamatea@coastline-suzuki.example',
      },
    ],
  },
  servicePage: {
    heroImageUrl: workshopPicture('hatch-city', 'yellow', 'side'),
    heading: 'Serviced near the sand',
    certifiedBannerText: null,
    alsoCards: [
      {
        title: '{newWarranty} warranty',
        text: 'However far you drive.',
        label: 'Learn more',
        link: '/warranty',
        promise: 'newWarranty',
      },
    ],
  },
  serviceBooking: { usesMinimalForm: true },
  parts: { takesRequests: true, looksUpPlates: true },
  reviews: { mostFullStars: 5 },
  promises: { shown: ['newWarranty'], newWarranty: { years: 5, km: null } },
};

/** A Suzuki dealer on the Gold Coast that offers no finance. */
export const coastlineSuzuki: DealerSpec = {
  slug: 'coastline',
  name: 'Coastline Cars Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'Bec Sullivan', email: 'bec.sullivan@coastline-suzuki.example', of: null },
    { name: 'Aaron Tamatea', email: 'aaron.tamatea@coastline-suzuki.example', of: 'coastline-suzuki' },
  ],
  dealerships: [
    {
      slug: 'coastline-suzuki',
      name: 'Coastline Suzuki',
      makes: ['Suzuki'],
      locations: [
        {
          name: 'Nerang',
          city: 'Nerang',
          state: 'QLD',
          street: '71 Lawrence Drive',
          dealerLicence: '3320917',
          holidays: 'closed',
          sales: { hours: { weekdays: ['08:30', '17:30'], sat: ['08:30', '16:00'], sun: byAppointment } },
          service: {
            hours: { weekdays: ['07:30', '17:00'], fri: ['07:30', '16:00'], sat: 'closed', sun: 'closed' },
          },
        },
      ],
      reviews: { count: 318, average: 4.9, subjects: ['any', 'car', 'workshop'] },
      destinations: [
        { kind: 'email', name: 'Counter', address: 'hello@coastline-suzuki.example' },
        {
          kind: 'adf_email',
          name: 'Lead manager',
          address: 'adf@coastline-suzuki.example',
          categories: ['New Car Enquiry', 'Used Car Enquiry', 'Test Drive Enquiry'],
        },
      ],
      stock: ordinaryStock({
        scenes: { new: ['harbour', 'showroom'], used: ['apron', 'workshop'] },
        count: 88,
        carTypes: { new: 48, demo: 9, used: 43 },
        newMakes: ['suzuki'],
        usedPrices: [6_990, 42_990],
        dirt: 0.06,
        voice: 'plain',
        priceTypes: ['Drive Away'],
      }),
    },
  ],
  sites: [
    {
      slug: 'coastline-suzuki',
      name: 'Coastline Suzuki',
      template: 'local',
      mark: 'wave',
      timeZone: 'Australia/Brisbane',
      manufacturer: 'suzuki',
      shows: ['coastline-suzuki'],
      hasMainDealership: true,
      hosts: ['www.coastline-suzuki.example'],
      settings,
      promos: [
        {
          kind: 'slide',
          name: 'Vitara Hybrid is here',
          description: 'Two in the yard to drive.',
          url: '/book-test-drive',
          picture: sitePicture('suv-small', 'blue', 'harbour'),
          alt: 'A small blue SUV',
          days: [-8, 40],
          position: 1,
        },
        {
          kind: 'offer',
          name: 'Swift drive away with three services',
          description: 'The first three capped-price services are on us on every new Swift in stock.',
          url: '/search/new-cars?refinementList[make_model][0]=Suzuki+Swift',
          picture: sitePicture('hatch', 'red', 'harbour'),
          alt: 'A small red hatch',
          days: [-20, 11],
          position: 1,
          node: { nouns: ['new Swift', 'new Swifts'], givesMore: true },
          terms:
            'New Swifts in stock, delivered before the offer ends. Services at Nerang within three years.',
        },
        {
          kind: 'card',
          name: 'Lunch-break drives',
          description: 'Thirty minutes, sunscreen provided.',
          url: '/book-test-drive',
          days: [null, null],
          display: ['new', 'demo'],
        },
      ],
      pages: coastlinePages,
    },
  ],
};
