import { grantSiteScope } from '@forecourt/app/scope/grant-scope';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { twoSites } from '@forecourt/testkit/two-sites';

const { harbour } = twoSites;

/** What requests to the harbour's site stand on, with all settings as they are by default. */
export function testContext(stock = 1): SiteContext {
  return {
    site: {
      id: harbour.id,
      accountId: harbour.accountId,
      slug: harbour.slug,
      template: 'plain',
      name: 'Harbour',
      dealershipId: null,
      manufacturerId: null,
      timeZone: 'Australia/Sydney',
    },
    scope: grantSiteScope(harbour.id),
    domains: [],
    settings: resolveSettings([]).settings,
    zone: 'Australia/Sydney',
    dealerships: harbour.shows.map((one) => Object.assign({ name: one.slug }, one)),
    towns: [],
    publicHolidays: [],
    versions: { stock, settings: 'a', content: 1 },
  };
}
