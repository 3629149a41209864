import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { draftDays } from '@forecourt/domain/finance/application/application-limits';
import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import { anyCarFields } from '@forecourt/domain/finance/loan-choice';
import type { LeadFormPageView } from '../leads/pages/lead-form-page.view.ts';
import {
  showLeadFormPage,
  type LeadFormPageInput,
  type LeadFormPorts,
} from '../leads/pages/show-lead-form-page.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { carInQuery } from '../shared/car-in-query.ts';
import { earliest } from '../shared/earliest.ts';
import { faqJsonLd } from '../shared/json-ld.ts';
import type { Page } from '../shared/page.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { anyCarFinance, type AnyCarFinanceView } from './any-car-finance.ts';
import { financeTalk, type FinanceTalkView } from './finance-talk.ts';
import { loadRateBands } from './load-rate-bands.ts';

export interface FinanceHomePorts extends Omit<LeadFormPorts, 'store'> {
  readonly store: LeadFormPorts['store'] &
    StoreRunner<{ readonly cars: Pick<CarStore, 'findById' | 'findBySlug' | 'listRates'> }>;
}

/** The finance page (URL-4): what a loan costs, today's rates, how it goes, and the form. */
export interface FinanceHomeView extends AnyCarFinanceView, FinanceTalkView {
  readonly heading: string;
  readonly lead: string;
  /** What holds before anybody signs. */
  readonly assurances: readonly string[];
  /** Whether the way to pre-approval stands in the lead too; else the calculator's button is the one. */
  readonly leadsToPreApproval: boolean;
  /** On the way to the form below. */
  readonly askText: string;
  readonly page: LeadFormPageView;
}

/** The page; about one car it is the form alone, with the sums that were brought along. */
export async function showFinanceHome(
  ports: FinanceHomePorts,
  context: SiteContext,
  input: Omit<LeadFormPageInput, 'form'>,
): Promise<Page<'finance', FinanceHomeView> | Page<'lead-form', LeadFormPageView> | null> {
  const made = await showLeadFormPage(ports, context, { ...input, form: 'financeEnquiry' });
  if (!made || carInQuery(input.query) !== null) return made;
  const { settings, zone } = context;
  const bands = await loadRateBands(ports.store, context);
  const { heading, lead } = settings.financeContent;
  const talk = financeTalk(settings);
  const isApplied = takesApplications(settings.finance);
  const finance = anyCarFinance(context, bands, input);
  const view: FinanceHomeView = {
    ...finance,
    ...talk,
    heading,
    lead,
    assurances: [
      'Working it out here doesn’t touch your credit file.',
      ...(isApplied ? [`Applying is four short steps, and we keep each for ${draftDays} days.`] : []),
      'You’ll see the rate and every fee before you sign.',
    ],
    leadsToPreApproval: isApplied || finance.work === null || bands.length === 0,
    askText: isApplied ? 'Ask us instead' : 'Ask us a question',
    page: made.view,
  };
  return {
    ...made,
    kind: 'finance',
    head: { ...made.head, jsonLd: talk.questions.length > 0 ? [faqJsonLd(talk.questions)] : [] },
    view,
    validUntil: earliest([made.validUntil, endOfDay(input.now, zone)]),
    madeOf: { query: [...(made.madeOf?.query ?? []), ...anyCarFields], stock: 'at-once' },
  };
}
