import type { AccountId, DealershipId, SiteId } from '@forecourt/domain/core/ids';
import type { Dealership } from '@forecourt/domain/site/dealership';
import { describe, expect, it } from 'vitest';
import type { SiteOverview } from '../ports/platform/site-store.port.ts';
import { grantSiteScope } from '../scope/grant-scope.ts';
import { loadSiteContext, type SiteContextPorts } from './site-context.ts';
import { memorySettings } from './test/memory-settings-store.ts';

const siteId = 's1' as SiteId;
const accountId = 'a1' as AccountId;
const scope = grantSiteScope(siteId);
const overview: SiteOverview = {
  id: siteId,
  accountId,
  slug: 'harbour',
  template: 'plain',
  name: 'Harbour',
  dealershipId: null,
  manufacturerId: null,
  timeZone: 'Australia/Perth',
  manufacturerName: null,
  dealershipCount: 1,
  locationCount: 0,
};
const boxingDay = { date: '2026-12-26', name: 'Boxing Day', state: null, postcodes: [], fromTime: null };
const norlane = { city: 'Norlane', postcode: '3214' };
const place = { siteId, groupId: accountId, template: 'plain', manufacturers: [] };

function dealershipsOf(count: number): readonly Dealership[] {
  return Array.from({ length: count }, (_, number) => {
    const slug = `dealership-${String(number).padStart(5, '0')}`;
    return { id: slug as DealershipId, accountId, slug, name: slug };
  });
}

function portsWith({ dealerships = dealershipsOf(2), exists = true } = {}) {
  const asked: string[] = [];
  const { ports } = memorySettings([place], 'nobody' as never);
  const found: SiteContextPorts = {
    versions: {
      async currentVersions(ids) {
        asked.push('versions');
        return new Map(exists ? ids.map((id) => [id, { stock: 7, settings: 'x', content: 1 }]) : []);
      },
    },
    store: {
      run: (of, work) => {
        asked.push('stores');
        return ports.store.run(of, ({ settings }) =>
          work({
            settings,
            sites: {
              find: async () => overview,
              listDomains: async () => [
                { siteId, host: 'harbour.example', isPrimary: true, verifiedAt: new Date(0) },
                { siteId, host: 'stolen.example', isPrimary: false, verifiedAt: null },
              ],
            },
            locations: { listTowns: async () => [norlane] },
            holidays: { list: async () => [boxingDay] },
            dealerships: {
              list: async ({ after = '', limit }) =>
                dealerships.filter(({ slug }) => slug > after).slice(0, limit),
            },
          }),
        );
      },
    },
  };
  return { ports: found, asked };
}

describe('the context of a site', () => {
  it('is the site, its scope, settings, zone, hosts, dealerships, holidays and versions, as plain data', async () => {
    const { ports } = portsWith();
    const loaded = await loadSiteContext(ports, { scope });
    if (!loaded.ok) throw new Error(loaded.error);
    const { context, problems } = loaded.value;
    expect(context.site).toEqual({
      id: siteId,
      accountId,
      slug: 'harbour',
      template: 'plain',
      name: 'Harbour',
      dealershipId: null,
      manufacturerId: null,
      timeZone: 'Australia/Perth',
    });
    expect(context).toMatchObject({
      scope,
      zone: 'Australia/Perth',
      towns: [norlane],
      publicHolidays: [boxingDay],
      versions: { stock: 7, settings: 'x', content: 1 },
    });
    expect(context.settings.search.pageSize).toBe(21);
    expect(context.dealerships.map(({ slug }) => slug)).toEqual(['dealership-00000', 'dealership-00001']);
    expect(problems).toEqual([]);
    expect(JSON.parse(JSON.stringify(context.settings))).toEqual(context.settings);
  });

  it('TEN-1 answers under verified hosts only', async () => {
    const loaded = await loadSiteContext(portsWith().ports, { scope });
    expect(loaded.ok && loaded.value.context.domains.map(({ host }) => host)).toEqual(['harbour.example']);
  });

  it('has versions that are never newer than what it holds', async () => {
    const { ports, asked } = portsWith();
    await loadSiteContext(ports, { scope });
    expect(asked).toEqual(['versions', 'stores']);
  });

  it('TEN-10.1 has every dealership, however many pages they fill', async () => {
    const { ports } = portsWith({ dealerships: dealershipsOf(2_345) });
    const loaded = await loadSiteContext(ports, { scope });
    expect(loaded.ok && new Set(loaded.value.context.dealerships.map(({ id }) => id)).size).toBe(2_345);
  });

  it('is refused rather than cut short', async () => {
    const { ports } = portsWith({ dealerships: dealershipsOf(21_000) });
    await expect(loadSiteContext(ports, { scope })).rejects.toThrow('more than 20000 dealerships');
  });

  it('is not there for a site that is not, nor for a scope that does not reach it', async () => {
    expect(await loadSiteContext(portsWith({ exists: false }).ports, { scope })).toEqual({
      ok: false,
      error: 'site_not_found',
    });
    const elsewhere = grantSiteScope('s2' as SiteId);
    expect(await loadSiteContext(portsWith().ports, { scope: elsewhere })).toMatchObject({ ok: false });
  });
});
