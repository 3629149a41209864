import { expect, it } from 'vitest';
import type { StatutoryWarranty } from './statutory-warranty.ts';
import { warrantyStatementFinding } from './warranty-statement-finding.ts';

const where = { page: 'vehicle', part: 'warranty', id: 'car-1' } as const;
const covered: StatutoryWarranty = {
  kind: 'covered',
  months: 3,
  km: 5_000,
  source: 'https://a',
  validUntil: null,
};
const none: StatutoryWarranty = { kind: 'none', why: 'Too far.', source: 'https://b', validUntil: null };
const rule = 'statutory_warranty';

it('LAW-2.5 finds nothing where the page says it, or where there is nothing to say', () => {
  const shown = { where, state: 'qld', statement: 'Statutory warranty: 3 months' } as const;
  expect(warrantyStatementFinding({ ...shown, warranty: covered })).toBeNull();
  expect(warrantyStatementFinding({ ...shown, warranty: none })).toBeNull();
  const notUsed = { kind: 'not_used', validUntil: null } as const;
  expect(warrantyStatementFinding({ ...shown, statement: null, warranty: notUsed })).toBeNull();
});

it.each([
  ['qld', none, 'breach', 'The page does not say that the vehicle has no statutory warranty.', 'https://b'],
  ['vic', none, 'risk', 'The page does not say that the vehicle has no statutory warranty.', 'https://b'],
  ['qld', covered, 'risk', 'The page does not say which statutory warranty the vehicle has.', 'https://a'],
] as const)('LAW-1.1 silence in %s about %j is a %s', (state, warranty, severity, what, source) => {
  expect(warrantyStatementFinding({ where, state, warranty, statement: null })).toEqual({
    rule,
    severity,
    what,
    where,
    source,
    mendedBy: 'operator',
    mend: 'Switch on law.showsStatutoryWarranty.',
  });
});

it.each([
  ['age', 'the build date'],
  ['km', 'the odometer reading'],
  ['price', 'the price'],
] as const)('LAW-1.2 asks the dealer for what is missing: %s', (missing, words) => {
  const warranty = { kind: 'unknown', missing, validUntil: null } as const;
  expect(warrantyStatementFinding({ where, state: 'vic', warranty, statement: 'Ask us' })).toMatchObject({
    rule,
    severity: 'unknown',
    mendedBy: 'dealer',
    what: `Whether the vehicle has a statutory warranty cannot be said: ${words} is missing.`,
    mend: `Give ${words} of the vehicle.`,
  });
});

it('LAW-1.1 owns up to law that is not known', () => {
  const warranty = { kind: 'unknown', missing: 'law', validUntil: null } as const;
  expect(warrantyStatementFinding({ where, state: 'nsw', warranty, statement: null })).toMatchObject({
    severity: 'unknown',
    mendedBy: 'operator',
    what: 'The law of the state about this kind of vehicle is not known to us.',
    mend: 'Ask the authority of the state.',
  });
});
