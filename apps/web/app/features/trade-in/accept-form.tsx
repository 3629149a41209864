import type { PressView } from '@forecourt/app/test-drive/test-drive-page.view';
import type { FormResponse } from '@forecourt/app/leads/take/form-response';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { reportForm } from '../../browser/data-layer.ts';
import { useSaving } from '../watchlist/saving/use-saving.ts';
import { PressForm } from '../test-drive/press-form.tsx';

interface AcceptFormProps {
  readonly press: PressView;
  readonly className: string;
  readonly children: ReactNode;
}

const answerMs = 15_000;

/** Accepts an offer. By a script it is counted too (FORM-8); where that fails the form is sent as it is. */
export function AcceptForm({ press, className, children }: AcceptFormProps) {
  const saving = useSaving();
  const isSending = useRef(false);
  const send = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    const taken = await accept(press);
    if (!taken?.success_page) return form.submit();
    if (taken.event) reportForm(taken.event, saving);
    // A whole document: the page is for this visitor alone.
    window.location.assign(taken.success_page);
  };
  return (
    <div
      className={className}
      onSubmit={(event: FormEvent<HTMLDivElement>) => {
        event.preventDefault();
        void send(event.target as HTMLFormElement);
      }}
    >
      <PressForm press={press}>{children}</PressForm>
    </div>
  );
}

async function accept({ action, fields }: PressView): Promise<FormResponse | null> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
      signal: AbortSignal.timeout(answerMs),
    });
    return response.ok ? ((await response.json()) as FormResponse) : null;
  } catch {
    return null;
  }
}
