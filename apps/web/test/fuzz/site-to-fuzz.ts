import { randomUUID } from 'node:crypto';
import { memoryGeocoding } from '@forecourt/testkit/memory-geocoding';
import { twoSites } from '@forecourt/testkit/two-sites';
import { harbourSite, harbourStaff, rangesSite, rangesStaff } from '@forecourt/testkit-db/two-dealers';
import type { PageRenderer } from '../../server/pages/page-renderer.ts';
import { hosts, testSites, type TestSites } from '../visitors/test-sites.ts';
import { foreignIdentifiers, type ForeignIdentifiers } from './foreign-identifiers.ts';
import { furnishSite, type Belongings, type Tenant } from './furnish-site.ts';
import type { KnownThings } from './narrowed-description.ts';

export interface SiteToFuzz {
  readonly sites: TestSites;
  /** What its own and the other site have, of which requests are made. */
  readonly known: KnownThings;
  readonly own: Belongings;
  readonly other: Belongings;
  /** What only the other site has. */
  readonly foreign: ForeignIdentifiers;
}

const { accounts, harbour, ranges, harbourToyota, harbourMazda, rangesKia } = twoSites;
const [harbourGroup, rangesMotors] = accounts;
const words = (...values: readonly string[]) => ({ type: 'string', enum: values });

/** It shows its own stock alone; the other site shows this stock too, and more. */
const fuzzed: Tenant = {
  host: hosts.ranges,
  siteId: ranges.id,
  site: rangesSite,
  staff: rangesStaff,
  dealership: rangesKia,
  mark: 'own',
  phones: ['+61491570156', '07 3555 0100'],
};
const neighbour: Tenant = {
  host: hosts.harbour,
  siteId: harbour.id,
  site: harbourSite,
  staff: harbourStaff,
  dealership: harbourToyota,
  // No word has it, and nothing made up by chance does.
  mark: 'qzxvkj',
  phones: ['+61491570157', '07 3555 0199'],
};

/** Two sites on a database of their own, with all that sites have, and without limits that hide their handlers. */
export async function siteToFuzz(renderer?: PageRenderer): Promise<SiteToFuzz> {
  const sites = await testSites({ limiter: { take: async () => 0 }, geocoding: memoryGeocoding }, renderer);
  const own = await furnishSite(sites, fuzzed);
  const other = await furnishSite(sites, neighbour);
  const foreign = await foreignIdentifiers({
    dealers: sites.dealers,
    own: [ranges.id, rangesKia.id, rangesMotors.id],
    foreign: [harbour.id, harbourToyota.id, harbourMazda.id, harbourGroup.id],
    planted: {
      marks: [neighbour.mark, harbour.slug, ...(other.values['token'] ?? []).map((one) => one.toLowerCase())],
      phones: ['491570157', '35550199'],
    },
  });
  const soon = [1, 2, 3].map((days) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' }),
  );
  const person = {
    name: words('Alex Nguyen', 'Zoë "O\'Neil" <b>', ''),
    email: words('alex@example.com', 'a b@example.com'),
    phone: words('0491 570 156', '12'),
    message: words('Still there?', ''),
    category: words('General Enquiry', 'Careers Enquiry'),
    dealership_slug: words(rangesKia.slug, harbourToyota.slug, 'elsewhere'),
  };
  const both = ofBoth(own.values, other.values);
  return {
    sites,
    own,
    other,
    foreign,
    known: {
      values: {
        ...both,
        // The visitor's own would end the session that the rest of a run needs.
        id: [...(both['id'] ?? []), ...other.devices],
        day: soon,
        time: ['10:00', '11:30'],
        idempotency_key: Array.from({ length: 200 }, () => randomUUID()),
      },
      answers: { '/api/leads': person, '/test-drive/details': person },
    },
  };
}

function ofBoth(own: Belongings['values'], other: Belongings['values']): Belongings['values'] {
  return Object.fromEntries(
    Object.entries(own).map(([name, values]) => [name, [...(other[name] ?? []), ...values]]),
  );
}
