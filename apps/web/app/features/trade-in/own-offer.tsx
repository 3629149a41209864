import { offerApiPaths, offerPaths } from '@forecourt/app/shared/offer-address';
import { useEffect, useState } from 'react';
import { hasOffer } from './offer-mark.ts';

const answerMs = 8_000;

/** What this browser's own offer leaves to pay of a car. Nobody without an offer asks anything (TRADE-10). */
export function OwnOffer({ carId }: { readonly carId: string }) {
  const line = useOwnOffer(carId);
  if (line === null) return null;
  return (
    <p className="small" role="status">
      {line}{' '}
      <a className="link" href={`${offerPaths.towards}?car_id=${carId}`} data-document="">
        How it adds up
      </a>
    </p>
  );
}

function useOwnOffer(carId: string): string | null {
  const [line, setLine] = useState<string | null>(null);
  useEffect(() => {
    setLine(null);
    if (!hasOffer(Date.now())) return undefined;
    const ended = new AbortController();
    void (async () => {
      const read = await readLine(carId, ended.signal);
      if (!ended.signal.aborted) setLine(read);
    })();
    return () => ended.abort();
  }, [carId]);
  return line;
}

async function readLine(carId: string, ended: AbortSignal): Promise<string | null> {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(answerMs)]);
    const response = await fetch(`${offerApiPaths.towards}?car_id=${carId}`, { signal });
    if (!response.ok) return null;
    const { line } = (await response.json()) as { readonly line: string | null };
    return line;
  } catch {
    return null;
  }
}
