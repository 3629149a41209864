import type { HeldView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { OutcomeHead } from '../../shared/outcome-head.tsx';
import { ClockSteps } from '../leads/clock-steps.tsx';
import { HeldUntil } from './held-until.tsx';
import { MoneyNote } from './money-note.tsx';
import { PlainCarLine } from '../../shared/plain-car-line.tsx';
import { WayLinks } from './way-links.tsx';

/** The deposit is paid and the car is held. */
export function HeldReservation({ view }: { readonly view: HeldView }) {
  const { tone, heading, text, steps, ways, until, car, moreTime, letGo, receipt } = view;
  return (
    <div className="wrap ok">
      <div className="ok-l">
        <OutcomeHead tone={tone} heading={heading} text={text} />
        <ClockSteps steps={steps} />
        <WayLinks links={ways} />
      </div>
      <div className="money-side">
        <aside className="ticket" aria-label="Your reservation">
          <HeldUntil until={until} />
          <PlainCarLine car={car} />
          <WayLinks links={moreTime ? [moreTime, letGo] : [letGo]} isCentred />
        </aside>
        <MoneyNote note={receipt} />
      </div>
    </div>
  );
}
