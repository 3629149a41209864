import { Secret } from '@forecourt/domain/core/secret';
import type { StoreCases } from './isolation-case.ts';

const name = 'search.key';

export const cases: StoreCases<'secrets'> = {
  put: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ secrets }, { site }) => secrets.put({ siteId: site }, name, new Secret('another')),
    succeeded: () => true,
  },
  read: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ secrets }, { site }) => secrets.read({ siteId: site }, name),
    succeeded: (secret) => secret?.reveal() === 'bravo1',
  },
  listNames: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ secrets }, { site }) => secrets.listNames({ siteId: site }),
    succeeded: (names) => names.length === 1,
  },
};
