import type { Membership } from '@forecourt/domain/staff/membership';
import { may } from '@forecourt/domain/staff/permissions';

/** Where somebody reads leads, as one word: whoever has the same reads the same. */
export function reachOf(memberships: readonly Membership[]): string {
  const places = memberships.flatMap(({ of, role }) => {
    if (!may(new Set([role]), 'readLeads')) return [];
    if (of.kind === 'operator') return ['operator'];
    return [of.kind === 'account' ? `account ${of.accountId}` : `dealership ${of.dealershipId}`];
  });
  return [...new Set(places)].toSorted().join(', ');
}
