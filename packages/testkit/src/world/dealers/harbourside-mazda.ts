import { harboursidePromos } from './promos/harbourside-promos.ts';
import type { DealerSpec, Overrides, StaffSpec } from './dealer-spec.ts';
import { harboursidePages } from './pages/harbourside-pages.ts';
import { heroPicture, sitePicture, workshopPicture } from './site-pictures.ts';
import { harboursideTheme } from './themes/harbourside.ts';
import type { Week } from './week.ts';
import { ordinaryStock } from './ordinary-stock.ts';

const sales: Week = { weekdays: ['08:30', '17:30'], sat: ['08:30', '17:30'], sun: 'closed' };
const workshop: Week = { weekdays: ['07:30', '17:30'], sat: ['08:00', '12:00'], sun: 'closed' };

const harboursideSettings: Overrides = {
  site: {
    timeZone: 'Australia/Sydney',
    defaultState: 'nsw',
    strapline: 'New and used Mazda in Sydney',
    description:
      'New, demonstrator and Mazda Assured used cars in Naremburn and Brookvale, with a workshop at both.',
    usesAutograb: true,
  },
  theme: harboursideTheme,
  header: {
    menu: [
      { kind: 'models', label: 'Range' },
      {
        kind: 'links',
        label: 'Our stock',
        links: [
          { label: 'All cars', link: '/search/new-used-and-demo-cars' },
          { label: 'New', link: '/search/new-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Mazda Assured', link: '/mazda-assured' },
          { label: 'BT-50 ute centre', link: '/pages/mazda-bt-50-ute-centre' },
        ],
      },
      { kind: 'link', label: 'Offers', link: '/offers' },
      {
        kind: 'links',
        label: 'Finance',
        links: [
          { label: 'Ask about finance', link: '/finance' },
          { label: 'How we finance a Mazda', link: '/mazda-finance-page' },
          { label: 'Guaranteed future value', link: '/guaranteed-future-value' },
        ],
      },
      {
        kind: 'links',
        label: 'Service & parts',
        links: [
          { label: 'Service', link: '/service' },
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Parts & accessories', link: '/vehicle-parts-and-accessories' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'Roadside assist', link: '/roadside-assist' },
        ],
      },
      { kind: 'link', label: 'Sell my car', link: '/sell-my-car' },
      {
        kind: 'links',
        label: 'More',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Questions', link: '/faqs' },
          { label: 'Journal', link: '/blog' },
          { label: 'Careers', link: '/careers' },
          { label: 'Contact', link: '/contact' },
        ],
      },
    ],
    button: { label: 'Book a test drive', link: '/book-test-drive' },
    emailText: 'Email us',
  },
  footer: {
    groups: [
      {
        title: 'Cars',
        links: [
          { label: 'New', link: '/search/new-cars' },
          { label: 'Demo', link: '/search/demo-cars' },
          { label: 'Used', link: '/search/used-cars' },
          { label: 'Special offers', link: '/special-offers' },
        ],
      },
      {
        title: 'Own',
        links: [
          { label: 'Book a service', link: '/book-a-service' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'Roadside assist', link: '/roadside-assist' },
        ],
      },
      {
        title: 'Buy and sell',
        links: [
          { label: 'Fleet', link: '/fleet' },
          { label: 'Finance', link: '/finance' },
          { label: 'Mazda Assured', link: '/mazda-assured' },
          { label: 'Sell my car', link: '/sell-my-car' },
        ],
      },
      {
        title: 'Harbourside',
        links: [
          { label: 'About us', link: '/about-us' },
          { label: 'Careers', link: '/careers' },
          { label: 'Contact', link: '/contact' },
          { label: 'Privacy policy', link: '/privacy-policy' },
        ],
      },
    ],
    instagramUrl: 'https://instagram.example/harboursidemazda',
    aboutText: '218 Willoughby Road, Naremburn. A second yard at 551 Pittwater Road, Brookvale.',
    legalText:
      'ABN 51 824 753 556. Drive away prices are for a private buyer in NSW 2065 and include 12 months registration, CTP, stamp duty and dealer delivery.',
  },
  home: {
    heroPicture: heroPicture(sitePicture('suv-mid-sport', 'red', 'harbour'), 'A red CX-60 by the harbour'),
    heroHeading: 'CX-60. Quiet where it counts.',
    heroText: 'Plug-in hybrid demonstrators, registered and ready to drive home this week.',
    heroPriceRange: { fromCents: 1_500_000, toCents: 10_000_000 },
    explorerHeading: 'Explore our range',
    featurePath: '/mazda-assured',
  },
  pages: {
    blogName: 'Journal',
    blogCategories: [
      { slug: 'vehicle-reviews', name: 'Vehicle reviews' },
      { slug: 'ownership', name: 'Ownership' },
    ],
  },
  carCard: {
    chips: [],
    newTag: 'Just arrived',
    comingSoonTag: 'Coming soon',
    soldTag: 'Sold',
    reservedTone: 'grey',
    showsFuelTag: true,
  },
  // One below the other on a phone: a page of more is a long way to its end.
  search: { pageSize: 14 },
  cardButtons: {
    exploreText: 'View details',
    quickEnquiryText: 'Quick enquiry',
    shown: ['quickEnquiry'],
  },
  certified: {
    showsBadge: true,
    make: 'Mazda',
    name: 'Mazda Assured',
    dialogText:
      'Inspected on 120 points in our own workshop, with its complete service history and {roadsideMonths} months of roadside assist.',
  },
  price: { showsSaving: true, defaultType: 'driveAway', explainedTypes: ['driveAway'] },
  finance: {
    provider: 'eastlight_credit',
    providerType: 1,
    calculatorRatePercent: 8.49,
    takesApplications: true,
    applicationLenders: ['Eastlight Credit'],
    hasPersonalisedQuotes: true,
    creditBands: [
      { key: 'excellent', label: 'Excellent', addsPercent: -0.5 },
      { key: 'good', label: 'Good', addsPercent: 0 },
      { key: 'bumps', label: 'Some bumps', addsPercent: 4 },
      { key: 'unsure', label: 'Not sure', addsPercent: 0 },
    ],
  },
  financeContent: {
    heading: 'Finance, worked out before you come in.',
    calculatorPaths: ['/mazda-finance-page'],
    creditCheckHint: 'A soft check: it doesn’t change your score and other lenders don’t see it.',
    creditNotice:
      'Harbourside Mazda (credit representative 512 884) acts for Eastlight Credit Pty Ltd, Australian Credit Licence 391 127.',
  },
  checkout: {
    reserveAmountCents: 50_000,
    holdHours: 48,
    reserveTerms:
      'We’ll hold the car for 48 hours. If you change your mind, the whole deposit goes back to the card it came from.',
  },
  testDrive: { asksDistributionLocation: true },
  watchlist: { allowsCompare: true },
  reviews: { sourceName: 'Google', places: ['home', 'location', 'vehicle'], mostFullStars: 5 },
  promises: {
    shown: ['newWarranty', 'roadsideAssist'],
    newWarranty: { years: 5, km: null },
    conditionsText:
      'Conditions are in the warranty book that comes with the car. Ask us for a copy before you buy.',
  },
  tradeIn: { asksForImages: true, plateFieldOn: ['results'] },
  tradeInContent: { smsFrom: 'Harbourside' },
  serviceBooking: { carsPerDay: 12, carsPerDropOff: 3 },
  parts: { takesRequests: true, looksUpPlates: true, path: '/vehicle-parts-and-accessories' },
  contact: {
    email: 'hello@harbourside-mazda.example',
    people: [
      {
        name: 'Mia Petrovic',
        role: 'sales consultant',
        department: 'sales',
        place: 'Brookvale',
        email: 'mia.petrovic@harbourside-mazda.example',
      },
      {
        name: 'Arjun Iyer',
        role: 'sales manager',
        department: 'sales',
        place: null,
        email: 'arjun.iyer@harbourside-mazda.example',
      },
      {
        name: 'Lachlan Boyd',
        role: 'service advisor',
        department: 'service',
        place: null,
        email: 'lachlan.boyd@harbourside-mazda.example',
      },
    ],
  },
  servicePage: {
    heroImageUrl: workshopPicture('suv-mid-sport', 'red', 'side'),
    heading: 'Serviced by people who know it',
    certifiedBannerText: 'Mazda trained technicians',
    showsPerks: true,
  },
  leads: { responseMinutes: 60 },
};

