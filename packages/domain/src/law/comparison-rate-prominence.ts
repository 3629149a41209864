/** @planned LAW-1.1 */
import { knownText } from '../core/known-text.ts';
import { finding, type Finding, type Place } from './finding.ts';

/** How a figure stands on the page. */
export interface Prominence {
  readonly fontPx: number;
  /** Against its ground, 1 to 21. */
  readonly contrast: number;
  /** Without a click, a hover or a wait. */
  readonly isVisibleAtOnce: boolean;
}

export interface ShownRate {
  readonly where: Place;
  /** The most prominent of the interest rate and the repayments. */
  readonly headline: Prominence;
  /** Null: the page has no comparison rate. */
  readonly comparison: Prominence | null;
  readonly isNamedComparisonRate: boolean;
  /** In the same card or paragraph, and not at the foot of the page. */
  readonly isBesideHeadline: boolean;
  readonly warning: string | null;
  readonly isWarningVisibleAtOnce: boolean;
}

/**
 * What is wrong with the way a rate or repayment is shown. There is no setting for it: our own pages draw
 * rate, comparison rate and warning as one piece, and this holds them and foreign blocks to it (LAW-2).
 */
export function comparisonRateProminence(rate: ShownRate): readonly Finding[] {
  const { where, comparison } = rate;
  const lacks = comparison === null ? ['is missing'] : shortcomings(rate, comparison);
  const findings = lacks.map((lack) =>
    finding('comparison_rate', {
      severity: 'breach',
      what: `The comparison rate ${lack}.`,
      where,
      mendedBy: 'operator',
      mend: 'Show rate, comparison rate and warning as one piece.',
    }),
  );
  if (knownText(rate.warning) === null || !rate.isWarningVisibleAtOnce) {
    findings.push(
      finding('comparison_rate_warning', {
        severity: 'breach',
        what: 'The warning is not on the screen with the comparison rate.',
        where,
        mendedBy: 'operator',
        mend: 'Show the text of law.comparisonRateWarning beside the rate.',
      }),
    );
  }
  return findings;
}

function shortcomings(rate: ShownRate, comparison: Prominence): readonly string[] {
  const { headline } = rate;
  return [
    !rate.isNamedComparisonRate && 'is not called a comparison rate',
    comparison.fontPx < headline.fontPx && 'is smaller than the rate or repayment',
    comparison.contrast < headline.contrast && 'is fainter than the rate or repayment',
    !comparison.isVisibleAtOnce && headline.isVisibleAtOnce && 'is hidden until somebody asks for it',
    !rate.isBesideHeadline && 'stands apart from the rate or repayment',
  ].filter((lack) => lack !== false);
}
