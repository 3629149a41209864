import type { BookingPageView } from '@forecourt/app/service-booking/booking-page.view';
import { useState, type ReactNode } from 'react';
import { sentState } from './booking-answers.ts';
import { BookingMethod } from './booking-method.tsx';
import { bookingSummary } from './booking-summary.ts';
import { BookingTicket } from './booking-ticket.tsx';
import { WorkshopCard } from './workshop-card.tsx';

interface BookingJourneyProps {
  readonly view: Pick<BookingPageView, 'method' | 'workshop' | 'nextDay' | 'bring'>;
  readonly workshopHeading: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** The form and what stands beside it: who does the work, then what was chosen. */
export function BookingJourney({ view, workshopHeading, children }: BookingJourneyProps) {
  const { method, workshop, nextDay, bring } = view;
  const form = method.kind === 'form' ? method.form : null;
  const [progress, onProgress] = useState(() => (form ? sentState(form) : { step: 0, answers: {} }));
  const workshopName = workshop?.name ?? null;
  const lines = form && progress.step > 0 ? bookingSummary(form, progress, workshopName) : [];
  return (
    <>
      <div>
        <div className="jr-h">{children}</div>
        <BookingMethod method={method} workshopName={workshopName} onProgress={onProgress} />
      </div>
      {lines.length > 0 ? (
        <BookingTicket className="jsum booking-beside" lines={lines} />
      ) : (
        <WorkshopCard workshop={workshop} nextDay={nextDay} bring={bring} heading={workshopHeading} />
      )}
    </>
  );
}
