import type { LocationCardView } from '@forecourt/app/pages/blocks/location-card';

/** The hours of a week, today's in bold. */
export function HoursTable({ hours, name }: Pick<LocationCardView, 'hours' | 'name'>) {
  if (hours.length === 0) return null;
  return (
    <table className="hours">
      <caption className="vh">Opening hours of {name}</caption>
      <tbody>
        <HoursRows hours={hours} />
      </tbody>
    </table>
  );
}

/** A row for each day or run of days. */
export function HoursRows({ hours }: Pick<LocationCardView, 'hours'>) {
  return hours.map(({ days, hours: open, isToday }) => (
    <tr key={days} className={isToday ? 'today' : undefined}>
      <th scope="row">
        {days}
        {isToday && <span className="vh"> (today)</span>}
      </th>
      <td>{open}</td>
    </tr>
  ));
}
