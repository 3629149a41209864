import type { JourneyHeadView } from '@forecourt/app/trade-in/pages/journey-head.view';
import { ErrorSummary } from '@forecourt/ui/error-summary';
import { useMemo, type ReactNode } from 'react';
import { BackButton, BackForm } from './back-button.tsx';
import { CarryLink } from './carry-link.tsx';

interface JourneyLayoutProps {
  readonly view: JourneyHeadView;
  /** Beside the work, or below it on a phone. */
  readonly aside?: ReactNode;
  /** On the colour that the site leads with: where a journey begins. */
  readonly isLead?: boolean;
  /** The step has a BackButton beside its own. */
  readonly hasOwnBack?: boolean;
  readonly children: ReactNode;
}

/** What stands around every step: where the journey is, its heading, and the way back. */
export function JourneyLayout(props: JourneyLayoutProps) {
  const { view, aside = null, isLead = false, hasOwnBack = false, children } = props;
  const { heading, lead, steps, car, back, message, link = null } = view;
  const problems = useMemo(() => (message === null ? [] : [{ fieldId: null, message }]), [message]);
  return (
    <div className={isLead ? 'offer offer-lead' : 'offer'}>
      <div className="wrap jr">
        <div className="offer-work">
          <div className="jr-h">
            <h1>{heading}</h1>
            <Steps steps={steps} />
            {lead !== null && <p className="offer-about">{lead}</p>}
            {car && (
              <p className="offer-car">
                <b>{car.title}</b> <span className="offer-car-plate">{car.plate}</span>
              </p>
            )}
          </div>
          <ErrorSummary heading="" problems={problems} />
          {back && <BackForm back={back} />}
          {children}
          {back && !hasOwnBack && (
            <div className="offer-acts">
              <BackButton back={back} />
            </div>
          )}
          {link !== null && <CarryLink link={link} />}
        </div>
        {aside !== null && <aside className="jsum">{aside}</aside>}
      </div>
    </div>
  );
}

function Steps({ steps }: Pick<JourneyHeadView, 'steps'>) {
  const at = steps.findIndex(({ state }) => state === 'current');
  if (at < 0) return null;
  return (
    <>
      <div className="steps" aria-hidden="true">
        {steps.map(({ title, state }) => (
          <i key={title} className={state === 'toCome' ? undefined : 'on'} />
        ))}
      </div>
      <p className="stepno">
        Step {at + 1} of {steps.length}: <span>{steps[at]?.title}</span>
      </p>
    </>
  );
}
