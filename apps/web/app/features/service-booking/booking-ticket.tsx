import type { ChosenLine } from './booking-summary.ts';

/** Of the form, which the buttons beside it send too. */
export const bookingFormId = 'service-booking';

interface BookingTicketProps {
  readonly lines: readonly ChosenLine[];
  readonly className: string;
}

/** What was chosen so far, with the way back to each. */
export function BookingTicket({ lines, className }: BookingTicketProps) {
  if (lines.length === 0) return null;
  return (
    <aside className={className} aria-label="Your booking so far">
      <dl>
        {lines.map(({ name, text, note, goTo }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {note !== null && <small>{note}</small>}
            </dd>
            {goTo !== null && (
              <dd>
                <button
                  type="submit"
                  form={bookingFormId}
                  name="go"
                  value={goTo}
                  className="link"
                  formNoValidate
                >
                  Change<span className="vh"> {name.toLowerCase()}</span>
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </aside>
  );
}
