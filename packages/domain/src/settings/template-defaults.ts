import type { OverridesOf } from './define-setting.ts';
import { vehicleSections } from './groups/vehicle-page.settings.ts';
import type { settingsRegistry } from './registry.ts';

type Overrides = OverridesOf<typeof settingsRegistry>;

/** The line under the title, the key information and the specifications say all that a summary would. */
const withoutSummary = vehicleSections.filter((section) => section !== 'summary');

/**
 * What each template changes of the platform's defaults. A template is nothing but these values: no page
 * and no rule asks for its name.
 */
export const templateDefaults = {
  /** Calm and photographic, for the dealer of a manufacturer and for groups. */
  showroom: {
    stock: {
      // A used car without pictures looks like a mistake here; a new one is shown by its model's picture.
      templateFilter: 'car_type in (new, demo) or photos_count >= 3',
    },
    search: { callToActionPositions: [8] },
    carCard: { chips: ['body', 'drive'] },
    cardButtons: { shown: ['explore', 'testDrive'] },
    vehiclePage: { sections: withoutSummary },
    price: { showsMarketIndicator: false },
  },

  /** Dense and led by the price, for a used-car supermarket. */
  supermarket: {
    theme: {
      lightColours: {
        paper: '#ffffff',
        surface: '#ffffff',
        sunk: '#eef1f4',
        ink: '#0e1f33',
        brand: '#0e2a4a',
        onBrand: '#ffffff',
        action: '#1257d6',
        onAction: '#ffffff',
        accent: '#1257d6',
        header: '#0e2a4a',
        onHeader: '#ffffff',
        footer: '#0a1c31',
        onFooter: '#ffffff',
      },
      darkColours: {
        paper: '#0b1420',
        surface: '#13202f',
        sunk: '#070d15',
        ink: '#e9eff6',
        brand: '#16385f',
        onBrand: '#ffffff',
        action: '#3f7ff0',
        onAction: '#04101f',
        accent: '#8db5ff',
        header: '#0e2a4a',
        onHeader: '#ffffff',
        footer: '#070d15',
        onFooter: '#e9eff6',
      },
      highlightColours: { lead: '#dfe8f5', onLead: '#0e1f33', spot: '#0e2a4a', onSpot: '#ffffff' },
      displayFont: 'schibsted-grotesk',
      textFont: 'schibsted-grotesk',
      displayWeight: 650,
      displayTracking: -22,
      controlRadiusPx: 6,
      cardRadiusPx: 6,
      mediaRadiusPx: 6,
      panelRadiusPx: 8,
      chipRadiusPx: 6,
    },
    layout: {
      density: 'dense',
      header: 'bar',
      laysHeaderOnHomePicture: false,
      hero: 'panel',
      finder: 'panel',
      searchCard: 'compact',
      homeCard: 'compact',
      similarCard: 'compact',
      gallery: 'mosaic',
      buyBox: 'boxed',
      sections: 'stacked',
      dialog: 'centred',
      menuTiles: 'makes',
      offersListView: true,
    },
    home: {
      heroHeading: 'Search our stock',
      blocks: [
        'search',
        'bodies',
        'reducedStock',
        'shopBy',
        'promotions',
        'newestStock',
        'questions',
        'reviews',
        'people',
        'locations',
      ],
    },
    stock: { templateFilter: 'car_type in (used, demo)', minimumPhotos: 5 },
    search: {
      pageSize: 24,
      variants: ['used-cars', 'demo-cars'],
      carTypeChoices: ['all', 'used', 'demo'],
      sorts: ['relevant', 'priceAsc', 'priceDesc', 'latest', 'kmAsc', 'kmDesc'],
      callToActionPositions: [9],
    },
    carCard: { showsFuelTag: true, chips: [] },
    cardButtons: { shown: ['explore', 'quickEnquiry'], exploreText: 'View details' },
    vehiclePage: { sections: withoutSummary },
    price: { showsSaving: true },
    finance: { showsWeeklyPriceOnCards: true },
    watchlist: { allowsCompare: true, hasGarage: true },
  },

  /** Warm and local, for a family's dealership or a caravan yard. */
  local: {
    theme: {
      lightColours: {
        paper: '#fdfdf9',
        surface: '#ffffff',
        sunk: '#eff2e9',
        ink: '#14261d',
        brand: '#12432f',
        onBrand: '#ffffff',
        action: '#12432f',
        onAction: '#ffffff',
        accent: '#a8420f',
        header: '#fdfdf9',
        onHeader: '#14261d',
        footer: '#12432f',
        onFooter: '#f6f4e6',
      },
      darkColours: {
        paper: '#0f1713',
        surface: '#17221c',
        sunk: '#0a100d',
        ink: '#eef2ea',
        brand: '#1c5a41',
        onBrand: '#ffffff',
        action: '#f0c23b',
        onAction: '#14261d',
        accent: '#ffab7a',
        header: '#0f1713',
        onHeader: '#eef2ea',
        footer: '#0a100d',
        onFooter: '#eef2ea',
      },
      highlightColours: { lead: '#12432f', onLead: '#f6f4e6', spot: '#f2c230', onSpot: '#14261d' },
      headerEdge: { widthPx: 3, colour: '#f2c230' },
      displayFont: 'bricolage-grotesque',
      textFont: 'source-sans-3',
      displayWeight: 680,
      displayStretchPercent: 92,
      displayTracking: -22,
      controlRadiusPx: 8,
      cardRadiusPx: 10,
      mediaRadiusPx: 8,
      panelRadiusPx: 12,
      chipRadiusPx: 8,
    },
    search: { callToActionPositions: [8] },
    carCard: { showsStaffNote: true },
    layout: {
      density: 'roomy',
      header: 'board',
      laysHeaderOnHomePicture: false,
      hero: 'split',
      finder: 'line',
      searchCard: 'row',
      homeCard: 'feature',
      similarCard: 'mini',
      callToActionCard: 'strip',
      gallery: 'framed',
      buyBox: 'person',
      sections: 'stacked',
      dialog: 'centred',
      offersListView: true,
    },
    home: {
      newestHeading: 'On the yard this week',
      blocks: [
        'search',
        'newestStock',
        'people',
        'feature',
        'promotions',
        'offers',
        'reviews',
        'articles',
        'locations',
      ],
    },
    header: { showsOpenToday: true },
    stock: { itemTypes: ['car', 'caravan'] },
    vehiclePage: {
      // What the family says of a car comes before its figures.
      sections: ['comments', ...withoutSummary.filter((section) => section !== 'comments')],
    },
    cardButtons: { shown: ['explore', 'quickEnquiry', 'testDrive'] },
    locations: { closedSaturdayText: 'By appointment only' },
    contact: { masksPhone: false },
  },
} as const satisfies Record<string, Overrides>;

