import type { ReturningView } from '@forecourt/app/checkout/pages/reservation-page.view';
import { clockIcon, triangleAlertIcon } from '@forecourt/ui/icons';
import { OutcomeHead } from '../../shared/outcome-head.tsx';
import { ClockSteps } from '../leads/clock-steps.tsx';
import { MoneyNote } from './money-note.tsx';
import { WayLinks } from './way-links.tsx';

/** The hold has ended, and where the money is. */
export function ReturningReservation({ view }: { readonly view: ReturningView }) {
  const { tone, isTrouble, heading, text, steps, ways, refund } = view;
  return (
    <div className="wrap ok">
      <div className="ok-l">
        <OutcomeHead
          icon={isTrouble ? triangleAlertIcon : clockIcon}
          look={isTrouble ? 'warn' : 'plain'}
          tone={tone}
          heading={heading}
          text={text}
        />
        {steps.length > 0 && <ClockSteps steps={steps} heading="Your refund" />}
        <WayLinks links={ways} />
      </div>
      <div className="money-side">
        <MoneyNote note={refund} />
      </div>
    </div>
  );
}
