import type { CarryOnView } from '@forecourt/app/trade-in/pages/find-step.view';
import { useEffect, useState } from 'react';
import { forgetJourney, mayHaveJourney } from './journey-mark.ts';

const requestMs = 5_000;

/** The way back into a journey that this browser has begun: the page is one for all, and does not know. */
export function CarryOn({ view }: { readonly view: CarryOnView }) {
  const plate = useOwnPlate(view.source);
  if (plate === null) {
    return (
      <noscript>
        <p className="offer-else">
          <a className="link" href={view.href}>
            {view.text}
          </a>
        </p>
      </noscript>
    );
  }
  return (
    <p className="offer-else">
      <a className="link" href={view.href} data-document="">
        {view.withPlate.replace('{plate}', plate)}
      </a>
    </p>
  );
}

function useOwnPlate(source: string): string | null {
  const [plate, setPlate] = useState<string | null>(null);
  useEffect(() => {
    if (!mayHaveJourney()) return () => {};
    const stopped = new AbortController();
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(requestMs)]);
    const ask = async () => {
      const response = await fetch(source, { signal });
      const { journey } = (await response.json()) as { journey: { plate: string } | null };
      if (journey === null) forgetJourney();
      setPlate(journey?.plate ?? null);
    };
    // Nothing is lost by it: the page is there, and so is the journey.
    ask().catch(() => {});
    return () => stopped.abort();
  }, [source]);
  return plate;
}
