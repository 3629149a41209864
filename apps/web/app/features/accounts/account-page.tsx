import type { AccountView } from '@forecourt/app/accounts/account-page.view';
import { Button } from '@forecourt/ui/button';
import { OwnDataSection } from './own-data-section.tsx';
import './account-page.css';

/** The visitor's own account: where they are signed in, each with its way out (AUTH-1). */
export function Page({ view }: { readonly view: AccountView }) {
  const { devices, endDevice, signOut } = view;
  return (
    <div className="wrap band account">
      <h1>{view.heading}</h1>
      <p className="lead">
        You are signed in with the mobile number <b className="num">{view.phone}</b>.
      </p>
      <section aria-labelledby="devices">
        <h2 id="devices">Where you are signed in</h2>
        <ul className="devices">
          {devices.map(({ id, name, used, isThis }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                {isThis && <span className="this-device">This device</span>}
                <div className="small muted">{used}</div>
              </div>
              {!isThis && (
                <form method="post" action={endDevice.action} data-document="">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" look="line" aria-label={`${endDevice.text}: ${name}. ${used}`}>
                    {endDevice.text}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      </section>
      <OwnDataSection view={view.ownData} />
      <form method="post" action={signOut.action} className="account-out" data-document="">
        <Button type="submit" look="line">
          {signOut.text}
        </Button>
        {devices.length > 1 && (
          <Button type="submit" look="line" name="everywhere" value="true">
            {signOut.everywhereText}
          </Button>
        )}
      </form>
    </div>
  );
}
