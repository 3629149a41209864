import { useRef } from 'react';
import type { DriveTimesView } from '@forecourt/app/stock/vehicle/vehicle-page.view';
import { useNextTimes } from './use-next-times.ts';

/** The next free times to drive the car (FORM-12), each a link into the booking; without a script the way to all. */
export function NextTimes({ drive: { heading, api, href } }: { readonly drive: DriveTimesView }) {
  const place = useRef<HTMLDivElement>(null);
  const times = useNextTimes(api, place);
  const free = times?.next_free ?? [];
  return (
    <div className="vtimes" ref={place}>
      <p>
        <b>{heading}</b>
        {free.length > 0 && (
          <a className="link" href={href}>
            All times
          </a>
        )}
      </p>
      <ul>
        {free.length === 0 && (
          <li>
            <a className="btn line" href={href}>
              {times === null ? 'Choose a time' : 'Ask for a time'}
            </a>
          </li>
        )}
        {free.map(({ date, time, day, clock }) => (
          <li key={`${date} ${time}`}>
            <a
              className="btn line"
              href={`${href}&yard=${times?.location_id}&day=${date}&time=${encodeURIComponent(time)}`}
            >
              <span>
                {clock} <small>{day}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
