import { takesApplications } from '@forecourt/domain/finance/application/takes-applications';
import type { SiteContext } from '../site/site-context.ts';

/** What a dealer tells about a loan: how it comes about, what a lender looks for, what to have near, and questions. */
export interface FinanceTalkView {
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly likely: readonly string[];
  readonly papers: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The same words on every page that is about finance. */
export function financeTalk({ finance, financeContent }: SiteContext['settings']): FinanceTalkView {
  const { steps, stepsOfAsking, likely, papers, questions } = financeContent;
  return {
    steps: takesApplications(finance) ? steps : stepsOfAsking,
    likely,
    papers,
    questions: questions.map(({ title, text }) => ({ question: title, answer: text })),
  };
}
