import type { StoreCases } from './isolation-case.ts';

const siteAlone = { as: ['site'], throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2027-03-01T00:00:00Z');

export const cases: StoreCases<'carWaits'> = {
  add: {
    as: ['site'],
    throughSharing: true,
    does: 'writes',
    call: ({ carWaits }, { car }) =>
      carWaits.add(
        { carId: car, email: 'new@example.com', wording: 'Tell me', endsAt: later },
        { perPerson: 3, perSite: 100 },
        now,
      ),
    succeeded: (outcome) => outcome === 'waits',
  },
  listWaiting: {
    ...siteAlone,
    does: 'reads',
    call: ({ carWaits }) => carWaits.listWaiting(null, now, 10),
    succeeded: (waits) => waits.length > 0,
  },
  tell: {
    ...siteAlone,
    does: 'writes',
    call: ({ carWaits }, ids) => carWaits.tell(ids.of('wait'), now),
    succeeded: (isTold) => isTold,
  },
  find: {
    ...siteAlone,
    does: 'reads',
    call: ({ carWaits }, ids) => carWaits.find(ids.of('wait')),
    succeeded: (wait) => wait !== null,
  },
  markSent: {
    ...siteAlone,
    does: 'writes',
    call: ({ carWaits }, ids) => carWaits.markSent(ids.of('wait'), now),
    succeeded: (isSent) => isSent,
  },
  unsubscribe: {
    ...siteAlone,
    does: 'writes',
    call: ({ carWaits }, ids) => carWaits.unsubscribe(ids.of('waitToken'), now),
    succeeded: (isEnded) => isEnded,
  },
};
