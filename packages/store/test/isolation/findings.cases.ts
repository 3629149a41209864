import type { FoundOnSite } from '@forecourt/app/ports/law/finding-store.port';
import type { StoreCases } from './isolation-case.ts';

const now = new Date('2026-03-02T00:00:00Z');

export const cases: StoreCases<'findings'> = {
  keep: {
    as: ['site'],
    does: 'writes',
    throughSharing: true,
    call: ({ findings }, ids) => {
      const found: FoundOnSite = {
        cause: 'promotion_permit',
        severity: 'breach',
        what: 'The game has no permit.',
        where: { page: 'promotion', part: 'game', id: ids.of('game') },
        source: null,
        mendedBy: 'group',
        mend: 'Enter it.',
        dealershipId: ids.dealership,
      };
      return findings.keep('law', [found], now);
    },
    succeeded: ({ opened }) => opened === 1,
  },
  listOpen: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ findings }) => findings.listOpen(10),
    succeeded: (found) => found.length === 1,
  },
};
