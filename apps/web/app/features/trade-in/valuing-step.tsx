import type { ValuingStepView } from '@forecourt/app/trade-in/pages/offer-step.view';
import { useEffect } from 'react';
import { BusyThread } from '../../shared/busy-thread.tsx';

const askEveryMs = 1_000;
const answerMs = 5_000;

/** The number is being worked out: a script asks for it, and a browser without one loads the page again. */
export function ValuingStep({ view }: { readonly view: ValuingStepView }) {
  const { heading, text, source, car } = view;
  useEffect(() => {
    const timer = window.setInterval(() => {
      void reloadWhenReady(source);
    }, askEveryMs);
    return () => window.clearInterval(timer);
  }, [source]);
  return (
    <div className="wrap bid-wait" role="status">
      {car && <p className="stepno">{car.title}</p>}
      <h1>{heading}</h1>
      <p>{text}</p>
      <BusyThread />
      <noscript>
        <p>
          <a className="link" href="">
            Look again
          </a>
        </p>
      </noscript>
    </div>
  );
}

async function reloadWhenReady(source: string): Promise<void> {
  if (await isReady(source)) window.location.reload();
}

async function isReady(source: string): Promise<boolean> {
  try {
    const response = await fetch(source, { signal: AbortSignal.timeout(answerMs) });
    if (!response.ok) return true;
    const { standing } = (await response.json()) as { readonly standing?: string };
    return standing !== 'valuing';
  } catch {
    // The network may come back.
    return false;
  }
}
