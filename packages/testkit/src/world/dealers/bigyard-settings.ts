import { heroPicture, sitePicture } from './site-pictures.ts';
import type { Overrides } from './dealer-spec.ts';
import { bigyardTheme } from './themes/bigyard.ts';

/** Prices first, buying online, and whatever helps to choose among many. */
export const bigyardSettings: Overrides = {
  site: {
    timeZone: 'Australia/Melbourne',
    defaultState: 'vic',
    strapline: 'Used cars in Melbourne and Geelong',
    description:
      'Used cars with one drive away price each, four yards, open seven days, {moneyBackHours}-hour money back.',
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
          { label: 'Under $15,000', link: '/search/used-cars?range[price]=:15000' },
          { label: 'Utes', link: '/search/used-cars?refinementList[body][0]=Ute' },
          { label: '7 seaters', link: '/search/used-cars?refinementList[seats][0]=7' },
          { label: 'Offers', link: '/offers' },
          { label: 'Subscriptions', link: '/subscribe' },
          { label: 'How buying works', link: '/buying' },
          { label: 'Book a test drive', link: '/book-test-drive' },
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
          { label: '{moneyBackHours}-hour money back', link: '/money-back' },
          { label: 'Warranty', link: '/warranty' },
          { label: 'FAQs', link: '/faqs' },
          { label: 'Guides', link: '/blog' },
          { label: 'Spin to win', link: '/spin-to-win' },
        ],
      },
    ],
    showsOpenToday: true,
    emailText: 'Contact us',
  },
  footer: {
    groups: [
      {
        title: 'Buy',
        links: [
          { label: 'All used cars', link: '/search/used-cars' },
          {
            label: 'Electric and hybrid',
            link: '/search/used-cars?refinementList[fuel][0]=Electric&refinementList[fuel][1]=Hybrid',
          },
          { label: 'Subscriptions', link: '/subscribe' },
        ],
      },
      {
        title: 'Sell',
        links: [
          { label: 'Sell my car', link: '/sell-my-car' },
          { label: 'Trade-in', link: '/trade-in' },
          { label: 'How we value', link: '/how-we-value' },
          { label: 'Terms of our offers', link: '/value-my-car-terms' },
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
          { label: '{moneyBackHours}-hour money back', link: '/money-back' },
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
    heroPicture: heroPicture(sitePicture('suv-mid', 'red', 'yard'), 'A red SUV in the yard at dusk'),
    heroHeading: '{count} cars. One price each. Drive away.',
    featurePath: '/money-back',
    heroText: 'No add-ons at the desk. If you change your mind, bring it back within {moneyBackHours} hours.',
    heroPriceRange: { fromCents: 500_000, toCents: 8_000_000 },
  },
  stock: {
    minimumPhotos: 3,
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
      'make',
      'price',
      'body',
      'badge',
      'km',
      'year',
      'fuel',
      'transmission',
      'seats',
      'drive',
      'towing',
      'cab',
      'weekly_price_range',
      'subscription_price',
      'colour',
      'location_name',
      'filtered_features',
    ],
    callToActionCards: [
      {
        title: 'We buy cars, even if you don’t buy ours',
        text: 'Paid by direct credit once it passes its inspection.',
        label: 'Get my offer',
        link: '/sell-my-car',
      },
      {
        title: 'Bring it back',
        text: '{moneyBackHours} hours, {moneyBackKm} km, no argument.',
        label: 'How it works',
        link: '/money-back',
      },
    ],
  },
  pages: {
    blogName: 'Guides',
    blogCategories: [{ slug: 'buying-guides', name: 'Buying guides' }],
    blogButtons: ['stock', 'reserve'],
  },
  searchControls: { boxHint: 'Try “Hilux under $40k” or “7 seats”' },
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
    explainedTypes: ['driveAway'],
    noPriceText: 'Ask for price',
    marketIndicatorText: '{amount} below market',
  },
  finance: {
    provider: 'tidal_money',
    calculatorTermYears: 5,
    providerType: 6,
    showsWeeklyPriceOnCards: true,
    path: '/apply-for-finance',
    takesApplications: true,
    applicationLenders: ['Tidal Money', 'Eastlight Credit', 'Plainsight Money'],
    creditBands: [
      { key: 'excellent', label: 'Excellent', addsPercent: -0.75 },
      { key: 'good', label: 'Good', addsPercent: 0 },
      { key: 'bumps', label: 'Some bumps', addsPercent: 5 },
      { key: 'unsure', label: 'Not sure', addsPercent: 0 },
    ],
    hasPersonalisedQuotes: true,
    calculatorRatePercent: 9.24,
  },
  financeContent: {
    lead: 'Work it out here. It takes about 10 minutes to apply, and we call you within 2 opening hours with the real rate.',
    creditCheckHint: 'A soft check: it doesn’t change your score and other lenders don’t see it.',
    creditNotice:
      'Bigyard Pty Ltd (credit representative 498 352) acts for Tidal Money Pty Ltd, Australian Credit Licence 402 716, Eastlight Credit Pty Ltd, Australian Credit Licence 391 127, and Plainsight Money Pty Ltd, Australian Credit Licence 387 940.',
    questions: [
      {
        title: 'Is pre-approval a promise?',
        text: 'No. It tells you what a lender is likely to say. The loan is only yours once the lender has checked everything and you’ve both signed.',
      },
      {
        title: 'Can I pay it out early?',
        text: 'Yes. Some lenders charge a fee for it; you’ll see it before you sign.',
      },
      {
        title: 'Do you get a commission?',
        text: 'Yes, the lender pays us a commission. We’ll tell you how much, in dollars, before you sign.',
      },
    ],
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
      'A second key, cut if it came with only one',
    ],
    whyBuyFromUs: [
      { title: 'One price', text: 'The same here, on the windscreen and on the contract.' },
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
    conditionsText: 'These are all the conditions there are. The warranty booklet is at every yard.',
  },
  locations: { mapHeadingOfSeveral: '{count} big locations', embedsMap: false, blockLayout: 'row' },
  enquiry: { needsMessage: false, defaultContactMethod: 'SMS', needsTerms: true },
  reviews: {
    places: ['home', 'location', 'vehicle'],
    mostFullStars: 5,
  },
  promotions: { hasSpinToWin: true, shufflesRest: true },
  accounts: { gatesCheckout: true },
  watchlist: { compareLimit: 4 },
  tradeIn: {
    asksForImages: true,
    plateFieldOn: ['home', 'results'],
    savesValuation: true,
    evaluatorEmail: 'valuations@bigyard.example',
  },
  tradeInContent: { buyingTeamHours: 'Mon-Sat 9am-5pm, Sun 10am-5pm', smsFrom: 'Bigyard' },
  contact: {
    hasAssistant: true,
    assistantName: 'Yardie',
    people: [
      {
        name: 'Amir Saleh',
        role: 'sales manager',
        department: 'sales',
        place: 'Dandenong',
        email: 'amir@bigyard.example',
      },
      {
        name: 'Zahra Haidari',
        role: 'sales consultant',
        department: 'sales',
        place: 'Epping',
        email: 'zahra@bigyard.example',
      },
      {
        name: 'Kim Nguyen',
        role: 'sales consultant',
        department: 'sales',
        place: 'Geelong',
        email: 'kim@bigyard.example',
      },
      {
        name: 'Tui Parata',
        role: 'sales consultant',
        department: 'sales',
        place: 'Hoppers Crossing',
        email: 'tui@bigyard.example',
      },
    ],
  },
  sidebarButtons: {
    reserveText: 'Buy online',
    shown: ['testDrive', 'enquire', 'reserve', 'tradeIn', 'call', 'historyReport', 'location', 'assistant'],
  },
};
