import { endOfDay } from '@forecourt/domain/core/zoned-time';
import type { LeadFormPageView } from '../leads/pages/lead-form-page.view.ts';
import { showLeadFormPage, type LeadFormPorts } from '../leads/pages/show-lead-form-page.ts';
import { showContentPage, type ContentView } from '../pages/show-content-page.ts';
import type { PagePorts } from '../pages/page-sources.ts';
import { earliest } from '../shared/earliest.ts';
import type { Page } from '../shared/page.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { anyCarFinance, type AnyCarFinanceView } from './any-car-finance.ts';
import { financeTalk, type FinanceTalkView } from './finance-talk.ts';
import { loadRateBands, type RatesStore } from './load-rate-bands.ts';

export interface WrittenPageView extends ContentView {
  /** The calculator, today's rates and the form, on the pages that the site names (URL-4); null on all others. */
  readonly finance: WrittenFinanceView | null;
}

export interface WrittenFinanceView extends AnyCarFinanceView, FinanceTalkView {
  /** The form about finance with who answers it. */
  readonly page: LeadFormPageView | null;
}

export interface WrittenPagePorts extends PagePorts {
  readonly store: PagePorts['store'] & RatesStore & LeadFormPorts['store'];
}

/** A page that staff wrote, with the calculator on those that the site names; null where they published none at the path. */
export async function showWrittenPage(
  ports: WrittenPagePorts,
  context: SiteContext,
  input: { readonly path: string; readonly now: Date },
): Promise<Page<'content', WrittenPageView> | null> {
  const page = await showContentPage(ports, context, input);
  if (!page) return null;
  const { settings, zone } = context;
  if (!settings.financeContent.calculatorPaths.includes(input.path)) {
    return { ...page, view: { ...page.view, finance: null } };
  }
  const bands = await loadRateBands(ports.store, context);
  const asked = { query: '', now: input.now };
  const form = await showLeadFormPage(ports, context, {
    ...asked,
    form: 'financeEnquiry',
    path: input.path,
  });
  const finance: WrittenFinanceView = {
    ...anyCarFinance(context, bands, asked),
    ...financeTalk(settings),
    page: form?.view ?? null,
  };
  return {
    ...page,
    view: { ...page.view, finance },
    validUntil: earliest([page.validUntil, form?.validUntil ?? null, endOfDay(input.now, zone)]),
  };
}
