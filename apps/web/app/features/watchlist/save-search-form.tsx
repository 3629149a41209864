import { useId, useState, type FormEvent } from 'react';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { isOffline, offlineUntilPressed } from '../../browser/offline.ts';
import { Button } from '@forecourt/ui/button';

type Texts = NonNullable<SearchPageView['saveSearch']>;

export const saveSearchId = 'save-search';
const timeoutMs = 15_000;

/** Saves the search of the page for an address, which is told when a car arrives for it (WATCH-5). A plain form. */
export function SaveSearch({ texts }: { readonly texts: Texts }) {
  const id = useId();
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly isDone: boolean } | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const response = await fetch(texts.action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => null);
    const said = (await response?.json().catch(() => null)) as {
      readonly state?: 'on' | 'unconfirmed';
      readonly error?: { readonly message?: string };
    } | null;
    if (response?.ok === true && said?.state) setOutcome({ text: texts.done[said.state], isDone: true });
    else {
      const failed = isOffline() ? offlineUntilPressed : texts.failed;
      setOutcome({ text: said?.error?.message ?? failed, isDone: false });
    }
  };
  return (
    <section className="save-search" id={saveSearchId}>
      <h2 className="h3">{texts.heading}</h2>
      {outcome?.isDone !== true && (
        <form method="post" action={texts.action} onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="search" value={texts.search} />
          <p id={`${id}-about`}>{texts.about}</p>
          <label className="field" htmlFor={id}>
            <span>Email</span>
            <input
              id={id}
              className="inp"
              type="email"
              name="email"
              autoComplete="email"
              required
              aria-describedby={`${id}-about`}
            />
          </label>
          <Button type="submit" look="line">
            {texts.submit}
          </Button>
        </form>
      )}
      <p role="status">{outcome?.text}</p>
    </section>
  );
}
