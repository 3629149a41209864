/** The steps of an application for finance, in their order (FIN-1). */
export const applicationSteps = ['you', 'money', 'loan', 'consent'] as const;

export type ApplicationStep = (typeof applicationSteps)[number];

/** How an application stands: being written, with the lender, or answered by it. */
export type ApplicationStatus = 'draft' | 'waiting' | LenderDecision;

/** What a lender says. None of them is a loan: the contract comes later, or never. */
export const lenderDecisions = ['accepted', 'declined', 'referred'] as const;
export type LenderDecision = (typeof lenderDecisions)[number];

const titles: Readonly<Record<ApplicationStep, string>> = {
  you: 'About you',
  money: 'Income and costs',
  loan: 'The loan',
  consent: 'Check and agree',
};

/** What a step is called over its form. */
export function stepTitle(step: ApplicationStep): string {
  return titles[step];
}

/** The step after one; the last is its own. */
export function stepAfter(step: ApplicationStep): ApplicationStep {
  return applicationSteps[applicationSteps.indexOf(step) + 1] ?? 'consent';
}

/** The step before one; null before the first. */
export function stepBefore(step: ApplicationStep): ApplicationStep | null {
  return applicationSteps[applicationSteps.indexOf(step) - 1] ?? null;
}

/** The step that is shown to whoever asks for one: none that lies beyond the furthest that they have come to. */
export function stepToShow(wanted: string | null, furthest: ApplicationStep): ApplicationStep {
  const step = applicationSteps.find((one) => one === wanted);
  return step !== undefined && isWithin(step, furthest) ? step : furthest;
}

/** How far an application has come once a step is saved: going back to change something loses nothing. */
export function furthestAfter(saved: ApplicationStep, furthest: ApplicationStep): ApplicationStep {
  const next = stepAfter(saved);
  return isWithin(next, furthest) ? furthest : next;
}

function isWithin(step: ApplicationStep, furthest: ApplicationStep): boolean {
  return applicationSteps.indexOf(step) <= applicationSteps.indexOf(furthest);
}
