import { useState } from 'react';
import type { FinanceTermsView } from '@forecourt/app/finance/finance-card.view';

type Loading = 'waiting' | 'loading' | 'failed';

const timeoutMs = 10_000;
const none = 'There are no further terms for this one.';

/**
 * The small print of finance (VDP-7). The site's words stand there; the lender's are asked for by the id of
 * the car when somebody opens them, and stand on the page about finance where no script runs.
 */
export function FinanceTerms({ terms }: { readonly terms: FinanceTermsView }) {
  const { general, ofLender, fetchFrom, href } = terms;
  const [text, setText] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const [loading, setLoading] = useState<Loading>('waiting');
  const fetched = text?.of === fetchFrom ? text : null;

  async function load(): Promise<void> {
    if (fetchFrom === null || fetched || loading === 'loading') return;
    setLoading('loading');
    try {
      const answer = await fetch(fetchFrom, { signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const read = (await answer.json()) as { readonly ofLender: string | null };
      setText({ of: fetchFrom, text: read.ofLender ?? none });
      setLoading('waiting');
    } catch {
      setLoading('failed');
    }
  }

  return (
    <div className="fin-terms" id="finance-terms">
      <p className="xs">{general}</p>
      {ofLender !== null && <p className="xs">{ofLender}</p>}
      {fetchFrom !== null && (
        <details onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
          <summary>Lender’s terms</summary>
          <div aria-live="polite">
            {fetched && <p className="xs">{fetched.text}</p>}
            {!fetched && loading === 'loading' && (
              <p className="xs">
                <span className="spinner" /> Loading the terms
              </p>
            )}
            {!fetched && loading !== 'loading' && (
              <p className="xs">
                {loading === 'failed' && 'We couldn’t load the terms just now. '}
                <a href={href}>Read them on our finance page</a>
              </p>
            )}
          </div>
        </details>
      )}
    </div>
  );
}
