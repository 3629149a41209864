import { useId, useRef, useState, type FormEvent } from 'react';
import type { SearchPageView } from '@forecourt/app/stock/search/search-page.view';
import { isOffline, offlineUntilPressed } from '../../browser/offline.ts';
import { Button, type ButtonProps } from '@forecourt/ui/button';
import { LabelledField } from '@forecourt/ui/labelled-field';
import { SearchSaved, type SavedAs } from './search-saved.tsx';

type Texts = NonNullable<SearchPageView['saveSearch']>;

export const saveSearchId = 'save-search';
const timeoutMs = 15_000;

interface Said extends Partial<SavedAs> {
  readonly error?: { readonly message?: string };
}

interface SaveSearchProps {
  readonly texts: Texts;
  readonly look: ButtonProps['look'];
}

/** Saves the search of the page for an address, which is told when a car arrives for it (WATCH-5). A plain form. */
export function SaveSearch({ texts, look }: SaveSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState<SavedAs | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in the field sends it too, while the button waits.
    if (isBusy) return;
    setBusy(true);
    const said = await save(texts.action, Object.fromEntries(new FormData(event.currentTarget)));
    setBusy(false);
    const { state, name, until } = said ?? {};
    if (state !== undefined && name !== undefined && until !== undefined) {
      setSaved({ state, name, until });
      return;
    }
    setError(said?.error?.message ?? (isOffline() ? offlineUntilPressed : texts.failed));
    field.current?.focus();
  };
  return (
    <section className="save-search" id={saveSearchId}>
      {saved ? (
        <SearchSaved saved={saved} done={texts.done} />
      ) : (
        // What is wrong with the address is said in words of ours, also without JavaScript.
        <form method="post" action={texts.action} noValidate onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="search" value={texts.search} />
          <h2 className="h3">{texts.heading}</h2>
          <p>{texts.about}</p>
          <LabelledField id={id} label="Email" error={error} isAlert>
            {(control) => (
              <input
                {...control}
                ref={field}
                className="inp"
                type="email"
                name="email"
                autoComplete="email"
              />
            )}
          </LabelledField>
          <Button type="submit" look={look} busyLabel={isBusy ? texts.busy : null}>
            {texts.submit}
          </Button>
        </form>
      )}
    </section>
  );
}

async function save(
  action: string,
  fields: Readonly<Record<string, FormDataEntryValue>>,
): Promise<Said | null> {
  const response = await fetch(action, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  return (await response?.json().catch(() => null)) as Said | null;
}
