import { useEffect, useState } from 'react';

const patienceMs = 8_000;

/**
 * Whether an address of another system answers at all. What it answers is not readable from here, and an iframe tells
 * nobody that it stayed empty.
 */
export function useAnswers(url: string): 'unknown' | 'yes' | 'no' {
  const [answers, setAnswers] = useState<'unknown' | 'yes' | 'no'>('unknown');
  useEffect(() => {
    const leaving = new AbortController();
    const request: RequestInit = {
      mode: 'no-cors',
      credentials: 'omit',
      signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(patienceMs)]),
    };
    fetch(url, request).then(
      () => setAnswers('yes'),
      () => {
        if (!leaving.signal.aborted) setAnswers('no');
      },
    );
    return () => leaving.abort();
  }, [url]);
  return answers;
}
