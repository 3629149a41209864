import type { StoreCases } from './isolation-case.ts';
import { wordOf } from './world-ids.ts';

export const cases: StoreCases<'reviews'> = {
  listForLocation: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ reviews }, { location }) => reviews.listForLocation(location, 10),
    succeeded: (sets) => sets[0]?.reviews.length === 1,
  },
  listForSite: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ reviews }, { site }) => reviews.listForSite(site, 10),
    succeeded: (sets) => sets[0]?.reviews.length === 1,
  },
  replaceSet: {
    as: ['staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: false,
    call: ({ reviews }, { dealership, location, letter }) =>
      reviews.replaceSet({
        dealershipId: dealership,
        locationId: location,
        source: 'stars',
        count: 9,
        averageRating: 4.25,
        refreshedAt: new Date(0),
        reviews: [
          {
            externalId: `${wordOf(letter)}1-new-review`,
            customerName: null,
            text: 'good',
            rating: 5,
            reviewDate: null,
            imageUrl: null,
          },
        ],
      }),
    succeeded: () => true,
  },
  listAsked: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: false,
    call: ({ reviews }, { site }) => reviews.listAsked(site, 10),
    succeeded: (sets) => sets.length > 0,
  },
  findAsked: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'reads',
    throughSharing: true,
    call: ({ reviews }, ids) => reviews.findAsked(ids.of('reviewSet')),
    succeeded: (set) => set !== null,
  },
  refreshSet: {
    as: ['site', 'staff', 'dealershipStaff'],
    does: 'writes',
    throughSharing: true,
    call: ({ reviews }, ids) =>
      reviews.refreshSet(ids.of('reviewSet'), { count: 7, averageRating: 4.5, reviews: [] }, new Date(0)),
    succeeded: (isThere) => isThere,
  },
};
