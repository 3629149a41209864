/** A site of the demo world, as far as a test must know it beforehand. */
export interface DemoSite {
  readonly slug: string;
  readonly name: string;
  /** A promotion opens over its home page. */
  readonly hasPopup: boolean;
  /** Its menus open under the pointer too (NAV-1). */
  readonly opensOnHover: boolean;
  /** Its home page has the range of new models (HOME-2). */
  readonly hasRange: boolean;
  /** Dollars that the price slider of its first screen moves at a time (HOME-1); a setting. */
  readonly heroStep: number;
  /** Saved cars are kept in the browser (WATCH-3); else for those who sign in (WATCH-1). */
  readonly savesInBrowser: boolean;
  /** Cars stand side by side there (WATCH-4). */
  readonly compares: boolean;
  /** Its header has a garage (WATCH-5). */
  readonly hasGarage: boolean;
}

const bigyard = {
  slug: 'bigyard',
  name: 'Bigyard',
  hasPopup: true,
  opensOnHover: true,
  hasRange: false,
  heroStep: 500,
  savesInBrowser: true,
  compares: true,
  hasGarage: true,
};
const harbourside = {
  slug: 'harbourside-mazda',
  name: 'Harbourside Mazda',
  hasPopup: false,
  opensOnHover: true,
  hasRange: true,
  heroStep: 500,
  savesInBrowser: true,
  compares: true,
  hasGarage: false,
};
const hallam = {
  slug: 'hallam-and-sons',
  name: 'Hallam & Sons',
  hasPopup: false,
  opensOnHover: true,
  hasRange: false,
  heroStep: 500,
  savesInBrowser: true,
  compares: true,
  hasGarage: false,
};
/** Dark from the beginning, and its menus wait for a click. */
const meridian = {
  slug: 'meridian-electric',
  name: 'Meridian Electric',
  hasPopup: false,
  opensOnHover: false,
  hasRange: true,
  heroStep: 5000,
  savesInBrowser: false,
  compares: false,
  hasGarage: false,
};

/** Two tenants of two templates, which share neither owner nor cars. */
export const twoSites: readonly [DemoSite, DemoSite] = [bigyard, harbourside];

/** Four of all three templates. */
export const fourSites: readonly DemoSite[] = [bigyard, harbourside, hallam, meridian];

/** Every site that the demo world has. */
export const everySlug: readonly string[] = [
  'bigyard',
  'coastline-suzuki',
  'hallam-and-sons',
  'harbourside-mazda',
  'huon-electric',
  'ironbark-motorcycles',
  'island-electric',
  'kestrel',
  'meridian-electric',
  'moreton-toyota',
  'pemberton',
  'pemberton-ford',
  'pemberton-hyundai',
  'pemberton-kia',
  'wanderlight-caravans',
];
