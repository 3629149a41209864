import type { SiteId } from '@forecourt/domain/core/ids';
import type { Lead } from '@forecourt/domain/leads/lead';
import { calendarOf } from '@forecourt/domain/locations/trading-calendar';
import type { TradingCalendar } from '@forecourt/domain/locations/trading-day';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { HolidayStore } from '../../ports/locations/holiday-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { SettingsStore } from '../../ports/platform/settings-store.port.ts';
import { mostHolidays } from '../../site/site-context.ts';
import { readLayers } from '../../site/settings-access.ts';
import { answeringLocation } from '../record/lead-location.ts';

export interface HoursStores {
  readonly settings: SettingsStore;
  readonly locations: Pick<LocationStore, 'list'>;
  readonly holidays: HolidayStore;
}

type ClockedLead = Pick<Lead, 'siteId' | 'dealershipId' | 'locationId' | 'category'> & {
  readonly zone: string;
};

/** Reads the hours of these leads. */
export type ReadClockHours = (stores: HoursStores, leads: readonly ClockedLead[]) => Promise<HoursOf>;

/** By which hours the clock of a lead runs; null where every hour counts. */
export type HoursOf = (lead: ClockedLead) => TradingCalendar | null;

const mostLocations = 1_000;
/** One page of an inbox is seldom of more than a few; what is beyond counts by the clock on the wall. */
const mostSites = 20;

/** The hours of each of these leads. */
export async function readClockHours(
  { settings, locations, holidays }: HoursStores,
  leads: readonly ClockedLead[],
): Promise<HoursOf> {
  if (leads.length === 0) return () => null;
  const counting = new Set<SiteId>();
  for (const siteId of [...new Set(leads.map((lead) => lead.siteId))].slice(0, mostSites)) {
    const found = await settingsOfSite(settings, siteId);
    if (found?.leads.countsOpeningHoursOnly === true) counting.add(siteId);
  }
  if (counting.size === 0) return () => null;
  const all = await locations.list(mostLocations);
  const days = await holidays.list(mostHolidays);
  return ({ siteId, dealershipId, locationId, category, zone }) => {
    if (!counting.has(siteId)) return null;
    const location =
      all.find(({ id }) => id === locationId) ?? answeringLocation(all, dealershipId, category);
    return location && calendarOf(location, zone, days);
  };
}

/**
 * The same for whoever asks again and again: they change seldom, and what is read of a site holds for a while. Of those
 * who read leads at the same places.
 */
export function rememberedHours(nowMs: () => number, forMs: number): ReadClockHours {
  let known: { readonly sites: string; readonly until: number; readonly hoursOf: HoursOf } | null = null;
  return async (stores, leads) => {
    if (leads.length === 0) return () => null;
    const sites = [...new Set(leads.map(({ siteId }) => siteId))].toSorted().join(' ');
    if (known?.sites === sites && nowMs() < known.until) return known.hoursOf;
    const hoursOf = await readClockHours(stores, leads);
    known = { sites, until: nowMs() + forMs, hoursOf };
    return hoursOf;
  };
}

/** What holds for a site; null where whoever asks does not reach it. */
async function settingsOfSite(settings: SettingsStore, siteId: SiteId): Promise<SiteSettings | null> {
  const read = await readLayers(settings, siteId);
  return read && resolveSettings(read.layers).settings;
}
