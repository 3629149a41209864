import type { LetGoView } from '@forecourt/app/checkout/pages/checkout-page.view';
import { Button } from '@forecourt/ui/button';
import { ButtonLink } from '@forecourt/ui/button-link';
import { LeaveLink } from './leave-link.tsx';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';

/** One question that nobody has to answer, and the button. */
export function LetGoStep({ view }: { readonly view: LetGoView }) {
  const { heading, text, car, leave, action, question, reasons, submitText, keep } = view;
  return (
    <div className="wrap">
      <LeaveLink link={leave} />
      <section className="one">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <PlainCarLine car={car} />
        <form className="form" method="post" action={action} data-document="" data-waits="">
          <fieldset className="why">
            <legend>
              {question} <em>(optional)</em>
            </legend>
            <div className="opts two-up">
              {reasons.map(({ value, label, note }) => (
                <label key={value} className="opt">
                  <input type="radio" name="why" value={value} />
                  <i />
                  <b>{label}</b>
                  {note !== null && <span>{note}</span>}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="acts">
            <Button type="submit">{submitText}</Button>
            <ButtonLink href={keep.href} look="line" data-document="">
              {keep.text}
            </ButtonLink>
          </div>
        </form>
      </section>
    </div>
  );
}
