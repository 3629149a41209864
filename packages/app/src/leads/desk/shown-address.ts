import type { LeadDestination } from '../../ports/leads/delivery-destination.port.ts';

/** Where a destination is, without what opens it: an address on the web may have its secret in path, query or name. */
export function shownAddress({ kind, address }: Pick<LeadDestination, 'kind' | 'address'>): string {
  if (kind === 'email' || kind === 'adf_email' || kind === 'csv_drop') return address;
  const host = /^https?:\/\/(?:[^/@]*@)?([^/?#]+)/i.exec(address)?.[1];
  return host === undefined ? 'hidden' : `${host}/…`;
}
