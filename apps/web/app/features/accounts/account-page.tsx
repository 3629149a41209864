import type { AccountView } from '@forecourt/app/accounts/account-page.view';
import { Button } from '@forecourt/ui/button';
import { AccountAct } from './account-act.tsx';
import { AlertsSection } from './alerts-section.tsx';
import { ReservationsSection } from './reservations-section.tsx';
import { SearchesSection } from './searches-section.tsx';
import { OwnDataSection } from './own-data-section.tsx';
import './account-page.css';

/** The visitor's own account: what they are told about and where they are signed in, each with its way out (AUTH-1). */
export function Page({ view }: { readonly view: AccountView }) {
  const { heading, phone, alerts, reservations, searches, signOut, ownData } = view;
  return (
    <div className="wrap band account">
      <header>
        <h1>{heading}</h1>
        <p className="lead">
          You’re signed in with <b className="num">{phone}</b>.
        </p>
        <form method="post" action={signOut.action} data-document="">
          <Button type="submit" look="line" isSmall>
            {signOut.text}
          </Button>
        </form>
      </header>
      {reservations && <ReservationsSection view={reservations} />}
      {alerts && <AlertsSection view={alerts} />}
      {searches && <SearchesSection view={searches} />}
      <Devices view={view} />
      <OwnDataSection view={ownData} />
    </div>
  );
}

function Devices({ view }: { readonly view: AccountView }) {
  const { devices, endDevice, signOut } = view;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Where you’re signed in</h2>
      <ul className="account-list">
        {devices.map(({ id, name, used, isThis }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              {isThis && <span className="this-device">This device</span>}
              <div className="small muted">{used}</div>
            </div>
            {!isThis && <AccountAct does={endDevice} id={id} whose={`${name}. ${used}`} />}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" action={signOut.action} data-document="">
          <Button type="submit" look="line" isSmall name="everywhere" value="true">
            {signOut.everywhereText}
          </Button>
        </form>
      )}
    </section>
  );
}
