import { formatWholeDollars } from '@forecourt/domain/core/money';
import { readLoanPrice, type SumFields } from '@forecourt/domain/finance/loan-choice';
import { sumsInWords } from '@forecourt/domain/finance/loan-sums';
import { unlistedHead } from '../../shared/unlisted-head.ts';
import type { SiteContext } from '../../site/site-context.ts';
import { creditOf } from '../credit-of.ts';
import type { ApplicationChoiceView } from './application-page.view.ts';
import { applicationPaths } from './application-paths.ts';
import { sumsIn, type ApplicationDraft, type HeldApplication } from './held-application.ts';
import type { ApplicationPage } from './show-application.ts';

/** Asks whoever comes with other sums than those of the application that they began which of the two to go on with (FIN-1). */
export function showSumsChoice(
  context: SiteContext,
  { application, draft }: HeldApplication & { readonly draft: ApplicationDraft },
  asked: SumFields,
): ApplicationPage {
  const hasCar = application.carId !== null;
  const view: ApplicationChoiceView = {
    state: 'choice',
    heading: 'Which sums shall we go on with?',
    lead: 'You’ve begun an application here, and now you bring other sums. What you told us about yourself stays either way.',
    brought: {
      title: 'The sums you bring',
      text: sumsInWords({ ...sumsIn(draft.loan), ...asked }, { hasCar }) ?? 'As in the calculator',
      submitText: 'Use these',
    },
    kept: {
      title: 'Your application as it is',
      text:
        [amountInWords(draft), sumsInWords(sumsIn(draft.loan), { hasCar })]
          .filter((words) => words !== null)
          .join(', ') || 'No sums so far',
      linkText: 'Keep it as it is',
      href: applicationPaths.journey,
    },
    action: applicationPaths.sums,
    hidden: Object.entries(asked).map(([name, value]) => ({ name, value })),
    credit: creditOf(context),
  };
  return {
    kind: 'finance-application',
    status: 200,
    head: unlistedHead(context, view.heading),
    view,
    validUntil: null,
    isDegraded: false,
  };
}

function amountInWords({ loan: { amount } }: ApplicationDraft): string | null {
  const cents = typeof amount === 'string' ? readLoanPrice(amount).cents : null;
  return cents === null ? null : `${formatWholeDollars(cents)} to borrow`;
}
