import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

const own = { as: ['dealershipStaff'], throughSharing: false } as const;
const reading = { ...own, does: 'reads' } as const;
const writing = { ...own, does: 'writes' } as const;
/** What is started or added is the caller's own, whoever calls: nobody can name somebody else. */
const adding = { as: ['staff', 'dealershipStaff'], does: 'writes', throughSharing: false } as const;
const now = new Date('2026-03-01T00:00:00Z');
const expiresAt = new Date('2099-06-01T00:00:00Z');

export const cases: StoreCases<'staffSessions'> = {
  start: {
    ...adding,
    call: ({ staffSessions }) =>
      staffSessions.start({
        tokenHash: Buffer.alloc(32, 7),
        userAgent: null,
        method: 'passkey',
        now,
        expiresAt,
      }),
    succeeded: () => true,
  },
  seen: {
    ...writing,
    call: ({ staffSessions }, ids) => staffSessions.seen(ids.of('staffSession'), { now, expiresAt }),
    succeeded: (was) => was,
  },
  end: {
    ...writing,
    call: ({ staffSessions }, ids) => staffSessions.end(ids.of('staffSession')),
    succeeded: (was) => was,
  },
  provedAt: {
    ...reading,
    call: ({ staffSessions }, ids) => staffSessions.provedAt(ids.of('staffSession')),
    succeeded: (at) => at !== null,
  },
  proved: {
    ...writing,
    call: ({ staffSessions }, ids) => staffSessions.proved(ids.of('staffSession'), now),
    succeeded: (was) => was,
  },
  list: {
    ...reading,
    call: ({ staffSessions }, { dealershipStaff }) => staffSessions.list(dealershipStaff, 10),
    succeeded: (sessions) => sessions.length === 1,
  },
  addPasskey: {
    ...adding,
    call: ({ staffSessions }) =>
      staffSessions.addPasskey(
        {
          credentialId: Buffer.alloc(32, 9),
          publicKey: Buffer.alloc(40, 1),
          signCount: 0,
          transports: [],
          name: null,
        },
        now,
      ),
    succeeded: (was) => was,
  },
  passkeys: {
    ...reading,
    call: ({ staffSessions }, { dealershipStaff }) => staffSessions.passkeys(dealershipStaff, 10),
    succeeded: (passkeys) => passkeys.length === 1,
  },
  credentialIds: {
    ...reading,
    call: ({ staffSessions }, { dealershipStaff }) => staffSessions.credentialIds(dealershipStaff, 10),
    succeeded: (ids) => ids.length === 1,
  },
  passkeyUsed: {
    ...writing,
    call: ({ staffSessions }, ids) => staffSessions.passkeyUsed(ids.of('passkey'), { signCount: 3, now }),
    succeeded: (was) => was,
  },
  setPassword: {
    ...adding,
    call: ({ staffSessions }) =>
      staffSessions.setPassword({ passwordHash: 'hash', codeSecret: Buffer.alloc(60, 3) }),
    succeeded: (was) => was,
  },
  bindSignOn: {
    ...own,
    does: 'writes',
    call: ({ staffSessions }, { account, letter }) =>
      staffSessions.bindSignOn({
        accountId: account,
        issuer: `https://login.${wordOf(letter)}0.test`,
        subject: 'somebody',
      }),
    succeeded: (was) => was,
  },
  codeUsed: {
    ...writing,
    call: ({ staffSessions }, { dealershipStaff }) => staffSessions.codeUsed(dealershipStaff, 7),
    succeeded: (was) => was,
  },
};
