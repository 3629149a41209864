import { Secret } from '@forecourt/domain/core/secret';
import type { StoreCases } from './isolation-case.ts';
import { digestOf } from './world-ids.ts';

const now = new Date('2026-03-02T00:00:00Z');
const own = { as: ['site'], throughSharing: false } as const;
const reads = { ...own, does: 'reads' } as const;
const writes = { ...own, does: 'writes' } as const;
const later = new Date('2026-06-01T00:00:00Z');

export const cases: StoreCases<'applications'> = {
  begin: {
    ...writes,
    call: ({ applications }, ids) =>
      applications.begin({
        id: 'dddddddd-0000-7000-8000-000000000001',
        secretHash: digestOf(ids, 'another application'),
        step: 'money',
        carId: null,
        dealershipId: null,
        draft: digestOf(ids, 'another draft'),
        personDigests: [],
        now,
        expiresAt: later,
      }),
    succeeded: () => true,
  },
  find: {
    ...reads,
    call: ({ applications }, ids) => applications.find(digestOf(ids, 'financeDraft'), now),
    succeeded: (found) => found?.draft !== null && found !== null,
  },
  save: {
    ...writes,
    call: ({ applications }, ids) =>
      applications.save(
        { id: ids.of('financeDraft'), version: 1 },
        { draft: digestOf(ids, 'other draft'), personDigests: [], step: 'loan' },
      ),
    succeeded: (wasSaved) => wasSaved,
  },
  send: {
    ...writes,
    call: ({ applications }, ids) =>
      applications.send(
        { id: ids.of('financeDraft'), version: 1 },
        {
          sealed: digestOf(ids, 'other sealed'),
          keyId: ids.of('financeKey', 0),
          leadId: ids.lead,
          sentAt: now,
          expiresAt: new Date('2099-06-01T00:00:00Z'),
        },
      ),
    succeeded: (wasSent) => wasSent,
  },
  forget: {
    ...writes,
    call: ({ applications }, ids) => applications.forget([digestOf(ids, 'applicant')]),
    succeeded: (count) => count === 1,
  },
  findSent: {
    ...reads,
    call: ({ applications }, ids) => applications.findSent(ids.of('financeApplication')),
    succeeded: (found) => found !== null,
  },
  keepAnswer: {
    ...writes,
    call: ({ applications }, ids) =>
      applications.keepAnswer(
        ids.of('financeApplication'),
        { reference: 'LN1', decision: 'referred', offered: null },
        now,
      ),
    succeeded: (wasKept) => wasKept,
  },
  findKey: {
    ...reads,
    call: ({ applications }) => applications.findKey(),
    succeeded: (key) => key !== null,
  },
  addKey: {
    ...writes,
    call: ({ applications }, ids) =>
      applications.addKey({ publicKey: digestOf(ids, 'another key'), privateKey: new Secret('private') }),
    succeeded: () => true,
  },
  readPrivateKey: {
    ...reads,
    call: ({ applications }, ids) => applications.readPrivateKey(ids.of('financeKey', 0)),
    succeeded: (key) => key !== null,
  },
};
