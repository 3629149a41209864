import { createHash } from 'node:crypto';
import type {
  AccountId,
  CarId,
  DealershipId,
  LeadId,
  LocationId,
  SiteId,
  StaffId,
  VisitorId,
} from '@forecourt/domain/core/ids';

/**
 * Whose a row is can be read off its identifiers: they begin with the tenant's letter seven times, and
 * then 0 for what belongs to the account, 1 for its site and the dealership shown there, and 2 for its
 * other dealership, which that site does not show.
 */
export type TenantLetter = 'a' | 'b';

export interface TenantIds {
  readonly letter: TenantLetter;
  readonly account: AccountId;
  /** A member of the account. */
  readonly staff: StaffId;
  readonly site: SiteId;
  readonly dealership: DealershipId;
  /** A member of `dealership` alone. */
  readonly dealershipStaff: StaffId;
  readonly location: LocationId;
  readonly car: CarId;
  readonly lead: LeadId;
  readonly visitor: VisitorId;
  readonly otherDealership: DealershipId;
  /** A member of `otherDealership` alone. */
  readonly otherDealershipStaff: StaffId;
  /** Any other identifier; of the site and the dealership shown there unless another part is given. */
  of(name: string, part?: 0 | 1 | 2): string;
}

/** The operator belongs to no tenant, and neither do manufacturers and models. */
export const operator = 'cccccccc-0000-7000-8000-000000000001' as StaffId;
export const manufacturer = 'cccccccc-0000-7000-8000-000000000002';
export const model = 'cccccccc-0000-7000-8000-000000000003';

export function idsOf(letter: TenantLetter): TenantIds {
  // Takes whichever brand the field wants: here is where identifiers come from.
  const id = (part: 0 | 1 | 2, name: string) =>
    `${letter.repeat(7)}${part}-0000-7000-8000-${hex(name)}` as never;
  return {
    letter,
    account: id(0, 'account'),
    staff: id(0, 'staff'),
    site: id(1, 'site'),
    dealership: id(1, 'dealership'),
    dealershipStaff: id(1, 'dealershipStaff'),
    location: id(1, 'location'),
    car: id(1, 'car'),
    lead: id(1, 'lead'),
    visitor: id(1, 'visitor'),
    otherDealership: id(2, 'otherDealership'),
    otherDealershipStaff: id(2, 'otherDealershipStaff'),
    of: (name, part = 1) => id(part, name),
  };
}

/** A site of account A to which B's dealership was shared once, and is no more. */
export const revokedSite = idsOf('a').of('revokedSite') as SiteId;

/**
 * Finds whatever belongs to a tenant in text: an answer, or a row. Names in the world carry the word
 * alpha or bravo with the same digit, for answers that hold no identifier.
 */
export function markOf(letter: TenantLetter, part: '0' | '1' | '2' | 'any' = 'any'): RegExp {
  const digit = part === 'any' ? '[012]' : part;
  return new RegExp(`${letter.repeat(7)}${digit}-|${wordOf(letter)}${digit}`, 'i');
}

export function wordOf(letter: TenantLetter): string {
  return letter === 'a' ? 'alpha' : 'bravo';
}

/** Twelve hex digits that only this name has, so that a new kind of row needs no table of numbers. */
function hex(name: string): string {
  let hash = 0n;
  for (const character of name) hash = (hash * 131n + BigInt(character.charCodeAt(0))) % 2n ** 48n;
  return hash.toString(16).padStart(12, '0');
}

/** A digest that no other tenant's row has. */
export function digestOf(ids: TenantIds, name: string): Buffer {
  return createHash('sha256').update(`${ids.letter} ${name}`).digest();
}

/** The phone of the tenant's visitor. */
export function phoneOf({ letter }: TenantIds): string {
  return letter === 'a' ? '+61400000001' : '+61400000002';
}
