import { hash } from 'node:crypto';
import { isWorkedOut, proofMinute, proofText, writeProof } from '@forecourt/domain/leads/proof-of-work';

/** The proof of work that a browser would send with a form, begun at the given time. */
export function workedOutProof(host: string, key: string, begunAt = Date.now()): string {
  const minute = proofMinute(begunAt);
  for (let tried = 0; ; tried += 1) {
    if (isWorkedOut(hash('sha256', proofText({ host, key }, minute, tried), 'buffer'))) {
      return writeProof(minute, tried);
    }
  }
}
