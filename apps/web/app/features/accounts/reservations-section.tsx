import type { ReservationsView } from '@forecourt/app/accounts/account-page.view';

/** What a visitor has reserved, each with the way to its page (BUY-1). */
export function ReservationsSection({ view }: { readonly view: ReservationsView }) {
  return (
    <section aria-labelledby="reservations">
      <h2 id="reservations">{view.heading}</h2>
      <ul className="account-list">
        {view.items.map(({ id, name, href, about }) => (
          <li key={id}>
            <div>
              <a className="link" href={href} data-document="">
                {name}
              </a>
              <div className="small muted">{about}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
