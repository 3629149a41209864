import { Temporal } from 'temporal-polyfill';
import type { SiteSettings } from '../settings/registry.ts';

/** From when on data is past its time. */
export interface RetentionCutoffs {
  readonly leadsBefore: Date;
  readonly visitorsBefore: Date;
  readonly analyticsBefore: Date;
  readonly keysBefore: Date;
}

export interface RetentionSettings {
  readonly leads: Pick<SiteSettings['leads'], 'keepMonths' | 'keepKeysDays'>;
  readonly accounts: Pick<SiteSettings['accounts'], 'keepMonths'>;
  readonly analytics: Pick<SiteSettings['analytics'], 'keepMonths'>;
}

/** Which data of a site is past its time (OPS-10): the Privacy Act 1988, APP 11.2, has it go when nobody needs it. */
export function retentionCutoffs(settings: RetentionSettings, now: Date): RetentionCutoffs {
  const { leads, accounts, analytics } = settings;
  return {
    leadsBefore: ago(now, { months: leads.keepMonths }),
    visitorsBefore: ago(now, { months: accounts.keepMonths }),
    analyticsBefore: ago(now, { months: analytics.keepMonths }),
    keysBefore: ago(now, { days: leads.keepKeysDays }),
  };
}

function ago(now: Date, span: { readonly months: number } | { readonly days: number }): Date {
  const then = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC').subtract(span);
  return new Date(then.epochMilliseconds);
}
