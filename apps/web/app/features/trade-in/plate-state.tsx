import type { PlateStateView } from '@forecourt/app/trade-in/pages/find-step.view';
import { FaqList } from '../../shared/faq-list.tsx';
import { CarryOn } from './carry-on.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JourneyLayout } from './journey-layout.tsx';
import { Looking } from './looking.tsx';
import { PlateForm } from './plate-form.tsx';

/** The plate is asked for. */
export function PlateState({ view }: { readonly view: PlateStateView }) {
  const { form, looking, enquiry, carryOn, questions, message } = view;
  return (
    <>
      <JourneyLayout view={view} aside={<HowItWorks view={view} />} isLead={view.isOnLead}>
        <PlateForm
          key={JSON.stringify(form.entries)}
          view={form}
          whileSending={<Looking {...looking} waitedMs={0} />}
        />
        <p className="offer-else">
          {message === null ? 'No rego to hand?' : 'Still no luck?'}{' '}
          <a className="link" href={enquiry.href} data-document="">
            {enquiry.label}
          </a>
        </p>
        {carryOn && <CarryOn view={carryOn} />}
      </JourneyLayout>
      {questions.length > 0 && (
        <section className="wrap offer-questions" aria-labelledby="offer-questions">
          <h2 id="offer-questions">Questions</h2>
          <FaqList questions={questions} />
        </section>
      )}
    </>
  );
}
