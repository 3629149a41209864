import type { ApplicationPageView } from '@forecourt/app/finance/application/application-page.view';
import { ApplicationStep } from './application-step.tsx';
import { SentApplication } from './sent-application.tsx';
import { SumsChoice } from './sums-choice.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- a stylesheet has nothing to name
import '@forecourt/ui/styles/forms.css';
import '@forecourt/ui/styles/finance.css';
import '../../../shared/journey.css';
import '../finance.css';
import './application.css';

/** An application for finance, step by step. */
export function Page({ view }: { readonly view: ApplicationPageView }) {
  if (view.state === 'sent') return <SentApplication view={view} />;
  if (view.state === 'choice') return <SumsChoice view={view} />;
  return <ApplicationStep key={`${view.step} ${view.problems.length}`} view={view} />;
}
