import type { CheckoutPageView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { DetailsStep } from './details-step.tsx';
import { LetGoStep } from './let-go-step.tsx';
import { NoAnswerStep } from './no-answer-step.tsx';
import { PayStep } from './pay-step.tsx';
import { ProcessingStep } from './processing-step.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '../../shared/journey.css';
import './money.css';
import './checkout.css';

/** Where a deposit is paid, or asked back. */
export function Page({ view }: { readonly view: CheckoutPageView }) {
  if (view.step === 'details') return <DetailsStep view={view} />;
  if (view.step === 'pay') return <PayStep view={view} />;
  if (view.step === 'processing') return <ProcessingStep view={view} />;
  return view.step === 'no-answer' ? <NoAnswerStep view={view} /> : <LetGoStep view={view} />;
}
