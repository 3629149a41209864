import type { ContactPageView } from '@forecourt/app/contact/contact-page.view';
import { initialsOf } from '@forecourt/domain/core/initials';
import { PhoneReveal } from '../../shared/phone-reveal.tsx';
import { EmailLink } from './contact-place.tsx';

/** Beside the form: who reads it, and how to reach somebody without it. */
export function ContactAside({
  view: { people, email, phone },
}: {
  readonly view: Pick<ContactPageView, 'people' | 'email' | 'phone'>;
}) {
  if (people.length === 0 && email === null && phone === null) return null;
  return (
    <aside className="ct-aside" aria-label="Who answers">
      {people.length > 0 && (
        <>
          <h2>Who you’ll talk to</h2>
          <ul className="ct-people">
            {people.map(({ name, role, place, email: own }) => (
              <li key={name}>
                <span className="ct-face" aria-hidden="true">
                  {initialsOf(name)}
                </span>
                <span>
                  <b>{name}</b>
                  <span className="muted">{place === null ? role : `${role}, ${place}`}</span>
                  {own !== null && (
                    <a className="link" href={`mailto:${own}`}>
                      Email<span className="vh"> {name}</span>
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {(email ?? phone) !== null && (
        <div>
          <h2>Rather talk?</h2>
          {phone && <PhoneReveal phone={phone} className="btn line" isShort />}
          {email !== null && <EmailLink email={email} />}
        </div>
      )}
    </aside>
  );
}
