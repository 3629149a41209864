import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../settings/resolve-settings.ts';
import type { Review } from './review.ts';
import { reviewVisibility, showsRating } from './review-visibility.ts';

const { reviews: settings, law } = resolveSettings([]).settings;
const lawful = { ...law, showsAllReviews: true };
const review = (externalId: string, rating = 5, day: string | null = '2026-01-01'): Review => ({
  externalId,
  customerName: 'Alex',
  text: 'Good.',
  rating,
  reviewDate: day === null ? null : new Date(`${day}T00:00:00Z`),
  imageUrl: null,
});
const set = (averageRating: number | null, reviews: readonly Review[] = [review('a')], count = 40) => ({
  averageRating,
  count,
  reviews,
});
const heading = (hiddenTitles: string[]) =>
  reviewVisibility(set(5), { ...settings, hiddenTitles }, law)?.heading;

describe('which reviews show', () => {
  it.each([
    ['an average above the minimum', 4.1, settings, law, true],
    ['an average at the minimum', 4, settings, law, false],
    ['an average below the minimum', 3.9, settings, law, false],
    ['no average', null, settings, law, false],
    ['a lower minimum of the site', 3.9, { ...settings, minimumRating: 3.8 }, law, true],
    ['hidden reviews', 5, { ...settings, hidesReviews: true }, law, false],
    ['any average where the law shows all', 1.2, settings, lawful, true],
    ['hidden reviews, also where the law shows all', 5, { ...settings, hidesReviews: true }, lawful, false],
  ])('RULE-15.1 with %s', (_, average, site, rules, shows) => {
    expect(reviewVisibility(set(average), site, rules) !== null).toBe(shows);
    expect(showsRating(average, site, rules)).toBe(shows);
  });

  it('RULE-15.1 the law shows reviews that have no average yet, without a rating', () => {
    expect(reviewVisibility(set(null), settings, lawful)).toMatchObject({ averageRating: null, count: 40 });
    expect(showsRating(null, settings, lawful)).toBe(false);
  });

  it('RULE-15.1 none show where there are none', () => {
    expect(reviewVisibility(set(5, [], 0), settings, lawful)).toBeNull();
    expect(reviewVisibility(set(5, [], 3), settings, law)).toMatchObject({
      count: 3,
      reviews: [],
      isSelection: true,
    });
    expect(reviewVisibility(set(5, [review('a')], 0), settings, law)).toMatchObject({ isSelection: false });
  });

  it('RULE-15.2 the full list holds the 12 newest, good and bad', () => {
    const days = Array.from({ length: 14 }, (_, index) => review(`r${index}`, 1, `2026-01-${10 + index}`));
    const shown = reviewVisibility(set(4.5, [review('undated', 5, null), ...days], 15), settings, law);
    expect(shown?.reviews.map(({ externalId }) => externalId)).toEqual(
      days
        .slice(2)
        .map(({ externalId }) => externalId)
        .toReversed(),
    );
    expect(shown).toMatchObject({ averageRating: 4.5, count: 15, isSelection: true });
    const few = reviewVisibility(set(4.5, [review('undated', 5, null), review('new')], 2), settings, law);
    expect(few?.reviews.map(({ externalId }) => externalId)).toEqual(['new', 'undated']);
    expect(few?.isSelection).toBe(false);
    const last = reviewVisibility(set(4.5, [review('new'), review('undated', 5, null)], 2), settings, law);
    expect(last?.reviews).toEqual(few?.reviews);
  });

  it('RULE-15.1 two titles are left away', () => {
    expect(heading([])).toBe('What our customers say');
    expect(heading(['Our reviews', ' what Our customers say'])).toBeNull();
    expect(heading(['Our reviews', 'What our customers'])).toBe('What our customers say');
  });

  it('RULE-15.2 names the page with all of them', () => {
    const allReviewsUrl = 'https://reviews.example.com/harbour';
    expect(reviewVisibility(set(5), { ...settings, allReviewsUrl }, law)?.allReviewsUrl).toBe(allReviewsUrl);
  });
});
