import type { PromoId } from '@forecourt/domain/core/ids';
import type { StoreCases } from './isolation-case.ts';

export const cases: StoreCases<'promos'> = {
  listActive: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ promos }, { site }) => promos.listActive(site, { kind: 'card', at: new Date(0), limit: 10 }),
    succeeded: (found) => found.length === 1,
  },
  list: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ promos }, { site }) => promos.list(site, 10),
    succeeded: (found) => found.length === 2,
  },
  save: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ promos }, ids) =>
      promos.save({
        id: ids.of('promo') as PromoId,
        siteId: ids.site,
        kind: 'card',
        name: 'Changed',
        description: null,
        url: null,
        imageUrl: null,
        alt: null,
        hideOverlay: false,
        startsAt: new Date(0),
        expiresAt: null,
        position: 2,
        display: ['used'],
        strictDisplay: true,
        node: { text: 'Changed' },
        permitNumber: null,
        terms: null,
      }),
    succeeded: () => true,
  },
  remove: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ promos }, ids) => promos.remove(ids.site, ids.of('promo') as PromoId),
    succeeded: (was) => was,
  },
};
