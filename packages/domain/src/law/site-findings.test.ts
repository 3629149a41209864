import { describe, expect, it } from 'vitest';
import { rateStatement } from '../finance/rate-statement.ts';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { lawfulForm } from '../settings/template-defaults.ts';
import { depositFindings } from './deposit-findings.ts';
import { lawRules } from './law-rules.ts';
import { settingsFindings } from './settings-findings.ts';
import { siteFindings, type ShownFacts } from './site-findings.ts';

const { settings } = resolveSettings([]);
const lawful = { ...settings.law, ...lawfulForm.law };
const nothing: ShownFacts = {
  prices: [],
  wasPrices: [],
  rates: [],
  licences: [],
  warranties: [],
  coolingOffs: [],
  warrantyPromises: [],
  reviews: [],
  games: [],
  consents: [],
  safetyRatings: [],
  stockCounts: [],
};
const where = { page: 'vehicle', part: 'card', id: 'car-1' } as const;
const figure = { fontPx: 16, contrast: 7, isVisibleAtOnce: true };
const date = '2027-01-15';

/** Every page of a site at its worst. */
const worst: ShownFacts = {
  prices: [
    { where, basisText: null, state: 'vic' },
    { where, basisText: 'EGC', state: 'vic' },
  ],
  wasPrices: [{ where, wasCents: 100, history: [] }],
  rates: [
    {
      where,
      headline: figure,
      comparison: null,
      isNamedComparisonRate: false,
      isBesideHeadline: false,
      warning: null,
      isWarningVisibleAtOnce: false,
    },
  ],
  licences: [{ where, state: 'nsw', location: { dealerLicenseNumber: null }, lines: [] }],
  warranties: [
    { where, state: 'nsw', warranty: { kind: 'unknown', missing: 'law', validUntil: null }, statement: null },
  ],
  coolingOffs: [{ where, coolingOff: { kind: 'unknown' }, isSaid: false }],
  warrantyPromises: [{ where, text: '', said: [] }],
  reviews: [{ where, trueAverage: 3, trueCount: 9, shown: null, hidesUpTo: 4 }],
  games: [
    { where, game: { prizePoolCents: null, states: ['nsw'], isInstantWin: true, permits: [], terms: null } },
  ],
  consents: [
    {
      where,
      isTickedBeforehand: true,
      isBundled: false,
      senderName: 'A',
      hasUnsubscribe: true,
      unsubscribeBusinessDays: 1,
    },
  ],
  safetyRatings: [{ where, rating: { stars: 5, year: null }, shown: '5' }],
  stockCounts: [{ where, shown: '2000+', trueCount: 2_134 }],
};

describe('LAW-1.1 the findings of a site', () => {
  it('are none for a site that shows nothing and uses the lawful form', () => {
    expect(siteFindings(nothing, lawful, date)).toEqual([]);
  });

  it('reach every rule there is', () => {
    const ofDeposits = depositFindings({ ...settings.checkout, refundPercent: 0 }, ['sa']);
    const rules = [...siteFindings(worst, settings.law, date), ...ofDeposits].map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(Object.keys(lawRules)));
  });

  it('put the gravest first', () => {
    const severities = siteFindings(worst, settings.law, date).map(({ severity }) => severity);
    const order = ['breach', 'risk', 'unknown'];
    expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(severities)).toEqual(new Set(order));
  });

  it('leave out rules that do not stand yet', () => {
    const rulesOn = (day: string) => siteFindings(nothing, settings.law, day).map(({ rule }) => rule);
    expect(rulesOn('2026-12-09')).not.toContain('automated_decisions');
    expect(rulesOn('2026-12-10')).toContain('automated_decisions');
    expect(siteFindings(worst, settings.law, '2000-01-01')).toEqual([]);
  });

  it('leave our own statement of a rate alone: it cannot lack a part', () => {
    const statement = rateStatement({ interestRate: 8.99, comparisonRate: 9.94 }, settings);
    const rate = {
      where,
      headline: figure,
      comparison: figure,
      isNamedComparisonRate: statement.comparisonRate.includes('comparison rate'),
      isBesideHeadline: true,
      warning: statement.warning,
      isWarningVisibleAtOnce: true,
    };
    expect(siteFindings({ ...nothing, rates: [rate] }, lawful, date)).toEqual([]);
  });
});

describe('LAW-1.1 findings that come from settings alone', () => {
  it('name the setting that mends each', () => {
    expect(settingsFindings(settings.law)).toEqual([
      {
        rule: 'market_comparison',
        severity: 'risk',
        source: 'docs/law.md',
        mendedBy: 'operator',
        where: { page: 'vehicle', part: 'market indicator', id: null },
        what: 'Prices of any basis are compared with an average that excludes government charges.',
        mend: 'Switch on law.comparesMarketLikeForLike.',
      },
      {
        rule: 'estimate_limits',
        severity: 'risk',
        source: 'docs/law.md',
        mendedBy: 'operator',
        where: { page: 'content', part: 'trade-in questions', id: null },
        what: 'The answers about trade-ins name limits that the offer does not use.',
        mend: 'Switch on law.usesOneEstimateRule.',
      },
      {
        rule: 'promotion_hours',
        severity: 'risk',
        source: 'docs/law.md',
        mendedBy: 'operator',
        where: { page: 'promotion', part: 'window', id: null },
        what: 'Promotions begin and end by a fixed offset and not by the clock of the site.',
        mend: 'Switch on law.readsWindowsInSiteZone.',
      },
      {
        rule: 'automated_decisions',
        severity: 'risk',
        source: lawRules.automated_decisions.source,
        mendedBy: 'operator',
        where: { page: 'every', part: 'privacy policy', id: null },
        what: 'Nothing says that instant offers and finance estimates are computed by a program.',
        mend: 'Switch on law.disclosesAutomatedDecisions.',
      },
    ]);
  });

  it('are none in the lawful form', () => {
    expect(settingsFindings(lawful)).toEqual([]);
  });
});
