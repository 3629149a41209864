import { expect, it } from 'vitest';
import { reviewsShownFairly, type ShownReviews } from './reviews-shown-fairly.ts';

const where = { page: 'home', part: 'reviews', id: null } as const;
const shown = { average: 4.6, count: 200, isPickedByRating: false, isSelection: true, linksToAll: true };
const fair: ShownReviews = { where, trueAverage: 4.6, trueCount: 200, shown, hidesUpTo: 4 };
const hidden = 'Reviews are hidden because their average is low.';

it.each<[string, Partial<ShownReviews>, readonly string[]]>([
  ['fair ones', {}, []],
  ['a rounded average', { shown: { ...shown, average: 4.64 } }, []],
  ['an average without count', { shown: { ...shown, count: null } }, []],
  ['a count without average', { shown: { ...shown, average: null } }, []],
  ['another average', { shown: { ...shown, average: 4.66 } }, ['The average is not the true one.']],
  ['a lower average', { shown: { ...shown, average: 4.54 } }, ['The average is not the true one.']],
  ['another count', { shown: { ...shown, count: 201 } }, ['The number of reviews is not the true one.']],
  [
    'only the good ones',
    { shown: { ...shown, isPickedByRating: true } },
    ['Reviews are left out for their rating.'],
  ],
  [
    'a selection without a link',
    { shown: { ...shown, linksToAll: false } },
    ['A selection of reviews has no link to all of them.'],
  ],
  ['all of them without a link', { shown: { ...shown, isSelection: false, linksToAll: false } }, []],
  ['none, at the minimum', { shown: null, trueAverage: 4 }, [hidden]],
  ['none, above the minimum', { shown: null, trueAverage: 4.1 }, []],
  ['none, at a minimum of 1', { shown: null, trueAverage: 1, hidesUpTo: 1 }, [hidden]],
  ['none, where none are hidden', { shown: null, trueAverage: 0, hidesUpTo: 0 }, []],
  ['none, as there are none', { shown: null, trueAverage: 0, trueCount: 0 }, []],
])('LAW-1.1 %s', (_title, given, expected) => {
  expect(reviewsShownFairly({ ...fair, ...given }).map(({ what }) => what)).toEqual(expected);
});

it('LAW-1.2 says who can mend it', () => {
  const findings = reviewsShownFairly({
    ...fair,
    shown: { ...shown, average: 5, count: 1, isPickedByRating: true, linksToAll: false },
  });
  const showAll = {
    rule: 'reviews',
    severity: 'risk',
    where,
    mendedBy: 'operator',
    mend: 'Switch on law.showsAllReviews.',
  };
  expect(findings).toMatchObject([
    showAll,
    showAll,
    showAll,
    { mendedBy: 'dealer', mend: 'Give reviews.allReviewsUrl.' },
  ]);
  expect(reviewsShownFairly({ ...fair, shown: null, trueAverage: 3 })).toMatchObject([showAll]);
});
