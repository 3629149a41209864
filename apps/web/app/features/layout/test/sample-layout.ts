import type { LayoutView } from '@forecourt/app/layout/layout.view';

/** Of a site that saves cars for those who sign in, and has neither garage nor comparison. */
export const sampleSaving: LayoutView['saving'] = {
  savesOnDevice: false,
  savesInAccount: true,
  listHref: '/watchlist',
  listLabel: 'Saved cars',
  searchHref: '/search/new-used-and-demo-cars',
  words: {
    saved: 'Car saved in watchlist',
    viewList: 'View list',
    removed: 'Car removed',
    undo: 'Undo',
    failed: 'No',
    noun: 'cars',
  },
  toastMs: 6_000,
  keys: { favourites: 'f', compare: 'c', viewed: 'v', searches: 's', consent: 'o' },
  searchesKept: 5,
  viewsKept: 0,
  compare: null,
  garageParts: [],
  favouriteEvent: 39,
  countsUnasked: true,
};

/** A layout with nothing in it but what a test is about. */
export function sampleLayout(layout: Partial<LayoutView> = {}): LayoutView {
  return {
    siteName: 'Bayside Motors',
    look: {},
    themeCss: ':root{}',
    fonts: [],
    brand: {
      name: 'Bayside Motors',
      strapline: '',
      kind: 'words',
      src: null,
      darkSrc: null,
      scheme: 'light',
      grounds: { light: 'light', dark: 'dark' },
    },
    header: {
      look: 'thin',
      onHomePicture: null,
      opensOnHover: true,
      announcement: null,
      openText: null,
      phone: null,
      email: null,
      search: { href: '/search/new-used-and-demo-cars', hasBox: false, hint: 'Make, model or price' },
      menu: [],
      button: null,
      saved: null,
      account: null,
    },
    footer: { about: '', place: null, groups: [], social: [], legal: [], privacy: null, modeSwitch: null },
    popup: null,
    saving: sampleSaving,
    cachedPages: 10,
    ...layout,
  };
}
