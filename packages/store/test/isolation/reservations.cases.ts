import { endHold } from '@forecourt/domain/checkout/end-hold';
import type { LeadId, ReservationId } from '@forecourt/domain/core/ids';
import type { Stores } from '../../src/stores.ts';
import type { StoreCases } from './isolation-case.ts';
import type { TenantIds } from './world-ids.ts';

const theirs = { as: ['site', 'staff', 'dealershipStaff'], throughSharing: false } as const;
const ofSite = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');
const laterThanAnyTest = new Date('2099-06-01T00:00:00Z');
const held = (ids: TenantIds) => ids.of('reservation') as ReservationId;
const wanted = (ids: TenantIds) => ids.of('another reservation') as ReservationId;

const hash = (ids: TenantIds, part: string) => {
  const bytes = new Uint8Array(32);
  bytes.set(new TextEncoder().encode(`${ids.letter} ${part}`));
  return bytes;
};
const holder = (ids: TenantIds) => ({ holderHash: hash(ids, 'holder'), visitorId: null });

async function free({ reservations }: Stores, ids: TenantIds) {
  const locked = await reservations.lock(held(ids));
  const ended = locked && endHold(locked, 'staff', now);
  if (ended?.ok) await reservations.end(ended.value, now);
}

const hold = ({ reservations }: Stores, ids: TenantIds) =>
  reservations.hold(
    {
      id: wanted(ids),
      carId: ids.car,
      visitorId: null,
      leadId: null,
      amountCents: 20_000,
      priceCents: null,
      priceBasis: null,
      termsVersion: null,
      holdHours: 48,
      refundPercent: 100,
      name: null,
      email: null,
      phone: null,
      postcode: null,
      expiresAt: laterThanAnyTest,
      holderHash: hash(ids, 'another holder'),
      linkHash: hash(ids, 'another link'),
      linkSealed: 'sealed',
    },
    now,
  );

export const cases: StoreCases<'reservations'> = {
  // It has no tenant: whoever has a scope may know what time it is.
  clock: {
    as: ['site', 'staff', 'dealershipStaff', 'operator'],
    does: 'reads',
    throughSharing: true,
    // To the year: each call has another moment.
    call: async ({ reservations }) => new Date((await reservations.clock()).getUTCFullYear(), 0),
    succeeded: (moment) => moment.getFullYear() > 2000,
  },
  hold: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    arrange: free,
    call: hold,
    succeeded: (result) => result === 'pending',
  },
  find: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.find(held(ids)),
    succeeded: (reservation) => reservation !== null,
  },
  findKeeping: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, { car }) => reservations.findKeeping(car),
    succeeded: (reservation) => reservation !== null,
  },
  findOfHolder: {
    ...ofSite,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.findOfHolder(holder(ids), ids.car),
    succeeded: (reservation) => reservation !== null,
  },
  findByLink: {
    ...ofSite,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.findByLink(hash(ids, 'link')),
    succeeded: (reservation) => reservation !== null,
  },
  listOfVisitor: {
    ...ofSite,
    does: 'reads',
    call: ({ reservations }, { visitor }) => reservations.listOfVisitor(visitor, 10),
    succeeded: (found) => found.length > 0,
  },
  readBuyer: {
    ...ofSite,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.readBuyer(holder(ids), 'nobody'),
    succeeded: ({ keeps, hasPaid }) => keeps.length === 1 || hasPaid,
  },
  findLink: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.findLink(held(ids)),
    succeeded: (link) => link !== null,
  },
  findHolderHash: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.findHolderHash(held(ids)),
    succeeded: (found) => found !== null,
  },
  lock: {
    ...theirs,
    does: 'reads',
    call: ({ reservations }, ids) => reservations.lock(held(ids)),
    succeeded: (locked) => locked !== null,
  },
  end: {
    ...theirs,
    does: 'writes',
    call: free,
    succeeded: () => true,
  },
  save: {
    ...theirs,
    does: 'writes',
    async call({ reservations }, ids) {
      const found = await reservations.find(held(ids));
      if (found) await reservations.save({ ...found, expiresAt: now }, now);
    },
    succeeded: () => true,
  },
  setLead: {
    ...theirs,
    does: 'writes',
    call: ({ reservations }, ids) => reservations.setLead(held(ids), ids.of('mergedLead') as LeadId),
    succeeded: () => true,
  },
};
