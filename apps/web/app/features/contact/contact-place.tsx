import type { ContactPlaceView } from '@forecourt/app/contact/contact-page.view';
import { ButtonLink } from '@forecourt/ui/button-link';
import { Icon } from '@forecourt/ui/icon';
import { calendarIcon, clockIcon, mailIcon, mapPinIcon, messageIcon } from '@forecourt/ui/icons';
import { HoursTable } from '../../shared/hours-table.tsx';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';

/** One place: call, way there and hours, by department. */
export function ContactPlace({
  place,
  hasName,
  distance,
}: {
  readonly place: ContactPlaceView;
  /** Left out where the page is headed by it. */
  readonly hasName: boolean;
  /** From where the visitor says to be. */
  readonly distance: string | null;
}) {
  const { name, street, city, openText, isOpen, departments, phone, directions, book, hours } = place;
  const { text, person, email, exceptions } = place;
  return (
    <section className="ct-place" aria-label={name}>
      <div>
        {hasName && <h2>{name}</h2>}
        <address>{[street, city].filter(Boolean).join(', ')}</address>
        {distance !== null && <p className="loc1-km">{distance}</p>}
        {openText !== null && (
          <p className="m-open" data-open={isOpen ? '' : undefined}>
            <Icon path={clockIcon} />
            {openText}
          </p>
        )}
      </div>
      {departments.length > 0 && (
        <nav className="dept" aria-label="Departments">
          {departments.map(({ label, href, isHere }) => (
            <a key={href} href={href} aria-current={isHere ? 'page' : undefined} data-keep-scroll="">
              {label}
            </a>
          ))}
        </nav>
      )}
      <div className="ct-big">
        {phone && (
          <PhoneReveal
            key={phone.kind === 'masked' ? phone.field.value : phone.href}
            phone={phone}
            className="btn"
          />
        )}
        {text !== null && (
          <ButtonLink href={text} look="line">
            <Icon path={messageIcon} /> Text us
          </ButtonLink>
        )}
        {directions && (
          <ButtonLink href={directions.href} look="line" target="_blank" rel="noopener">
            <Icon path={mapPinIcon} />
            <span>
              Directions<span className="vh"> (opens in a new tab)</span>
            </span>
          </ButtonLink>
        )}
        {book && (
          <ButtonLink href={book.href} look="line">
            <Icon path={calendarIcon} /> {book.label}
          </ButtonLink>
        )}
      </div>
      {(person ?? email) !== null && (
        <div>
          {person && (
            <p>
              Ask for <b>{person.name}</b>, {person.role}
            </p>
          )}
          {email !== null && <EmailLink email={email} />}
        </div>
      )}
      <HoursTable name={name} hours={hours} />
      {exceptions.length > 0 && (
        <div>
          <h3>Holiday hours</h3>
          <table className="hours">
            <caption className="vh">Other hours of {name} soon</caption>
            <tbody>
              {exceptions.map((one) => (
                <tr key={one.day}>
                  <th scope="row">{one.day}</th>
                  <td>{one.hours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Opens the visitor's own mail. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <p>
      <a className="link ct-mail" href={`mailto:${email}`}>
        <Icon path={mailIcon} /> {email}
      </a>
    </p>
  );
}
