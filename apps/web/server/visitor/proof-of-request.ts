import { hash } from 'node:crypto';
import { costlyProofBits, judgeProof, type ProofVerdict } from '@forecourt/domain/leads/proof-of-work';
import { z } from 'zod';
import type { ServerDeps } from '../server-deps.ts';
import type { VisitorRequest } from './visitor-route.ts';

type Proven = Pick<VisitorRequest<{ readonly proof?: string | null | undefined }>, 'input' | 'host' | 'now'>;

const sha256 = (text: string) => hash('sha256', text, 'buffer');

/** What the proof of work that a form brought is worth, for the host it was sent to and the key it was sent under. */
export function proofOf({ input, host, now }: Proven, key: string): ProofVerdict {
  return judgeProof(input.proof ?? null, { host, key }, { now, sha256 });
}

/** What a form sends that costs money, or keeps others out: a proof that is worth one use. */
export const costlyProof = {
  proof_key: z
    .string()
    .max(100)
    .nullish()
    .describe('Chosen by the browser: the proof of work is over host, this key and the minute.'),
  proof: z.string().max(40).nullish().describe('The proof of work, good for one use.'),
};

/** Longer than a proof holds. */
const usedOnce = { limit: 1, windowSeconds: 8 * 3_600 };

/** Whether a request brought a proof of work that was not used before. */
export async function isProven(
  { limiter }: Pick<ServerDeps, 'limiter'>,
  { input, host, now }: Pick<VisitorRequest<CostlyProof>, 'input' | 'host' | 'now'>,
): Promise<boolean> {
  const { proof = null, proof_key: key } = input;
  if (!key || judgeProof(proof, { host, key }, { now, sha256, bits: costlyProofBits }) !== 'good')
    return false;
  return (await limiter.take('proof of work', `${host} ${key}`, usedOnce)) === 0;
}

interface CostlyProof {
  readonly proof_key?: string | null | undefined;
  readonly proof?: string | null | undefined;
}
