import { z } from 'zod';
import { lenderDecisions, type LenderDecision } from './application-steps.ts';

export interface LenderAnswer {
  /** The lender's own name for the application. */
  readonly reference: string;
  readonly decision: LenderDecision;
}

const answer = z.object({
  application_id: z.string(),
  reference: z.string().trim().min(1).max(120),
  decision: z.enum(lenderDecisions),
});

/** What a lender answered; null where it is nonsense, or about another application. Its reasons are not read: they are its own to tell. */
export function readLenderAnswer(told: unknown, applicationId: string): LenderAnswer | null {
  const read = answer.safeParse(told);
  if (!read.success || read.data.application_id !== applicationId) return null;
  const { reference, decision } = read.data;
  return { reference, decision };
}
