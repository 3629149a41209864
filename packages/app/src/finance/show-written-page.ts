import { endOfDay } from '@forecourt/domain/core/zoned-time';
import { showContentPage, type ContentView } from '../pages/show-content-page.ts';
import type { PagePorts } from '../pages/page-sources.ts';
import { earliest } from '../shared/earliest.ts';
import type { Page } from '../shared/page.view.ts';
import type { SiteContext } from '../site/site-context.ts';
import { anyCarFinance, type AnyCarFinanceView } from './any-car-finance.ts';
import { loadRateBands, type RatesStore } from './load-rate-bands.ts';

export interface WrittenPageView extends ContentView {
  /** The calculator and today's rates, on the pages that the site names (URL-4); null on all others. */
  readonly finance: AnyCarFinanceView | null;
}

export interface WrittenPagePorts extends PagePorts {
  readonly store: PagePorts['store'] & RatesStore;
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
  return {
    ...page,
    view: { ...page.view, finance: anyCarFinance(context, bands, { query: '', now: input.now }) },
    validUntil: earliest([page.validUntil, endOfDay(input.now, zone)]),
  };
}
