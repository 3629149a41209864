import { fillPlaces } from '@forecourt/domain/core/fill-places';
import type { SiteSettings } from '@forecourt/domain/settings/registry';
import type { SiteContext } from '../site/site-context.ts';

/** What to have along when a car is handed over. */
export const papersText =
  'Please bring your licence, the rego papers, the service book and every key. If you owe a lender, bring their payout letter.';

/** What can change an offer (TRADE-7): the reasons are the site's own. */
export function offerConditions({ tradeInContent }: Pick<SiteSettings, 'tradeInContent'>): string {
  const { inspectionFailureReasons: reasons } = tradeInContent;
  const found = reasons.length === 0 ? 'something you didn’t tell us about' : reasons.join(', ');
  return `The offer can change or fall away if the inspection finds: ${found}. We’ll tell you which, and you won’t owe us anything.`;
}

/** That a program works the number out, and how to get a person (LAW-2); null where the site does not say so. */
export function programWords({ settings, site }: Pick<SiteContext, 'settings' | 'site'>): string | null {
  if (!settings.law.disclosesAutomatedDecisions) return null;
  return fillPlaces(settings.tradeInContent.programText, { site: site.name });
}
