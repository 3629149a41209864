import type { SearchesView } from '@forecourt/app/accounts/account-page.view';
import { AccountAct } from './account-act.tsx';

/** The searches that a visitor is told about, each with its way out (WATCH-5). */
export function SearchesSection({ view }: { readonly view: SearchesView }) {
  return (
    <section aria-labelledby="searches">
      <h2 id="searches">{view.heading}</h2>
      <ul className="account-list">
        {view.searches.map(({ id, name, href, address, about }) => (
          <li key={id}>
            <div>
              <a className="link" href={href}>
                {name}
              </a>
              <div className="small muted">{about}</div>
              <div className="small account-address">{address}</div>
            </div>
            <AccountAct does={view.end} id={id} whose={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
