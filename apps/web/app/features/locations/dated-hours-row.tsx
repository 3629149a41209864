import type { DatedHoursView } from '@forecourt/app/locations/location-page.view';

export interface DatedHoursRowProps {
  readonly day: DatedHoursView;
  readonly className?: string;
}

/** A day with hours of its own, in a table of hours. */
export function DatedHoursRow({ day, className }: DatedHoursRowProps) {
  return (
    <tr className={className}>
      <th scope="row">
        {day.weekday} <small>{day.day}</small>
      </th>
      <td>{day.hours}</td>
    </tr>
  );
}
