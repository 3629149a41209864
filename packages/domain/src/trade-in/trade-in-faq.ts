import { fillPlaces } from '../core/fill-places.ts';
import type { SiteSettings } from '../settings/registry.ts';

interface FaqSettings {
  readonly tradeIn: Pick<SiteSettings['tradeIn'], 'mostKm' | 'offerValidDays' | 'oldestYears'>;
  readonly tradeInContent: Pick<
    SiteSettings['tradeInContent'],
    'faq' | 'faqOldestYears' | 'inspectionFailureReasons'
  >;
  readonly law: Pick<SiteSettings['law'], 'usesOneEstimateRule'>;
}

interface Question {
  readonly title: string;
  readonly text: string;
}

/**
 * The questions and answers about trading in (TRADE-7), with the site's own figures in them. The answers
 * name an age of their own, unless the site follows one rule for both (LAW-1).
 */
export function tradeInFaq({ tradeIn, tradeInContent, law }: FaqSettings): readonly Question[] {
  const years = law.usesOneEstimateRule ? tradeIn.oldestYears : tradeInContent.faqOldestYears;
  const places = {
    years,
    km: tradeIn.mostKm.toLocaleString('en-AU'),
    days: tradeIn.offerValidDays,
    reasons: tradeInContent.inspectionFailureReasons.join(', '),
  };
  return tradeInContent.faq.map(({ title, text }) => ({ title, text: fillPlaces(text, places) }));
}
