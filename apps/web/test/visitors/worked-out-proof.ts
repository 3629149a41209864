import { hash, randomUUID } from 'node:crypto';
import {
  costlyProofBits,
  isWorkedOut,
  proofBits,
  proofMinute,
  proofText,
  writeProof,
} from '@forecourt/domain/leads/proof-of-work';

/** The proof of work that a browser would send with a form, begun at the given time. */
export function workedOutProof(
  host: string,
  key: string,
  begunAt = Date.now(),
  bits: number = proofBits,
): string {
  const minute = proofMinute(begunAt);
  for (let tried = 0; ; tried += 1) {
    if (isWorkedOut(hash('sha256', proofText({ host, key }, minute, tried), 'buffer'), bits)) {
      return writeProof(minute, tried);
    }
  }
}

/** The fields by which a browser proves its work before something that costs money or keeps others out. */
export function costlyProofOf(host: string, begunAt = Date.now()): { proof_key: string; proof: string } {
  const key = randomUUID();
  return { proof_key: key, proof: workedOutProof(host, key, begunAt, costlyProofBits) };
}
