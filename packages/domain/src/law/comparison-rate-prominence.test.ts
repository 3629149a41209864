import { describe, expect, it } from 'vitest';
import { comparisonRateProminence, type ShownRate } from './comparison-rate-prominence.ts';

const where = { page: 'vehicle', part: 'finance card', id: 'car-1' } as const;
const equal = { fontPx: 16, contrast: 7, isVisibleAtOnce: true };
const lawful: ShownRate = {
  where,
  headline: equal,
  comparison: equal,
  isNamedComparisonRate: true,
  isBesideHeadline: true,
  warning: 'WARNING: ...',
  isWarningVisibleAtOnce: true,
};

function whats(given: Partial<ShownRate>) {
  return comparisonRateProminence({ ...lawful, ...given }).map(({ what }) => what);
}

describe('LAW-2.3 a comparison rate is as prominent as any rate or repayment', () => {
  it.each<[Partial<ShownRate>, readonly string[]]>([
    [{}, []],
    [{ comparison: { fontPx: 17, contrast: 8, isVisibleAtOnce: true } }, []],
    [{ comparison: null }, ['The comparison rate is missing.']],
    [
      { comparison: { ...equal, fontPx: 15.9 } },
      ['The comparison rate is smaller than the rate or repayment.'],
    ],
    [
      { comparison: { ...equal, contrast: 6.9 } },
      ['The comparison rate is fainter than the rate or repayment.'],
    ],
    [
      { comparison: { ...equal, isVisibleAtOnce: false } },
      ['The comparison rate is hidden until somebody asks for it.'],
    ],
    [
      { comparison: { ...equal, isVisibleAtOnce: false }, headline: { ...equal, isVisibleAtOnce: false } },
      [],
    ],
    [{ isNamedComparisonRate: false }, ['The comparison rate is not called a comparison rate.']],
    [{ isBesideHeadline: false }, ['The comparison rate stands apart from the rate or repayment.']],
    [{ warning: null }, ['The warning is not on the screen with the comparison rate.']],
    [{ warning: ' ' }, ['The warning is not on the screen with the comparison rate.']],
    [{ isWarningVisibleAtOnce: false }, ['The warning is not on the screen with the comparison rate.']],
    [
      { comparison: null, warning: null },
      ['The comparison rate is missing.', 'The warning is not on the screen with the comparison rate.'],
    ],
  ])('%j', (given, expected) => {
    expect(whats(given)).toEqual(expected);
  });

  it('names rule, place and who can mend it', () => {
    expect(comparisonRateProminence({ ...lawful, comparison: null, warning: null })).toEqual([
      {
        rule: 'comparison_rate',
        severity: 'breach',
        what: 'The comparison rate is missing.',
        where,
        source: 'https://www.beliefmedia.com.au/i/shad-of-the-day-19th-june-2025/',
        mendedBy: 'operator',
        mend: 'Show rate, comparison rate and warning as one piece.',
      },
      {
        rule: 'comparison_rate_warning',
        severity: 'breach',
        what: 'The warning is not on the screen with the comparison rate.',
        where,
        source: 'http://www.austlii.edu.au/au/legis/qld/consol_reg/ccr1995265/s33c.html',
        mendedBy: 'operator',
        mend: 'Show the text of law.comparisonRateWarning beside the rate.',
      },
    ]);
  });
});