/** A site of one manufacturer has one place to find it: its contact page. */
const oneManufacturer = {
  locations: { linksToContactPage: true },
  contact: { path: '/contact' },
} as const satisfies Overrides;

/** What a manufacturer changes on the sites that belong to it alone, by the slug of its name. */
export const brandDefaults = {
  isuzu: {
    ...oneManufacturer,
    models: {
      slugRewrites: [
        { make: 'Isuzu', from: 'dmax', to: 'd-max' },
        { make: 'Isuzu', from: 'mux', to: 'mu-x' },
      ],
    },
  },
  mazda: {
    ...oneManufacturer,
    models: {
      slugRewrites: [
        { make: 'Mazda', from: '2', to: 'mazda2' },
        { make: 'Mazda', from: '3', to: 'mazda3' },
        { make: 'Mazda', from: '6', to: 'mazda6' },
      ],
    },
  },
  suzuki: { ...oneManufacturer, finance: { showsFinance: false } },
  toyota: { ...oneManufacturer, certified: { showsBadge: true } },
} as const satisfies Record<string, Overrides>;

/** The law group as the law has it: a site with these values gets no finding for its settings (LAW-1). */
export const lawfulForm = {
  law: {
    showsTrueStockCount: true,
    showsAllReviews: true,
    showsPriceBasis: true,
    needsWasPriceEvidence: true,
    showsLicenceByState: true,
    showsStatutoryWarranty: true,
    showsCoolingOff: true,
    comparesMarketLikeForLike: true,
    usesOneEstimateRule: true,
    needsPromotionPermit: true,
    readsWindowsInSiteZone: true,
    addsGuaranteeText: true,
    disclosesAutomatedDecisions: true,
  },
} as const satisfies Overrides;
