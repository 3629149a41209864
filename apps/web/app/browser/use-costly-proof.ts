import { costlyProofBits } from '@forecourt/domain/leads/proof-of-work';
import { useCallback, useRef } from 'react';
import { proofTimeoutMs, workOutProof } from './work-out-proof.ts';
import { withTimeout } from './with-timeout.ts';

interface Proof {
  readonly key: string;
  readonly promise: Promise<string | null>;
}

/**
 * The proof of work of a form that costs money or keeps others out, in the fields that `CostlyProofFields` draws.
 * Without a script, or where it takes too long, the form goes without one.
 */
export function useCostlyProof() {
  const proof = useRef<Proof | null>(null);

  const start = useCallback((): Proof => {
    if (proof.current) return proof.current;
    const key = crypto.randomUUID();
    const promise = workOutProof({ host: window.location.hostname, key }, costlyProofBits);
    proof.current = { key, promise };
    return proof.current;
  }, []);

  const sendWithProof = useCallback(
    async (form: HTMLFormElement, send = submit) => {
      const { key, promise } = start();
      const worked = await withTimeout(promise, proofTimeoutMs);
      // Good for one use: who comes back to this page begins another.
      proof.current = null;
      for (const [name, value] of [
        ['proof_key', key],
        ['proof', worked ?? ''],
      ] as const) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value;
      }
      await send(form);
    },
    [start],
  );

  return { start, sendWithProof };
}

async function submit(form: HTMLFormElement): Promise<void> {
  form.submit();
}
