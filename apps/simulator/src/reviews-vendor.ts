import { json, type SimulatedResponse } from './simulated-call.ts';

const words = [
  'Straight answers and no hurry. We picked the car up on Saturday and it was spotless.',
  'They rang when they said they would. Took two goes to get the floor mats right, but they sorted it.',
  'Good price for our old one and a full tank in the new one.',
  'Waited forty minutes for the paperwork. The car itself is great.',
  'Service had it back the same afternoon and showed me the old pads.',
  null,
];
const names = ['Priya N.', 'Tom Brennan', 'Aaliyah K.', 'Marco D’Angelo', 'Jess W.', 'Ken Ishida'];
const stars = ['FIVE', 'FOUR', 'FIVE', 'THREE', 'FIVE', 'FOUR'] as const;
const points = { FIVE: 5, FOUR: 4, THREE: 3 } as const;
const dayMs = 86_400_000;
const mostAtOnce = 50;

/**
 * The reviews of a place, invented from its name: sixty of them, one each four days. The end of the name orders
 * something else: `-unknown` no such place, `-empty` none, `-wrong` a number that cannot be.
 */
export function reviewPage(place: string, query: URLSearchParams): SimulatedResponse | null {
  if (place.endsWith('-unknown')) return null;
  if (place.endsWith('-empty')) return json(200, {});
  const all = Array.from({ length: 60 }, (_, index) => reviewOf(place, index));
  if (place.endsWith('-wrong')) return json(200, { reviews: all.slice(0, 20), totalReviewCount: 3 });
  const size = Math.min(Number(query.get('pageSize') ?? 10), mostAtOnce);
  const first = Number(query.get('pageToken') ?? 0);
  const sum = all.reduce((total, { starRating }) => total + points[starRating], 0);
  return json(200, {
    reviews: all.slice(first, first + size),
    averageRating: Math.round((sum / all.length) * 10) / 10,
    totalReviewCount: all.length,
    ...(first + size < all.length && { nextPageToken: String(first + size) }),
  });
}

function reviewOf(place: string, index: number) {
  const written = new Date(Date.UTC(2026, 10, 14) - index * 4 * dayMs).toISOString();
  const comment = words[index % words.length] ?? null;
  return {
    name: `${place}/reviews/r${index + 1}`,
    reviewId: `r${index + 1}`,
    reviewer: { displayName: names[index % names.length], isAnonymous: false },
    starRating: stars[index % stars.length] ?? 'FIVE',
    ...(comment !== null && { comment }),
    createTime: written,
    updateTime: written,
  };
}
