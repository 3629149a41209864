import type { AccountId, DealershipId, SiteId } from '@forecourt/domain/core/ids';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { describe, expect, it } from 'vitest';
import { grantSiteScope } from '../../scope/grant-scope.ts';
import { stockSite, type StockSiteContext } from './stock-site.ts';

const own = { id: 'd1' as DealershipId, accountId: 'ours' as AccountId, slug: 'own', name: 'Own' };
const other = { id: 'd2' as DealershipId, accountId: 'theirs' as AccountId, slug: 'other', name: 'Other' };

const contextOf = (overrides: object = {}): StockSiteContext => ({
  site: {
    id: 's1' as SiteId,
    accountId: 'ours' as AccountId,
    slug: 'site',
    template: 'plain',
    name: 'Site',
    dealershipId: null,
    manufacturerId: null,
    timeZone: 'Australia/Sydney',
  },
  scope: grantSiteScope('s1' as SiteId),
  settings: resolveSettings([{ layer: 'site', key: 's1', number: 1, overrides }]).settings,
  zone: 'Australia/Sydney',
  dealerships: [own, other],
  towns: [],
});
/** 11:00 in Sydney. */
const now = new Date('2026-11-16T00:00:00Z');

describe('what a site’s search stands on', () => {
  it('TEN-10.1 shows what is shared with the site, or of its own account alone', () => {
    expect(stockSite(contextOf(), now).dealerships).toEqual([own, other]);
    expect(stockSite(contextOf({ stock: { showsSharedStock: false } }), now).dealerships).toEqual([own]);
  });

  it('TEN-6.1 has the filter of the site with those of its categories', () => {
    const categories = [{ slug: 'utes', name: 'Utes', filter: 'body = Ute' }];
    const site = stockSite(
      contextOf({ stock: { filter: 'make != Suzuki', minimumPhotos: 3, categories } }),
      now,
    );
    expect(site.filter).toMatchObject({ kind: 'all' });
    expect(site.categories).toMatchObject([{ slug: 'utes', filter: { kind: 'oneOf', attribute: 'body' } }]);
  });

  it('SRCH-2 lists sold cars of three days, and holds until the next midnight of the site', () => {
    const { soldSince, validUntil } = stockSite(contextOf(), now);
    expect(soldSince.toISOString()).toBe('2026-11-13T13:00:00.000Z');
    expect(validUntil.toISOString()).toBe('2026-11-16T13:00:00.000Z');
  });

  it('RULE-4 has weekly prices where the site shows finance', () => {
    expect(stockSite(contextOf({ finance: { showsFinance: false } }), now).weekly).toBeNull();
    const finance = { showsFinance: true, provider: 'bank_one' };
    expect(stockSite(contextOf({ finance }), now).weekly).toMatchObject({ provider: 'bank_one' });
  });

  it('is worked out once until midnight, and for any moment rightly', () => {
    const context = contextOf();
    const first = stockSite(context, now);
    expect(stockSite(context, new Date('2026-11-16T12:59:59Z'))).toBe(first);
    const next = stockSite(context, new Date('2026-11-16T13:00:00Z'));
    expect(next.soldSince.toISOString()).toBe('2026-11-14T13:00:00.000Z');
    expect(stockSite(context, now)).toEqual(first);
    expect(stockSite(contextOf(), now)).not.toBe(first);
  });
});
