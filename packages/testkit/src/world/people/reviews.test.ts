import { describe, expect, it } from 'vitest';
import { newestReviews, reviewTexts, type ReviewedDealer } from './reviews.ts';

const asOf = new Date('2026-11-15T03:00:00Z');
const dealer: ReviewedDealer = {
  key: 'hallam-and-sons',
  subjects: ['any', 'car', 'workshop'],
  average: 4.4,
  staff: ['David', 'Ros'],
  make: 'Isuzu',
  towns: ['Cowra'],
};

describe('review texts', () => {
  it('are many and all different, from one star to five', () => {
    expect(reviewTexts.length).toBeGreaterThanOrEqual(120);
    expect(new Set(reviewTexts.map(({ text }) => text)).size).toBe(reviewTexts.length);
    expect(new Set(reviewTexts.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('the newest reviews of a dealer', () => {
  const reviews = newestReviews(dealer, 40, asOf);

  it('are the same for the same dealer and others for another', () => {
    expect(newestReviews(dealer, 40, asOf)).toEqual(reviews);
    expect(newestReviews({ ...dealer, key: 'other' }, 40, asOf)).not.toEqual(reviews);
  });

  it('come newest first, none of them from the future', () => {
    const times = reviews.map(({ reviewDate }) => reviewDate?.getTime() ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(Math.max(...times)).toBeLessThan(asOf.getTime());
  });

  it('repeat no text and leave no place unfilled', () => {
    const written = reviews.map(({ text }) => text).filter((text) => text !== null);
    expect(new Set(written).size).toBe(written.length);
    expect(written.join(' ')).not.toMatch(/[{}]/);
  });

  it('say nothing now and then, and have bad ones among them', () => {
    expect(reviews.some(({ text }) => text === null)).toBe(true);
    expect(reviews.some(({ rating }) => rating !== null && rating < 4)).toBe(true);
  });

  it('come to about the average that the dealer has', () => {
    const many = newestReviews(dealer, 2000, asOf);
    const average = many.reduce((sum, { rating }) => sum + (rating ?? 0), 0) / many.length;
    expect(average).toBeGreaterThan(4.25);
    expect(average).toBeLessThan(4.6);
  });

  it('speak only of what the dealer does', () => {
    const vans = newestReviews({ ...dealer, subjects: ['any', 'caravan'] }, 60, asOf);
    expect(vans.some(({ text }) => text?.includes('ute by Monday'))).toBe(false);
  });
});
