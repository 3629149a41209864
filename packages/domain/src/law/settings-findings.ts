import type { SiteSettings } from '../settings/registry.ts';
import { finding, type Finding, type PageKind } from './finding.ts';
import type { LawRuleId } from './law-rules.ts';

type LawSetting =
  | 'comparesMarketLikeForLike'
  | 'usesOneEstimateRule'
  | 'readsWindowsInSiteZone'
  | 'disclosesAutomatedDecisions';

interface Switch {
  readonly rule: LawRuleId;
  readonly page: PageKind;
  readonly part: string;
  readonly what: string;
}

/** Lawful forms that no single page shows the lack of: the setting alone tells. */
const switches: Readonly<Record<LawSetting, Switch>> = {
  comparesMarketLikeForLike: {
    rule: 'market_comparison',
    page: 'vehicle',
    part: 'market indicator',
    what: 'Prices of any basis are compared with an average that excludes government charges.',
  },
  usesOneEstimateRule: {
    rule: 'estimate_limits',
    page: 'content',
    part: 'trade-in questions',
    what: 'The answers about trade-ins name limits that the offer does not use.',
  },
  readsWindowsInSiteZone: {
    rule: 'promotion_hours',
    page: 'promotion',
    part: 'window',
    what: 'Promotions begin and end by a fixed offset and not by the clock of the site.',
  },
  disclosesAutomatedDecisions: {
    rule: 'automated_decisions',
    page: 'every',
    part: 'privacy policy',
    what: 'Nothing says that instant offers and finance estimates are computed by a program.',
  },
};

/** The findings of a site that come from its settings alone (LAW-1). */
export function settingsFindings(law: Pick<SiteSettings['law'], LawSetting>): readonly Finding[] {
  return (Object.keys(switches) as LawSetting[])
    .filter((key) => !law[key])
    .map((key) => {
      const { rule, page, part, what } = switches[key];
      return finding(rule, {
        severity: 'risk',
        what,
        where: { page, part, id: null },
        mendedBy: 'operator',
        mend: `Switch on law.${key}.`,
      });
    });
}
