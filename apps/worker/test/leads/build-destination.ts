import { randomUUID } from 'node:crypto';
import type { LeadDestination } from '@forecourt/app/ports/leads/delivery-destination.port';
import { twoSites } from '@forecourt/testkit/two-sites';

/** The sales mailbox of a dealership; the test says what is different. */
export function buildDestination(more: Partial<LeadDestination> = {}): LeadDestination {
  return {
    id: randomUUID() as LeadDestination['id'],
    dealershipId: twoSites.rangesKia.id,
    kind: 'email',
    name: 'Sales',
    address: 'sales@ranges.example',
    categories: [],
    enabled: true,
    ...more,
  };
}