/** Somebody of the dealership whom no review names: one of each role. */
function ofDesk(name: string, role: NonNullable<StaffSpec['role']>): StaffSpec {
  const email = `${name.toLowerCase().replace(' ', '.')}@harbourside-mazda.example`;
  return { name, email, of: 'harbourside-mazda', role };
}

/** A Mazda dealer on Sydney's lower north shore: calm, photographic, one brand. */
export const harboursideMazda: DealerSpec = {
  slug: 'harbourside',
  name: 'Harbourside Motors Pty Ltd',
  kind: 'dealer_group',
  settings: {},
  staff: [
    { name: 'Caroline Whitlock', email: 'caroline.whitlock@harbourside-mazda.example', of: null },
    { name: 'Arjun Iyer', email: 'arjun.iyer@harbourside-mazda.example', of: 'harbourside-mazda' },
    {
      name: 'Mia Petrovic',
      email: 'mia.petrovic@harbourside-mazda.example',
      of: 'harbourside-mazda',
      role: 'sales',
    },
    ofDesk('Priya Nair', 'sales_manager'),
    ofDesk('Jo Baptiste', 'service'),
    ofDesk('Tane Rewi', 'stock'),
    ofDesk('Nadia Rossi', 'website'),
    ofDesk('Graham Yuen', 'finance'),
    {
      name: 'Lachlan Boyd',
      email: 'lachlan.boyd@harbourside-mazda.example',
      of: 'harbourside-mazda',
      hasLeft: true,
    },
  ],
  dealerships: [
    {
      slug: 'harbourside-mazda',
      name: 'Harbourside Mazda',
      makes: ['Mazda'],
      sharesTestDrives: true,
      locations: [
        {
          name: 'Naremburn',
          city: 'Naremburn',
          state: 'NSW',
          street: '218 Willoughby Road',
          dealerLicence: 'MD 012218',
          repairerLicence: 'MVRL 041120',
          holidays: 'sales_only',
          sales: { hours: sales },
          service: { hours: workshop },
          parts: { hours: { weekdays: ['07:30', '17:00'], sat: 'open', sun: 'closed' } },
        },
        {
          name: 'Brookvale',
          city: 'Brookvale',
          state: 'NSW',
          street: '551 Pittwater Road',
          dealerLicence: 'MD 012218',
          repairerLicence: 'MVRL 052874',
          holidays: 'closed',
          sales: { hours: { ...sales, thu: ['08:30', '20:00'], sun: ['10:00', '16:00'] } },
          service: { hours: workshop },
        },
      ],
      reviews: { count: 1206, average: 4.8, subjects: ['any', 'car', 'workshop'] },
      destinations: [
        { kind: 'email', name: 'Sales desk', address: 'leads@harbourside-mazda.example' },
        { kind: 'adf_http', name: 'Showroom system', address: 'https://leads.harbourside-mazda.example/adf' },
        {
          kind: 'email',
          name: 'Workshop',
          address: 'service@harbourside-mazda.example',
          categories: ['Service Booking', 'Service Enquiry', 'Parts Enquiry'],
        },
      ],
      stock: ordinaryStock({
        scenes: { new: ['harbour', 'showroom'], used: ['harbour', 'workshop'] },
        count: 214,
        carTypes: { new: 42, demo: 12, used: 46 },
        newMakes: ['mazda'],
        usedPrices: [16_990, 74_990],
        certified: 0.6,
        lenders: ['eastlight_credit'],
        dirt: 0.04,
        priceTypes: ['Drive Away'],
        runout: { model: 'cx-5', carTypes: ['new'], saving: 2_000 },
      }),
    },
  ],
  sites: [
    {
      slug: 'harbourside-mazda',
      name: 'Harbourside Mazda',
      template: 'showroom',
      mark: 'bridge',
      timeZone: 'Australia/Sydney',
      manufacturer: 'mazda',
      shows: ['harbourside-mazda'],
      hasMainDealership: true,
      hosts: ['www.harbourside-mazda.example', 'harbourside-mazda.example'],
      settings: harboursideSettings,
      promos: harboursidePromos,
      pages: harboursidePages,
    },
  ],
};
