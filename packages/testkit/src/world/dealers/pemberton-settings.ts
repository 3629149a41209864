import { heroPicture, sitePicture, workshopPicture } from './site-pictures.ts';
import type { Overrides } from './dealer-spec.ts';
import { pembertonTheme } from './themes/pemberton.ts';

/** Of all its sites. */
export const sharedSettings: Overrides = {
  site: {
    timeZone: 'Australia/Perth',
    defaultState: 'wa',
    strapline: 'Forty dealerships, five states',
    description:
      'New, demonstrator and used cars of fifteen brands at forty dealerships in WA, SA, VIC, NSW and QLD.',
    usesAutograb: true,
  },
  header: {
    menu: [
      { kind: 'brands', label: 'Brands' },
      {
        kind: 'links',
        label: 'Our stock',
        links: [
          { label: 'Everything', link: '/search/new-used-and-demo-cars' },
          { label: 'New and demo', link: '/search/new-and-demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Offers', link: '/offers' },
          { label: 'From another state', link: '/move-a-car' },
        ],
      },
      { kind: 'link', label: 'Finance', link: '/finance' },
      { kind: 'link', label: 'Service & parts', link: '/service' },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      {
        kind: 'links',
        label: 'The group',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Dealerships', link: '/contact-us' },
          { label: 'Fleet', link: '/fleet' },
          { label: 'Questions', link: '/pages/faqs' },
          { label: 'Careers', link: '/careers' },
          { label: 'Articles', link: '/blog' },
        ],
      },
    ],
    button: { label: 'Book a test drive', link: '/book-test-drive' },
  },
  footer: {
    groups: [
      {
        title: 'Cars',
        links: [
          { label: 'New', link: '/search/new-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Offers', link: '/offers' },
          { label: 'Jeep', link: '/brands/jeep' },
        ],
      },
      {
        title: 'Own',
        links: [
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'Diamond Advantage', link: '/diamond-advantage' },
        ],
      },
      {
        title: 'Buy and sell',
        links: [
          { label: 'Finance', link: '/finance' },
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Fleet', link: '/fleet' },
        ],
      },
      {
        title: 'Pemberton',
        links: [
          { label: 'The group', link: '/about-us' },
          { label: 'Dealerships', link: '/contact-us' },
          { label: 'Careers', link: '/careers' },
          { label: 'Privacy policy', link: '/privacy-policy' },
        ],
      },
    ],
    legalText:
      'Pemberton Group Holdings Pty Ltd, ABN 11 009 214 608. Drive away prices are for a private buyer in the state where the car is.',
    showsHours: false,
  },
  price: { defaultType: 'driveAway', explainedTypes: ['driveAway'] },
  carCard: {
    showsLocation: true,
    showsFuelTag: true,
    chips: [],
    reservedTone: 'grey',
  },
  cardButtons: {
    exploreText: 'View details',
    quickEnquiryText: 'Quick enquiry',
    shown: ['quickEnquiry'],
  },
  financeContent: {
    heading: 'Know the figures in any state.',
    creditCheckHint: 'A soft check: it doesn’t change your score and other lenders don’t see it.',
    creditNotice:
      'Pemberton Group Holdings Pty Ltd (credit representative 460 239) acts for Marlow Finance Pty Ltd, Australian Credit Licence 388 671, and Kestrel Finance Pty Ltd, Australian Credit Licence 411 054.',
  },
  finance: {
    provider: 'marlow_finance',
    providerType: 5,
    excludedDealerships: ['pemberton-prestige-claremont'],
    calculatorRatePercent: 8.29,
    takesApplications: true,
    applicationLenders: ['Marlow Finance'],
    hasPersonalisedQuotes: true,
    creditBands: [
      { key: 'excellent', label: 'Excellent', addsPercent: -0.5 },
      { key: 'good', label: 'Good', addsPercent: 0 },
      { key: 'bumps', label: 'Some bumps', addsPercent: 4 },
      { key: 'unsure', label: 'Not sure', addsPercent: 0 },
    ],
  },
  checkout: { reserveAmountCents: 30_000, holdHours: 48 },
  enquiry: { setsDealershipByLocation: true, needsLocationForNewCars: true },
  leads: { routing: 'owner' },
  locations: {
    addressBy: 'dealership',
    mapHeadingOfSeveral: '{count} locations in five states',
    mapZoom: 5,
    cardsPerRow: 4,
    hoursLayout: 'grouped',
    showsServiceLink: true,
  },
  testDrive: { asksDistributionLocation: false },
  servicePage: { heroImageUrl: workshopPicture('suv-mid', 'white', 'side') },
  tradeIn: { savesValuation: true, evaluatorEmail: 'valuations@pemberton.example' },
  watchlist: { allowsCompare: true, hasGarage: true },
  reviews: { places: ['location'], mostFullStars: 5 },
  pages: {
    blogCategories: [
      { slug: 'buying', name: 'Buying' },
      { slug: 'owning', name: 'Owning' },
    ],
  },
};

/** Of the site that shows all of it. */
export const groupSettings: Overrides = {
  ...sharedSettings,
  // Of fifteen makers, the shortest and the longest.
  promises: { newWarranty: { years: 5, km: null }, longestWarrantyYears: 10 },
  theme: pembertonTheme,
  home: {
    heroPriceRange: { fromCents: 500_000, toCents: 15_000_000 },
    heroPicture: heroPicture(
      sitePicture('suv-seven', 'navy', 'showroom'),
      'A blue seven-seat SUV in the showroom',
    ),
    heroHeading: 'Forty dealerships. One search.',
    heroText: 'Choose the car first. We’ll bring it to the dealership nearest you.',
    heroTiles: ['make', 'body', 'make_model'],
  },
  stock: {
    categories: [
      { slug: 'electric', name: 'Electric', filter: 'fuel = Electric' },
      { slug: 'utes', name: 'Utes', filter: 'body = Ute' },
      { slug: 'western-australia', name: 'In Western Australia', filter: 'state = WA' },
    ],
  },
  search: {
    facets: [
      'car_type',
      'make',
      'price',
      'body',
      'km',
      'year',
      'fuel',
      'transmission',
      'seats',
      'drive',
      'towing',
      'cab',
      'colour',
      'state',
      'dealership_name',
      'location_name',
    ],
    sorts: ['relevant', 'latest', 'priceDesc', 'priceAsc', 'kmAsc'],
    hasDealershipDirectory: true,
    hasManufacturerDirectory: true,
  },
};
