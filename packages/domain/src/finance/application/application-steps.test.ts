import { describe, expect, it } from 'vitest';
import { furthestAfter, stepAfter, stepBefore, stepTitle, stepToShow } from './application-steps.ts';
import { applicationEnd, draftEnd } from './application-limits.ts';
import { applicationPlace, draftPlace } from './application-place.ts';
import { takesApplications } from './takes-applications.ts';

describe('FIN-1 the steps of an application', () => {
  it('FIN-1 are about you, income and costs, the loan, and consent', () => {
    expect(stepTitle('you')).toBe('About you');
    expect([stepAfter('you'), stepAfter('money'), stepAfter('loan'), stepAfter('consent')]).toEqual([
      'money',
      'loan',
      'consent',
      'consent',
    ]);
    expect([stepBefore('you'), stepBefore('consent')]).toEqual([null, 'loan']);
  });

  it.each([
    [null, 'money', 'money'],
    ['you', 'money', 'you'],
    ['consent', 'money', 'money'],
    ['nonsense', 'loan', 'loan'],
  ] as const)('FIN-1 asked for %s with %s as the furthest, %s is shown', (wanted, furthest, shown) => {
    expect(stepToShow(wanted, furthest)).toBe(shown);
  });

  it('FIN-1 changed later lose nothing', () => {
    expect(furthestAfter('you', 'consent')).toBe('consent');
    expect(furthestAfter('money', 'money')).toBe('loan');
  });
});

it('FIN-1 a draft waits 30 days, and what was sent goes when the setting says', () => {
  const now = new Date('2026-11-17T00:00:00Z');
  expect(draftEnd(now)).toEqual(new Date('2026-12-17T00:00:00Z'));
  expect(applicationEnd(now, { keepsApplicationDays: 10 })).toEqual(new Date('2026-11-27T00:00:00Z'));
});

it('FIN-1 needs a lender to go to', () => {
  expect(takesApplications({ takesApplications: true, applicationLenders: [] })).toBe(false);
  expect(takesApplications({ takesApplications: true, applicationLenders: ['Eastlight'] })).toBe(true);
  expect(takesApplications({ takesApplications: false, applicationLenders: ['Eastlight'] })).toBe(false);
});

it('FIN-1 each seal is bound to its own row', () => {
  expect(applicationPlace('a', '1')).not.toBe(applicationPlace('a', '2'));
  expect(draftPlace('a', '1')).not.toBe(applicationPlace('a', '1'));
});
