import { useEffect, useState, type FormEvent } from 'react';
import type { SavedPageView } from '@forecourt/app/watchlist/saved-page.view';
import { isOffline, offlineUntilPressed } from '../../browser/offline.ts';
import { Button } from '@forecourt/ui/button';
import { Icon } from '@forecourt/ui/icon';
import { checkIcon } from '@forecourt/ui/icons';

interface Alert {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly isConfirmed: boolean;
}

type Texts = NonNullable<SavedPageView['alerts']>;

const path = '/api/watchlist/alerts';
const timeoutMs = 15_000;

/** Messages about saved cars, for a signed-in visitor who agrees to them; the box is empty until they tick it. */
export function TellMeWhen({ alerts }: { readonly alerts: Texts }) {
  const [agreed, setAgreed] = useState<Alert | null>(null);
  const [status, setStatus] = useState('');
  useEffect(() => {
    const signal = AbortSignal.timeout(timeoutMs);
    fetch(path, { signal, headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? (response.json() as Promise<{ alerts: readonly Alert[] }>) : null))
      .then((found) => setAgreed(found?.alerts.find(({ channel }) => channel === 'email') ?? null))
      .catch(() => undefined);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Readonly<Record<string, string>>;
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    if (response?.ok !== true) return setStatus(isOffline() ? offlineUntilPressed : alerts.failedText);
    const { alerts: state } = (await response.json()) as { readonly alerts: 'on' | 'off' | 'unconfirmed' };
    const isConfirmed = state === 'on';
    setAgreed(state === 'off' ? null : { channel: 'email', address: fields['email'] ?? '', isConfirmed });
    setStatus({ on: alerts.onText, off: alerts.offText, unconfirmed: '' }[state]);
  };
  return (
    <section className="tell-me">
      <h2 className="h3">Keep an eye on these</h2>
      <form method="post" action={path} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="channel" value="email" />
        {agreed ? (
          <Agreed alerts={alerts} agreed={agreed} />
        ) : (
          <>
            <label className="field" htmlFor="alert-email">
              <span>Email</span>
              <input
                id="alert-email"
                className="inp"
                type="email"
                name="email"
                autoComplete="email"
                required
              />
            </label>
            <label className="check">
              <input type="checkbox" name="agree" required />
              <i>
                <Icon path={checkIcon} />
              </i>
              <span>{alerts.consentText}</span>
            </label>
          </>
        )}
        <Button type="submit" look="line">
          {agreed ? alerts.stopText : alerts.startText}
        </Button>
        <p role="status">{status}</p>
      </form>
    </section>
  );
}

/** Where messages go, or that its owner must first open the link there. */
function Agreed({ alerts, agreed }: { readonly alerts: Texts; readonly agreed: Alert }) {
  const address = <b>{agreed.address}</b>;
  const [before, after] = alerts.unconfirmedText;
  return agreed.isConfirmed ? (
    <p>
      {alerts.toText} {address}
    </p>
  ) : (
    <>
      <p role="status">
        {before} {address} {after}
      </p>
      <a className="link" href={alerts.account.href}>
        {alerts.account.text}
      </a>
    </>
  );
}
