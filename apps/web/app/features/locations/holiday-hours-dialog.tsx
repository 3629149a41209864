import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import { Dialog } from '@forecourt/ui/dialog';
import { useEffect, useState } from 'react';
import { DatedHoursRow } from './dated-hours-row.tsx';

export interface HolidayHoursDialogProps {
  readonly holidays: NonNullable<LocationPageView['holidays']>;
}

/** The holiday hours (RULE-14): a dialog, and without a script a part of the page that folds out. */
export function HolidayHoursDialog({ holidays: { button, days } }: HolidayHoursDialogProps) {
  const [isLive, setLive] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setLive(true), []);
  const table = (
    <table className="hours">
      <caption className="vh">Holiday hours</caption>
      <tbody>
        {days.map((day) => (
          <DatedHoursRow key={day.date} day={day} />
        ))}
      </tbody>
    </table>
  );
  if (!isLive) {
    return (
      <details className="lo-holidays">
        <summary>
          <span className="link">{button}</span>
        </summary>
        {table}
      </details>
    );
  }
  return (
    <>
      <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {button}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Holiday hours">
        {table}
      </Dialog>
    </>
  );
}
