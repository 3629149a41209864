import { expect, it } from 'vitest';
import { ancapDatestampFinding } from './ancap-datestamp.ts';

const where = { page: 'vehicle', part: 'specification', id: 'car-1' } as const;

it('LAW-1.1 finds a rating without its year', () => {
  expect(ancapDatestampFinding({ stars: 5, year: 2021 }, '5 stars (2021)', where)).toBeNull();
  expect(ancapDatestampFinding({ stars: 5, year: 2021 }, '5 stars', where)).toMatchObject({
    rule: 'safety_rating_year',
    severity: 'breach',
    what: 'The safety rating does not show its year.',
    where,
    mendedBy: 'operator',
    mend: 'Show the year beside it.',
  });
  expect(ancapDatestampFinding({ stars: 5, year: null }, '5 stars', where)).toMatchObject({
    mendedBy: 'dealer',
    mend: 'Give the year of the rating, or leave it out.',
  });
});
