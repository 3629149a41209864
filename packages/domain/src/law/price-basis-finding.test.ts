import { describe, expect, it } from 'vitest';
import { priceBasisFinding } from './price-basis-finding.ts';

const where = { page: 'vehicle', part: 'price', id: 'car-1' } as const;

describe('LAW-1.1 findings about the basis of a price', () => {
  it.each([
    ['qld', 'Drive away'],
    ['qld', 'Excl. govt charges'],
    ['vic', 'Drive away'],
    ['vic', 'Estimated drive away'],
  ] as const)('finds nothing in %s with %s', (state, basisText) => {
    expect(priceBasisFinding({ where, state, basisText })).toBeNull();
  });

  it('finds a price that does not say what it includes', () => {
    expect(priceBasisFinding({ where, state: 'vic', basisText: null })).toEqual({
      rule: 'price_basis',
      severity: 'breach',
      what: 'The price does not say whether it is drive away or excludes government charges.',
      where,
      source: 'http://www.accc.gov.au/content/index.phtml/itemId/874430',
      mendedBy: 'operator',
      mend: 'Switch on law.showsPriceBasis, or send the price type in the stock feed.',
    });
  });

  it('finds a Victorian price without its drive-away total', () => {
    expect(priceBasisFinding({ where, state: 'vic', basisText: 'EGC' })).toMatchObject({
      rule: 'drive_away_total',
      severity: 'breach',
      what: 'The price excludes government charges, and no drive-away total stands beside it.',
      where,
      mendedBy: 'dealer',
      mend: 'Give the drive-away price of the car.',
    });
  });
});
