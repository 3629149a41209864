import { expect, it } from 'vitest';
import { wasPriceFinding } from './was-price-finding.ts';

const where = { page: 'vehicle', part: 'price', id: 'car-1' } as const;
const wasCents = 2_000_000;
const law = { wasPriceDays: 28 };

const fellOnDay = (day: number) => [
  { cents: wasCents, askedFrom: new Date(Date.UTC(2026, 4, 1)) },
  { cents: 1_800_000, askedFrom: new Date(Date.UTC(2026, 4, day)) },
];

it('LAW-1.1 LAW-2.6 finds a former price that its history does not prove', () => {
  expect(wasPriceFinding({ where, wasCents, history: fellOnDay(29) }, law)).toBeNull();
  expect(wasPriceFinding({ where, wasCents, history: fellOnDay(28) }, law)).toMatchObject({
    rule: 'was_price',
    severity: 'breach',
    what: 'The former price was asked for 27 of the 28 days that prove it.',
    where,
    mendedBy: 'operator',
    mend: 'Switch on law.needsWasPriceEvidence.',
  });
});
