import type { AlertsView, AlertView } from '@forecourt/app/accounts/account-page.view';
import { AccountAct } from './account-act.tsx';

/** What a visitor agreed to be told about, each with its way out (WATCH-5). */
export function AlertsSection({ view }: { readonly view: AlertsView }) {
  return (
    <section aria-labelledby="alerts">
      <h2 id="alerts">{view.heading}</h2>
      <ul className="account-list">
        {view.alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} view={view} />
        ))}
      </ul>
    </section>
  );
}

function AlertRow({ alert, view }: { readonly alert: AlertView; readonly view: AlertsView }) {
  const { id, name, about, address, waiting } = alert;
  const whose = `${name}, ${address}`;
  return (
    <li>
      <div>
        <b>{name}</b>
        <div className="small muted">{about}</div>
        <div className="small account-address">{address}</div>
      </div>
      <AccountAct does={view.end} id={id} whose={whose} />
      {waiting !== null && (
        <div className="notice account-waiting">
          <p role="status">{waiting}</p>
          <AccountAct does={view.confirm} id={id} whose={whose} />
        </div>
      )}
    </li>
  );
}
