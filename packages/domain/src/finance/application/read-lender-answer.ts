import { z } from 'zod';
import { lenderDecisions, type LenderDecision } from './application-steps.ts';

export interface LenderAnswer {
  /** The lender's own name for the application. */
  readonly reference: string;
  readonly decision: LenderDecision;
  /** What a lender that says yes would lend; null: it does not say, or says no. */
  readonly offered: LenderOffered | null;
}

export interface LenderOffered {
  readonly amountCents: number;
  readonly termMonths: number;
}

const mostCents = 100_000_000;
const mostMonths = 120;

const answer = z.object({
  application_id: z.string(),
  reference: z.string().trim().min(1).max(120),
  decision: z.enum(lenderDecisions),
  // A figure that makes no sense is none: the decision stands without it.
  amount_cents: z.int().min(1).max(mostCents).nullish().catch(null),
  term_months: z.int().min(1).max(mostMonths).nullish().catch(null),
});

/** What a lender answered; null where it is nonsense, or about another application. Its reasons are not read: they are its own to tell. */
export function readLenderAnswer(told: unknown, applicationId: string): LenderAnswer | null {
  const read = answer.safeParse(told);
  if (!read.success || read.data.application_id !== applicationId) return null;
  const { reference, decision, amount_cents: amountCents, term_months: termMonths } = read.data;
  const offered = decision === 'accepted' && amountCents && termMonths ? { amountCents, termMonths } : null;
  return { reference, decision, offered };
}
