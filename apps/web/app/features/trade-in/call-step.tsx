import type { CallStepView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { phoneIcon } from '@forecourt/ui/icons';
import { OutcomeHead } from '../../shared/outcome-head.tsx';
import { ClockSteps } from '../leads/clock-steps.tsx';
import { PressForm } from '../test-drive/press-form.tsx';
import { OfferNotice } from './offer-notice.tsx';
import { useOfferMark } from './offer-mark.ts';
import '@forecourt/ui/styles/ticket.css';

/** A person calls in place of a number. */
export function CallStep({ view }: { readonly view: CallStepView }) {
  const { tone, heading, text, clock, rows, hours, change, book } = view;
  useOfferMark(null);
  return (
    <div className="wrap ok">
      <div className="ok-l">
        <OfferNotice text={view.notice} />
        <OutcomeHead icon={phoneIcon} tone={tone} heading={heading} text={text} />
        <ClockSteps steps={clock} />
        <div className="ok-links">
          {book && (
            <a className="link" href={book.href}>
              {book.text}
            </a>
          )}
          <PressForm press={change}>
            <button type="submit" className="link bid-link">
              {change.text}
            </button>
          </PressForm>
        </div>
      </div>
      <aside className="ticket" aria-label="What you told us">
        <p>{hours}</p>
        <ul className="sumlist">
          {rows.map(({ text: name, value }) => (
            <li key={name}>
              <span>{name}</span>
              <b>{value}</b>
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
