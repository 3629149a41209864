import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

const operating = { as: ['operator'], throughSharing: false } as const;
const writing = { ...operating, does: 'writes' } as const;

export const cases: StoreCases<'identityProviders'> = {
  find: {
    ...operating,
    does: 'reads',
    call: ({ identityProviders }, { letter }) => identityProviders.find(`${wordOf(letter)}0`),
    succeeded: (found) => found !== null && found.provider !== null,
  },
  set: {
    ...writing,
    call: ({ identityProviders }, { account, letter }) =>
      identityProviders.set({
        accountId: account,
        issuer: `https://new.${wordOf(letter)}0.test`,
        clientId: 'forecourt',
        sealedSecret: 'x'.repeat(60),
        domains: [`${wordOf(letter)}0.test`],
        isRequired: true,
      }),
    succeeded: (was) => was,
  },
  remove: {
    ...writing,
    call: ({ identityProviders }, { account }) => identityProviders.remove(account),
    succeeded: (was) => was,
  },
};
