import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { Town } from '@forecourt/domain/locations/town';
import type { PublicHoliday } from '@forecourt/domain/locations/public-holiday';
import type { Dealership } from '@forecourt/domain/site/dealership';
import type { Domain, Site } from '@forecourt/domain/site/site';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { fillPromises } from '@forecourt/domain/promises/fill-promises';
import { settingsInItsWords } from '@forecourt/domain/settings/settings-for-item-type';
import type { SettingProblem } from '@forecourt/domain/settings/setting-problem';
import type { DealershipStore } from '../ports/locations/dealership-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { HolidayStore } from '../ports/locations/holiday-store.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SettingsStore } from '../ports/platform/settings-store.port.ts';
import type { SiteStore } from '../ports/platform/site-store.port.ts';
import type { SharedDealership } from '../ports/stock/stock-index.port.ts';
import type { SiteVersions, StockVersions } from '../ports/stock/stock-version.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { readLayers } from './settings-access.ts';

/**
 * The site that a request is for, as plain data that is the same for every visitor: it is kept for as long
 * as its versions hold. Who is asking, and when, is no part of it.
 */
export interface SiteContext {
  readonly site: Site;
  readonly scope: SiteScope;
  /** The verified hosts under which it answers, beside the platform's own for its slug. */
  readonly domains: readonly Domain[];
  readonly settings: SiteSettings;
  /** IANA name: the zone in which the site's days begin and end. */
  readonly zone: string;
  /** Those shared with the site, its own account's and others', by slug. */
  readonly dealerships: readonly SharedDealership[];
  /** Where its locations are, by which a search by city knows its suburbs. */
  readonly towns: readonly Town[];
  /** Those of the country, by which every location's hours are read. */
  readonly publicHolidays: readonly PublicHoliday[];
  readonly versions: SiteVersions;
}

export interface SiteContextPorts {
  readonly store: StoreRunner<{
    readonly sites: Pick<SiteStore, 'find' | 'listDomains'>;
    readonly settings: SettingsStore;
    readonly dealerships: Pick<DealershipStore, 'list'>;
    readonly locations: Pick<LocationStore, 'listTowns'>;
    readonly holidays: HolidayStore;
  }>;
  readonly versions: Pick<StockVersions, 'currentVersions'>;
}

interface LoadedSite {
  readonly context: SiteContext;
  /** Stored overrides that no longer hold and were ignored. */
  readonly problems: readonly SettingProblem[];
}

const mostDomains = 1_000;
/** Of ten years, and more. */
export const mostHolidays = 1_000;
/** More than a group has: what is beyond is searched by its suburb alone. */
const mostTowns = 1_000;
const dealershipsAtOnce = 1_000;
const mostDealerships = 20_000;

/** Loads everything that a request to a site stands on. */
export async function loadSiteContext(
  ports: SiteContextPorts,
  { scope }: { readonly scope: SiteScope },
): Promise<Result<LoadedSite, 'site_not_found'>> {
  const { siteId } = scope;
  // Before what they are versions of: a change in between shows as an old version, which is then loaded
  // again, and never as a new version of old content, which would stay.
  const versions = (await ports.versions.currentVersions([siteId])).get(siteId);
  if (!versions) return fail('site_not_found');
  const found = await ports.store.run(
    scope,
    async ({ sites, settings, dealerships, locations, holidays }) => ({
      site: await sites.find(siteId),
      domains: await sites.listDomains(siteId, mostDomains),
      layers: await readLayers(settings, siteId),
      dealerships: await listAll(dealerships),
      towns: await locations.listTowns(mostTowns),
      publicHolidays: await holidays.list(mostHolidays),
    }),
  );
  if (!found.site || !found.layers) return fail('site_not_found');
  const { settings, problems } = resolveSettings(found.layers.layers);
  const site = siteOf(found.site);
  const context: SiteContext = {
    site,
    scope,
    domains: found.domains.filter(({ verifiedAt }) => verifiedAt !== null),
    settings: fillPromises(settingsInItsWords(settings), settings.promises),
    zone: site.timeZone,
    dealerships: found.dealerships,
    towns: found.towns,
    publicHolidays: found.publicHolidays,
    versions,
  };
  return ok({ context, problems });
}

/** A site's scope reaches the dealerships that are shared with it, and no others. */
async function listAll(dealerships: Pick<DealershipStore, 'list'>): Promise<readonly Dealership[]> {
  const all: Dealership[] = [];
  for (;;) {
    const after = all.at(-1)?.slug;
    const page = await dealerships.list({
      limit: dealershipsAtOnce,
      ...(after === undefined ? {} : { after }),
    });
    all.push(...page);
    if (page.length < dealershipsAtOnce) return all;
    // To go on without the rest would hide stock without a word.
    if (all.length > mostDealerships)
      throw new Error(`a site shows more than ${mostDealerships} dealerships`);
  }
}

function siteOf({ id, accountId, slug, template, name, dealershipId, manufacturerId, timeZone }: Site): Site {
  return { id, accountId, slug, template, name, dealershipId, manufacturerId, timeZone };
}
