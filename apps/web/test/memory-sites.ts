import { memoryGeocoding } from '@forecourt/testkit/memory-geocoding';
import type { PublishedPage } from '@forecourt/app/ports/content/page-store.port';
import type { SiteVersions } from '@forecourt/app/ports/stock/stock-version.port';
import type { PageId, SiteId } from '@forecourt/domain/core/ids';
import type { Location } from '@forecourt/domain/locations/location';
import type { PublicHoliday } from '@forecourt/domain/locations/public-holiday';
import type { Manufacturer, Model } from '@forecourt/domain/models/model';
import type { Promo } from '@forecourt/domain/promotions/promo';
import type { ReviewSet } from '@forecourt/domain/reviews/review';
import type { Car } from '@forecourt/domain/stock/car/car';
import { sealedApplications } from '@forecourt/providers/finance/sealed-applications';
import { hashedTokens } from '@forecourt/providers/accounts/hashed-tokens';
import { keyedCodes } from '@forecourt/providers/accounts/keyed-codes';
import { twoSites } from '@forecourt/testkit/two-sites';
import { noPayments, noReservations } from './no-reservations.ts';
import { memoryPictures } from './memory-pictures.ts';
import type { ServerOptions } from '../server/server-options.ts';

export interface MemorySites {
  readonly ports: Omit<ServerOptions['ports'], 'stockIndex'>;
  /** Changed by tests, as staff and indexers change them. */
  readonly hosts: Map<string, SiteId>;
  readonly primaryHosts: Set<string>;
  readonly versions: Map<SiteId, SiteVersions>;
  readonly overrides: Map<SiteId, object>;
  /** Paths at which staff published a page, on every site. */
  readonly published: Set<string>;
  /** Where a site is not called by its slug. */
  readonly names: Map<SiteId, string>;
  holidays: readonly PublicHoliday[];
  /** Questions to what would be the database. */
  readonly calls: { directory: number; versions: number; loads: number };
  isDown: boolean;
}

/** What every site shows beside its settings. */
export interface MemoryContents {
  readonly more?: number;
  /** Found by their slugs. */
  readonly cars?: readonly Car[];
  readonly locations?: readonly Location[];
  /** One alone is the make of the sites. */
  readonly manufacturers?: readonly Manufacturer[];
  readonly models?: readonly Model[];
  readonly pages?: readonly PublishedPage[];
  readonly promos?: readonly Promo[];
  readonly reviewSets?: readonly ReviewSet[];
}

