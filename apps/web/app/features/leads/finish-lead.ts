import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { FormResponse, ReportedForm } from '@forecourt/app/leads/take/form-response';
import type { LeadFormName } from '@forecourt/domain/leads/lead-form-name';
import { successPath } from '@forecourt/domain/leads/success-path';
import type { FormBrowser } from './form-browser.ts';
import { formDraft } from './form-draft.ts';
import { remember } from './remember.ts';

interface FinishedLead {
  readonly browser: FormBrowser;
  readonly view: Pick<LeadFormView, 'carId' | 'successCategory' | 'successPath'> & {
    readonly name: LeadFormName;
  };
  readonly report: (event: ReportedForm) => void;
}

/** What follows a form that became a lead (FORM-1): it is counted, remembered, and the visitor goes on. */
export function finishLead(
  { browser, view, report }: FinishedLead,
  { event, success_page: named }: Pick<FormResponse, 'event' | 'success_page'>,
): void {
  if (event) report(event);
  if (view.carId !== null) remember(browser, 'enquired-car', view.carId);
  remember(browser, 'success-category', view.successCategory);
  formDraft(view, browser).drop();
  // Whoever comes back begins at the top: the form they left at its end is empty, and what stood there is gone.
  browser.scrollToTop();
  // A whole document, not client-side navigation: the page is for this visitor alone, and must not be remembered.
  browser.location().assign(successPath(named, view.successPath));
}
