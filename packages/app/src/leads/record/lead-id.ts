import type { LeadId } from '@forecourt/domain/core/ids';

/**
 * An identifier that carries its moment (UUID version 7), made of a random one. It is made before the lead is
 * written: a transaction that runs again must write the same lead.
 */
export function leadIdAt(moment: Date, randomUuid: string): LeadId {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUuid.slice(15)}` as LeadId;
}
