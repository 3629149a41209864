import type { AccountId, DealershipId, SiteId, StaffId } from '@forecourt/domain/core/ids';

const id = (last: string) =>
  `01900000-0000-7000-9000-${last.padStart(12, '0')}` as string & { readonly __id: never };

interface Dealership {
  readonly id: DealershipId;
  readonly slug: string;
  readonly accountId: AccountId;
}

interface SiteOf {
  readonly id: SiteId;
  readonly slug: string;
  readonly accountId: AccountId;
  readonly shows: readonly Dealership[];
}

const harbourGroup = { id: id('a0') as AccountId, slug: 'harbour-group' };
const rangesMotors = { id: id('b0') as AccountId, slug: 'ranges-motors' };

const harbourToyota: Dealership = { id: id('a1'), slug: 'harbour-toyota', accountId: harbourGroup.id };
const harbourMazda: Dealership = { id: id('a2'), slug: 'harbour-mazda', accountId: harbourGroup.id };
const rangesKia: Dealership = { id: id('b1'), slug: 'ranges-kia', accountId: rangesMotors.id };

/** A group's site, which shows its two dealerships and, by agreement, one of another account. */
const harbour: SiteOf = {
  id: id('a5'),
  slug: 'harbour',
  accountId: harbourGroup.id,
  shows: [harbourToyota, harbourMazda, rangesKia],
};

/** A dealer's own site. */
const ranges: SiteOf = { id: id('b5'), slug: 'ranges', accountId: rangesMotors.id, shows: [rangesKia] };

/** The standard pair of tenants: a group and a single dealer, whose stock the group's site shows too. */
export const twoSites = {
  accounts: [harbourGroup, rangesMotors],
  harbourToyota,
  harbourMazda,
  rangesKia,
  dealerships: [harbourToyota, harbourMazda, rangesKia],
  harbour,
  ranges,
  sites: [harbour, ranges],
  /** Members of each account. */
  harbourStaff: id('a8') as StaffId,
  rangesStaff: id('b8') as StaffId,
} as const;
