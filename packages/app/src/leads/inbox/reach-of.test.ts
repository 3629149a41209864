import type { AccountId, DealershipId, MembershipId, StaffId } from '@forecourt/domain/core/ids';
import type { MembershipOf, StaffRole } from '@forecourt/domain/staff/membership';
import { describe, expect, it } from 'vitest';
import { reachOf } from './reach-of.ts';

const account: MembershipOf = { kind: 'account', accountId: 'a' as AccountId };
const dealership = (id: string): MembershipOf => ({ kind: 'dealership', dealershipId: id as DealershipId });
const member = (role: StaffRole, of: MembershipOf) => ({
  id: 'm' as MembershipId,
  staffId: 's' as StaffId,
  of,
  role,
});

describe('CON-2.1 where somebody reads leads', () => {
  it('is the same for all who read them at the same places, whatever they do there', () => {
    const [sales, service] = [[member('sales', dealership('d'))], [member('service', dealership('d'))]];
    expect(reachOf(sales)).toBe(reachOf(service));
    const both = [member('sales', dealership('d')), member('sales', dealership('e'))];
    expect(reachOf(both)).toBe(reachOf(both.toReversed()));
  });

  it('is another for another place, and for more or fewer places', () => {
    const reaches = [
      [member('sales', dealership('d'))],
      [member('sales', dealership('e'))],
      [member('sales', dealership('d')), member('sales', dealership('e'))],
      [member('group_manager', account)],
      [],
    ].map(reachOf);
    expect(new Set(reaches).size).toBe(reaches.length);
  });

  it('leaves out where they only do something else', () => {
    const also = [member('sales', dealership('d')), member('stock', dealership('e'))];
    expect(reachOf(also)).toBe(reachOf([member('sales', dealership('d'))]));
  });
});
