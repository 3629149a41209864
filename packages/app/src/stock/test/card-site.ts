import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { twoSites } from '@forecourt/testkit/two-sites';
import type { MediaAddresses } from '../../ports/media/media-addresses.port.ts';
import { grantSiteScope } from '../../scope/grant-scope.ts';
import type { SiteContext } from '../../site/site-context.ts';

/** Addresses that show which picture was asked for, and in which width. */
export const media: MediaAddresses = {
  addressOf: (url, width, quality) => `${url}?w=${width}&q=${quality}`,
  isOurs: (url) => url.startsWith('/media/'),
};

/** One of the two standard sites as a use case meets it, with overrides of its own. */
export function contextOf(name: 'harbour' | 'ranges', overrides: object = {}): SiteContext {
  const { id, slug, accountId, shows } = twoSites[name];
  return {
    site: {
      id,
      accountId,
      slug,
      template: 'plain',
      name,
      dealershipId: null,
      manufacturerId: null,
      timeZone: 'Australia/Sydney',
    },
    scope: grantSiteScope(id),
    domains: [{ host: `${slug}.example`, siteId: id, isPrimary: true, verifiedAt: new Date(0) }],
    settings: resolveSettings([{ layer: 'site', key: id, number: 1, overrides }]).settings,
    zone: 'Australia/Sydney',
    dealerships: shows.map((one) => Object.assign({ name: one.slug }, one)),
    towns: [],
    publicHolidays: [],
    versions: { stock: 1, settings: 'a', content: 1 },
  };
}
