import type { PeopleView } from '@forecourt/app/pages/blocks/people.block';
import { Icon } from '@forecourt/ui/icon';
import { mailIcon } from '@forecourt/ui/icons';

/** Whom a visitor will be talking to, each by name. */
export function PeopleBlock({ view }: { readonly view: PeopleView }) {
  const { heading, people, contact } = view;
  return (
    <section className="sunk band">
      <div className="wrap people">
        <div>
          <h2>{heading}</h2>
          <a className="link" href={contact.href}>
            {contact.label}
          </a>
        </div>
        <ul>
          {people.map(({ name, initials, role, email }) => (
            <li key={name} className="person">
              <span className="avatar" aria-hidden="true">
                {initials}
              </span>
              <div>
                <h3>{name}</h3>
                <p className="muted">{role}</p>
              </div>
              {email !== null && (
                <a className="btn line" href={`mailto:${email}`}>
                  <Icon path={mailIcon} /> Email {name.split(' ', 1)}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
