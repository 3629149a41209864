import type { DetailsStepView } from '@forecourt/app/trade-in/pages/details-step.view';
import { DetailsForm } from './details-form.tsx';
import { JourneyLayout } from './journey-layout.tsx';
import './offer.css';

/** Who sells it, and what a lookup cannot know. */
export function DetailsStep({ view }: { readonly view: DetailsStepView }) {
  return (
    <JourneyLayout view={view} aside={<Beside view={view} />} hasOwnBack>
      <DetailsForm key={view.form.key} view={view} />
    </JourneyLayout>
  );
}

function Beside({ view: { promise } }: { readonly view: DetailsStepView }) {
  return (
    <>
      <dl>
        <div>
          <dt>Answer</dt>
          <dd>
            {promise.text}
            <small>{promise.note}</small>
          </dd>
        </div>
      </dl>
    </>
  );
}
