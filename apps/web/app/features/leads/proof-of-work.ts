import { isWorkedOut, proofMinute, proofText, writeProof } from '@forecourt/domain/leads/proof-of-work';

/** Few enough that a key pressed meanwhile waits for nothing anybody would notice. */
const atOnce = 32;
/** Where so many fail something else is wrong. */
const mostTried = 200_000;
const longestWaitMs = 3_000;

/** Works out the proof of a form (FORM-2), beside the page: the browser hashes in threads of its own. */
export async function workOutProof(key: string): Promise<string | null> {
  // A page that came unencrypted has no hashes: its form is taken without a proof.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const minute = proofMinute(Date.now());
  const form = { host: location.hostname, key };
  const texts = new TextEncoder();
  const hashOf = async (tried: number) =>
    new Uint8Array(await subtle.digest('SHA-256', texts.encode(proofText(form, minute, tried))));
  for (let first = 0; first < mostTried; first += atOnce) {
    const hashes = await Promise.all(Array.from({ length: atOnce }, (_, n) => hashOf(first + n)));
    const found = hashes.findIndex((hash) => isWorkedOut(hash));
    if (found !== -1) return writeProof(minute, first + found);
  }
  return null;
}

/** The proof once it is there; null after a while, as nobody waits long for a form to go. */
export function soonEnough(proof: Promise<string | null>): Promise<string | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs));
  return Promise.race([proof.catch(() => null), late]);
}
