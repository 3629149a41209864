import { describe, expect, it } from 'vitest';
import { answeredFigure, deliveredFigure } from './promise-figures.ts';

const answers = { inTime: 0, missed: 0, running: 0, halfWithinMs: null, waiting: 0, late: 0 };

describe('promises with true figures', () => {
  it.each([
    [
      { inTime: 49, missed: 2, halfWithinMs: 31 * 60_000 },
      '96%',
      '49 of 51 since Monday. Half within 31 min.',
    ],
    [{ inTime: 1322, missed: 1 }, '99%', '1,322 of 1,323 since Monday.'],
    [{ inTime: 1, missed: 900 }, '1%', '1 of 901 since Monday.'],
    [{ running: 3 }, 'None due', '3 asked, none is due since Monday'],
    [{}, 'None due', 'Nobody has asked since Monday'],
  ])('says of %j %s', (counts, figure, note) => {
    expect(answeredFigure({ ...answers, ...counts })).toMatchObject({ figure, note });
  });

  it.each([
    [{ captured: 412, delivered: 411, waiting: 1, dead: 0 }, '30 days. One waits', '/deliveries'],
    [
      { captured: 9, delivered: 5, waiting: 2, dead: 2 },
      '30 days. 2 wait, 2 are in Leads alone',
      '/deliveries?tab=dead',
    ],
    [{ captured: 9, delivered: 9, waiting: 0, dead: 0 }, '30 days. Every lead has arrived', '/deliveries'],
  ])('says of %j: %s', (leads, note, href) => {
    expect(deliveredFigure(leads, 30)).toMatchObject({ note, href });
  });
});
