import type { LocationPageView } from '@forecourt/app/locations/location-page.view';
import { HoursRows } from '../../shared/hours-table.tsx';
import { DatedHoursRow } from './dated-hours-row.tsx';

/** The hours of a week, and the days of the next two on which they do not hold. */
export function LocationHours({ hours }: Pick<LocationPageView, 'hours'>) {
  const { heading, lines, exceptions } = hours;
  if (lines.length === 0 && exceptions.length === 0) return null;
  return (
    <table className="hours">
      <caption className="vh">{heading}</caption>
      <tbody>
        <HoursRows hours={lines} />
        {exceptions.map((day) => (
          <DatedHoursRow key={day.date} day={day} className="hol" />
        ))}
      </tbody>
    </table>
  );
}
