import { hash } from 'node:crypto';
import { judgeProof, type ProofVerdict } from '@forecourt/domain/leads/proof-of-work';
import type { VisitorRequest } from '../visitor-route.ts';

type Proven = Pick<VisitorRequest<{ readonly proof?: string | null | undefined }>, 'input' | 'host' | 'now'>;

const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** What the proof of work that a form brought is worth, for the host it was sent to and the key it was sent under. */
export function proofOf({ input, host, now }: Proven, key: string): ProofVerdict {
  return judgeProof(input.proof ?? null, { host, key }, { now, sha256 });
}