/** The two standard tenants as a process meets them, without a database, and as many more like the first. */
export function memorySites(contents: MemoryContents = {}): MemorySites {
  const { more = 0, cars = [], locations = [], manufacturers = [], models = [] } = contents;
  const { pages = [], promos = [], reviewSets = [] } = contents;
  const ownMake = manufacturers.length === 1 ? manufacturers[0] : undefined;
  const { harbour, ranges } = twoSites;
  const others = Array.from({ length: more }, (_, index) => ({
    ...harbour,
    id: `00000000-0000-7000-8000-${String(index).padStart(12, '0')}` as SiteId,
    slug: `site-${index}`,
  }));
  const all = [...twoSites.sites, ...others];
  const siteOf = (siteId: SiteId) => all.find(({ id }) => id === siteId);
  const calls = { directory: 0, versions: 0, loads: 0 };
  const callDatabase = <T>(kind: keyof typeof calls, value: () => T): Promise<T> => {
    calls[kind] += 1;
    return sites.isDown ? Promise.reject(new Error('the database is away')) : Promise.resolve(value());
  };
  const hostVersions = new Map<string, number>();
  const store: MemorySites['ports']['store'] = {
    run: (scope, work) =>
      callDatabase('loads', () => undefined).then(() => {
        const site = scope.kind === 'site' ? siteOf(scope.siteId) : undefined;
        if (!site) throw new Error('no such site');
        return work(storesOf(site));
      }),
  };
  const sites: MemorySites = {
    isDown: false,
    calls,
    hosts: new Map([
      ['harbour.example', harbour.id],
      ['ranges.example', ranges.id],
    ]),
    primaryHosts: new Set(),
    versions: new Map([
      [harbour.id, { stock: 1, settings: 'a', content: 1 }],
      [ranges.id, { stock: 1, settings: 'a', content: 1 }],
      ...others.map(({ id }) => [id, { stock: 1, settings: 'a', content: 1 }] as const),
    ]),
    overrides: new Map(),
    published: new Set(),
    names: new Map(),
    holidays: [],
    ports: {
      pictures: memoryPictures(),
      sheets: { write: () => Promise.reject(new Error('memory sites draw nothing')) },
      uploads: {
        cleaner: { clean: () => Promise.reject(new Error('memory sites take no photographs')) },
        files: {
          put: () => Promise.reject(new Error('memory sites keep no files')),
          read: async () => null,
          open: async () => null,
          remove: async () => undefined,
          list: async () => [],
        },
        receive: () => Promise.reject(new Error('memory sites take no files')),
        shares: { run: (_, work) => work() },
      },
      pseudonym: (kind) => `some ${kind}`,
      codeKeys: keyedCodes(['secret of tests']),
      tokens: hashedTokens(['secret of tests']),
      payments: null,
      smsAnswers: null,
      seals: sealedApplications(),
      limiter: { take: async () => 0 },
      shared: { get: async () => null, set: () => undefined },
      geocoding: memoryGeocoding,
      hints: { publish: () => undefined, subscribe: () => undefined },
      directory: {
        hostsVersion: () =>
          callDatabase('directory', () => {
            const digest = JSON.stringify([...sites.hosts]);
            const version = hostVersions.get(digest) ?? hostVersions.size + 1;
            hostVersions.set(digest, version);
            return version;
          }),
        listHosts: () =>
          callDatabase('directory', () =>
            all.map(({ id, slug }) => ({
              siteId: id,
              slug,
              hosts: [...sites.hosts].flatMap(([host, siteId]) => (siteId === id ? [host] : [])),
            })),
          ),
        listRecent: (limit) =>
          callDatabase('directory', () => twoSites.sites.map(({ id }) => id).slice(0, limit)),
      },
      versions: {
        currentVersions: (ids) =>
          callDatabase('versions', () => new Map([...sites.versions].filter(([id]) => ids.includes(id)))),
      },
      store,
      urgentStore: store,
    },
  };

  function storesOf({ id, slug, accountId, shows }: (typeof twoSites.sites)[number]) {
    const site = {
      id,
      slug,
      accountId,
      template: 'plain',
      name: sites.names.get(id) ?? slug,
      dealershipId: null,
      manufacturerId: ownMake?.id ?? null,
      timeZone: 'Australia/Sydney',
    };
    return {
      sites: {
        find: async () => ({
          ...site,
          manufacturerName: ownMake?.name ?? null,
          dealershipCount: 1,
          locationCount: 1,
        }),
        listDomains: async () =>
          [...sites.hosts].flatMap(([host, siteId]) =>
            siteId === id
              ? [{ host, siteId, isPrimary: sites.primaryHosts.has(host), verifiedAt: new Date(0) }]
              : [],
          ),
      },
      cars: {
        findById: async (wanted: string) => cars.find((car) => car.id === wanted) ?? null,
        findOutline: async () => null,
        findBySlug: async (wanted: string) => cars.find((car) => car.slug === wanted) ?? null,
        listByIds: async () => [],
        listNewest: async () => [],
        listRates: async () => [],
      },
      holidays: { list: async () => sites.holidays },
      locations: {
        find: async (wanted: string) => locations.find((one) => one.id === wanted) ?? null,
        list: async () => locations,
        listTowns: async () => [],
      },
      models: {
        listManufacturers: async () => manufacturers,
        findManufacturer: async (wanted: string) => manufacturers.find((one) => one.slug === wanted) ?? null,
        listModels: async (make: string) => models.filter((one) => one.manufacturerId === make),
        findModel: async (make: string, wanted: string) =>
          models.find((one) => one.manufacturerId === make && [one.newSlug, one.slug].includes(wanted)) ??
          null,
        readDetails: async () => null,
      },
      pages: {
        findPublished: async (siteId: SiteId, path: string) =>
          pages.find(({ page }) => page.path === path) ??
          (sites.published.has(path) ? publishedPage(siteId, path) : null),
        listArticles: async (_: SiteId, { category }: { readonly category?: string }) =>
          pages.filter(
            ({ page }) => page.kind === 'article' && (category ?? page.category) === page.category,
          ),
        list: async (siteId: SiteId) =>
          [...pages, ...[...sites.published].map((path) => publishedPage(siteId, path))].map(
            ({ page }) => page,
          ),
      },
      promos: {
        listActive: async (_: SiteId, { kind }: { kind: string }) =>
          promos.filter((promo) => promo.kind === kind),
      },
      reviews: { listForSite: async () => reviewSets, listForLocation: async () => reviewSets },
      // Nobody is signed in here: what is done for a visitor is tested against the database.
      alerts: {
        consent: refused,
        list: async () => [],
        end: refused,
        endOne: refused,
        unsubscribe: refused,
        listWatched: async () => [],
        addNotice: refused,
        findNotice: async () => null,
        markSent: refused,
      },
      carWaits: {
        add: refused,
        listWaiting: async () => [],
        tell: refused,
        find: async () => null,
        markSent: refused,
        unsubscribe: refused,
      },
      savedSearches: {
        add: refused,
        find: async () => null,
        confirm: refused,
        list: async () => [],
        endOne: refused,
        unsubscribe: refused,
        hasWaiting: async () => false,
        listDue: async () => [],
        settle: refused,
        findNotice: async () => null,
        markSent: refused,
      },
      analytics: { append: async () => undefined, appendOnce: async () => true },
      codes: { issue: refused, holdPhone: refused, redeem: refused },
      drives: {
        listDistribution: async () => [],
        listTaken: async () => [],
        hold: refused,
        findHold: async () => null,
        book: refused,
        findByLink: async () => null,
        move: refused,
        cancel: refused,
      },
      emails: { isConfirmed: refused, ask: refused, find: async () => null, confirm: refused },
      jobs: { enqueue: refused, enqueueAll: refused },
      leads: {
        findBySubmission: async () => null,
        submit: refused,
        addUpdate: refused,
        listEvents: async () => [],
        findForSender: async () => null,
      },
      games: {
        listGames: async () => [],
        countTaken: async () => new Map(),
        holdPrizes: async () => null,
        findEntry: async () => null,
        findEntryById: async () => null,
        addEntry: refused,
      },
      paymentAccounts: { find: async () => null },
      payments: noPayments(refused),
      reservations: noReservations(refused),
      applications: {
        begin: refused,
        find: async () => null,
        findKey: async () => null,
        forget: async () => 0,
        save: refused,
        send: refused,
      },
      answerFiles: { find: () => Promise.resolve(null) },
      formPhotos: {
        add: () => Promise.resolve(),
        list: () => Promise.resolve([]),
        remove: () => Promise.resolve(null),
        giveTo: () => Promise.resolve(0),
        listUsedKeys: () => Promise.resolve([]),
      },
      offers: {
        findJourney: async () => null,
        findJourneyById: async () => null,
        listPhotos: async () => [],
        addPhoto: refused,
        findPhoto: async () => null,
        findPhotoOfFile: async () => null,
        listUsedKeys: async () => [],
        markPhotoSent: refused,
        removePhoto: refused,
        listOffers: async () => [],
        findOffer: async () => null,
        addOffer: refused,
        acceptOffer: refused,
        beginJourney: refused,
        changeJourney: refused,
        findLookupOf: async () => null,
        keepLookup: refused,
      },
      tradeIns: {
        add: refused,
        findDetails: async () => null,
        changeOffer: refused,
        setKilometres: refused,
        keepValuation: refused,
      },
      personalData: { export: refused, erase: refused, listFiles: refused, listPrivateKeys: refused },
      servicePlaces: {
        listTaken: async () => [],
        find: async () => null,
        take: refused,
        move: refused,
        giveUp: refused,
      },
      sessions: {
        start: refused,
        find: async () => null,
        markUsed: refused,
        renew: refused,
        replaceUnused: refused,
        end: refused,
        endOne: refused,
        endAll: refused,
        list: async () => [],
      },
      visitors: { find: async () => null, findByPhone: async () => null, welcome: refused },
      watchlists: { save: refused, remove: refused, list: async () => [] },
      dealerships: {
        list: async () =>
          shows.map((one) => ({ ...one, name: one.slug })).toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
      },
      settings: {
        placeOf: async () => ({ siteId: id, groupId: accountId, template: 'plain', manufacturers: [] }),
        currentVersions: async () => [
          {
            layer: 'site' as const,
            key: id,
            number: 1,
            overrides: sites.overrides.get(id) ?? {},
            who: twoSites.harbourStaff,
            when: new Date(0),
            why: 'test',
          },
        ],
        listVersions: async () => [],
        readVersion: async () => null,
        appendVersion: () => Promise.reject(new Error('a site saves nothing')),
      },
    };
  }
  return sites;
}

function publishedPage(siteId: SiteId, path: string): PublishedPage {
  const ids = { pageId: '00000000-0000-7000-8000-000000000000' as PageId, siteId };
  const shown = { title: 'Published', description: null, imageUrl: null, blocks: [] };
  return {
    page: {
      id: ids.pageId,
      siteId,
      path,
      kind: 'page',
      category: null,
      publishedVersion: 1,
      publishedAt: new Date(0),
    },
    version: { ...ids, ...shown, number: 1, who: null, when: new Date(0), why: null },
  };
}

function refused(): Promise<never> {
  return Promise.reject(new Error('memory sites have no visitors'));
}
