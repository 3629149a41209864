import { useEffect, useState, type FormEvent } from 'react';
import type { SavedPageView } from '@forecourt/app/watchlist/saved-page.view';
import { isOffline, offlineUntilPressed } from '../../browser/offline.ts';

export interface Alert {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly isConfirmed: boolean;
}

export type AlertTexts = NonNullable<SavedPageView['alerts']>;

export const alertsPath = '/api/watchlist/alerts';
const timeoutMs = 15_000;

/** Which messages the visitor agreed to, and the handler of the forms that change it. */
export function useAlerts(texts: AlertTexts) {
  const [agreed, setAgreed] = useState<readonly Alert[]>([]);
  const [status, setStatus] = useState({ text: '', isFailure: false });
  useEffect(() => {
    const signal = AbortSignal.timeout(timeoutMs);
    fetch(alertsPath, { signal, headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? (response.json() as Promise<{ alerts: readonly Alert[] }>) : null))
      .then((found) => setAgreed(found?.alerts ?? []))
      .catch(() => undefined);
  }, []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Readonly<Record<string, string>>;
    const response = await fetch(alertsPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    if (response?.ok !== true) {
      setStatus({ text: isOffline() ? offlineUntilPressed : texts.failedText, isFailure: true });
      return;
    }
    const { alerts: state } = (await response.json()) as { readonly alerts: 'on' | 'off' | 'unconfirmed' };
    const channel = fields['channel'] === 'sms' ? 'sms' : 'email';
    const changed = { channel, address: fields['email'] ?? '', isConfirmed: state === 'on' } as const;
    setAgreed((before) => [
      ...before.filter((one) => one.channel !== channel),
      ...(state === 'off' ? [] : [changed]),
    ]);
    const text = { on: texts.onText, off: texts.offText, unconfirmed: '' }[state];
    setStatus({ text, isFailure: false });
  };
  return { agreed, status, submit };
}
