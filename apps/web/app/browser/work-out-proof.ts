import {
  isWorkedOut,
  proofBits,
  proofMinute,
  proofText,
  writeProof,
} from '@forecourt/domain/leads/proof-of-work';

/** Hashes at once: few enough that the main thread stays free for input (INP). */
const batchSize = 32;
/** A proof takes a few thousand tries: where so many fail, something else is wrong. */
const maxTried = 200_000;
/** Nobody waits longer than this for a form to go: it is sent without a proof. */
export const proofTimeoutMs = 3_000;

/** Works out the proof of work of a form (FORM-2) off the main thread, where the browser hashes. */
export async function workOutProof(
  form: { readonly host: string; readonly key: string },
  bits: number = proofBits,
): Promise<string | null> {
  // A page without HTTPS has no `crypto.subtle`: its form is taken without a proof.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const minute = proofMinute(Date.now());
  const texts = new TextEncoder();
  const hashOf = async (tried: number) =>
    new Uint8Array(await subtle.digest('SHA-256', texts.encode(proofText(form, minute, tried))));
  for (let first = 0; first < maxTried; first += batchSize) {
    const hashes = await Promise.all(Array.from({ length: batchSize }, (_, n) => hashOf(first + n)));
    const found = hashes.findIndex((hash) => isWorkedOut(hash, bits));
    if (found !== -1) return writeProof(minute, first + found);
  }
  return null;
}
