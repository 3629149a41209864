import type { StoreCases } from './isolation-case.ts';
import { digestOf, type TenantIds } from './world-ids.ts';

const reading = { as: ['site', 'staff', 'dealershipStaff'], does: 'reads', throughSharing: false } as const;
const writing = { ...reading, does: 'writes' } as const;
const now = new Date('2026-03-01T00:00:00Z');
const laterThanAnyTest = new Date('2099-06-01T00:00:00Z');
const replyOf = (ids: TenantIds) => ids.of('leadReply');

export const cases: StoreCases<'replies'> = {
  add: {
    ...writing,
    as: ['dealershipStaff'],
    call: ({ replies }, ids) =>
      replies.add(
        {
          id: ids.of('another reply'),
          leadId: ids.lead,
          channel: 'sms',
          toAddress: '+61400000001',
          staffId: ids.dealershipStaff,
        },
        now,
      ),
    succeeded: (added) => added,
  },
  find: {
    ...reading,
    call: ({ replies }, ids) => replies.find(replyOf(ids)),
    succeeded: (reply) => reply !== null,
  },
  list: {
    ...reading,
    call: ({ replies }, { lead }) => replies.list([lead], 10),
    succeeded: (found) => found.length === 1,
  },
  claim: {
    ...writing,
    call: ({ replies }, ids) =>
      replies.claim(replyOf(ids), { now: laterThanAnyTest, until: laterThanAnyTest }),
    succeeded: ({ outcome }) => outcome === 'claimed',
  },
  saveSender: {
    ...writing,
    call: ({ replies }, ids) => replies.saveSender(replyOf(ids), '+61480000118'),
    succeeded: (saved) => saved,
  },
  settle: {
    ...writing,
    call: ({ replies }, ids) => replies.settle(replyOf(ids), { state: 'failed', reason: 'refused' }, now),
    succeeded: (settled) => settled,
  },
  sendAgain: {
    ...writing,
    arrange: ({ replies }, ids) => replies.settle(replyOf(ids), { state: 'failed', reason: 'refused' }, now),
    call: ({ replies }, ids) => replies.sendAgain(replyOf(ids), now),
    succeeded: (again) => again,
  },
  addAnswer: {
    ...writing,
    as: ['site'],
    call: ({ replies }, ids) =>
      replies.addAnswer({
        leadId: ids.lead,
        key: digestOf(ids, 'another answer'),
        event: {
          kind: 'answer',
          details: {
            channel: 'mail',
            from: 'buyer@buyer.test',
            isBuyer: true,
            subject: null,
            messageId: null,
            files: [],
            leftOut: [],
            notKept: [],
          },
          note: 'yes',
          at: now,
        },
        dueAt: now,
      }),
    succeeded: (outcome) => outcome === 'added',
  },
  countAnswers: {
    ...reading,
    as: ['site'],
    call: ({ replies }, { lead }) => replies.countAnswers(lead, new Date(0)),
    succeeded: (count) => count === 1,
  },
  addTrouble: {
    ...writing,
    as: ['site'],
    call: ({ replies }, { lead }) =>
      replies.addTrouble(lead, { address: 'else@buyer.test', kind: 'bounced', reason: null, at: now }),
    succeeded: (added) => added,
  },
  listTroubles: {
    ...reading,
    call: ({ replies }, { letter }) => replies.listTroubles([`trouble-${letter}@buyer.test`]),
    succeeded: (found) => found.length === 1,
  },
};
