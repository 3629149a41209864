import { describe, expect, it } from 'vitest';
import { popupPromotion } from './popup.ts';

const popup = {
  title: 'End of year sale',
  text: 'Until the end of the year.',
  imageUrl: null,
  button: { label: 'See offers', link: '/offers' },
  expiryDate: '2026-12-31',
};

describe('the popup promotion', () => {
  it.each([
    ['Australia/Sydney', '2026-12-31T13:00:00Z'],
    ['Australia/Perth', '2026-12-31T16:00:00Z'],
  ])('RULE-12.2 in %s runs through its last day and never past it', (zone, end) => {
    const ends = new Date(end);
    const lastMoment = new Date(ends.getTime() - 1);
    expect(popupPromotion(popup, lastMoment, zone)).toEqual({ popup, validUntil: ends });
    expect(popupPromotion(popup, ends, zone)).toEqual({ popup: null, validUntil: null });
  });

  it('RULE-12.2 is away on a site that has none', () => {
    expect(popupPromotion(null, new Date(0), 'Australia/Perth')).toEqual({ popup: null, validUntil: null });
  });
});
