import { useEffect, useState, type FormEvent } from 'react';
import type { SavedPageView } from '@forecourt/app/watchlist/saved-page.view';
import { Button } from '@forecourt/ui/button';

interface Alert {
  readonly channel: 'email' | 'sms';
  readonly address: string;
}

const path = '/api/watchlist/alerts';
const timeoutMs = 15_000;

/** Messages about saved cars, for a signed-in visitor who agrees to them; the box is empty until they tick it. */
export function TellMeWhen({ alerts }: { readonly alerts: NonNullable<SavedPageView['alerts']> }) {
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
    const isDone = response?.ok === true;
    if (isDone) setAgreed(fields['agree'] ? { channel: 'email', address: fields['email'] ?? '' } : null);
    setStatus(isDone ? (fields['agree'] ? alerts.onText : alerts.offText) : alerts.failedText);
  };
  return (
    <section className="tell-me">
      <h2 className="h3">Tell me when</h2>
      <form method="post" action={path} onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="channel" value="email" />
        {agreed ? (
          <p>
            {alerts.toText} <b>{agreed.address}</b>
          </p>
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
