import { dealerComments } from '@forecourt/domain/stock/vehicle-page/dealer-comments';
import { describe, expect, it } from 'vitest';
import { carsOf, sampleDealership } from './test/sample-dealerships.ts';

const voices = ['plain', 'shouting', 'family', 'premium', 'caravan', 'workshop'] as const;

function commentsIn(voice: (typeof voices)[number]): readonly string[] {
  const cars = carsOf(sampleDealership(`newstead-${voice}`, { voice, count: 300, dirt: 0 }));
  return cars.flatMap(({ car }) => car.dealerComments ?? []);
}

describe.each(voices)('the comments of a dealer who writes %s', (voice) => {
  const comments = commentsIn(voice);

  it('RULE-17 are paragraphs between pipes', () => {
    const settings = { commentsCut: 400, commentsPendingText: '' };
    for (const text of comments) {
      expect(dealerComments({ dealerComments: text }, settings).paragraphs.length).toBeGreaterThan(2);
    }
  });

  it('leave no word open and name nothing that is missing', () => {
    for (const text of comments) expect(text).not.toMatch(/[{}]|undefined|null/);
  });

  it('are hardly ever the same twice, apart from what stands under every car', () => {
    expect(new Set(comments).size).toBeGreaterThan(comments.length * 0.95);
  });

  it('leave phones to the button of the page, which has the one that is answered', () => {
    expect(comments.flatMap((text) => text.match(/\(?0[\d ()]{8,}\d|1[38]00[\d ]+/g) ?? [])).toEqual([]);
  });
});

describe('the comments of yards', () => {
  it('shout only where the dealer shouts, and seldom with pictures', () => {
    const shouted = commentsIn('shouting');
    expect(shouted.filter((text) => text.includes('!!')).length).toBeGreaterThan(shouted.length / 2);
    const pictured = shouted.filter((text) => /\p{Extended_Pictographic}/u.test(text)).length;
    expect(pictured).toBeGreaterThan(0);
    expect(pictured).toBeLessThan(shouted.length / 5);
    expect(commentsIn('premium').filter((text) => text.includes('!'))).toEqual([]);
  });
});
