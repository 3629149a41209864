import type { SiteSettings } from '../settings/registry.ts';
import { checkForm } from './check-form.ts';
import type { FormDescription, WireValue } from './form.ts';
import type { FormProblem } from './form-problem.ts';

// In the browser's bundle: nothing here may import the schema library.

export type FormAnswers = Readonly<Record<string, WireValue>>;

/** What does not change while a visitor fills in a form. */
export interface FormFlow {
  /** One form for each step, in their order; most have one. */
  readonly steps: readonly Pick<FormDescription, 'fields'>[];
  readonly words: Pick<SiteSettings['messages'], 'formError' | 'unexpectedError'> & {
    /** Stands over the problems of a step. */
    readonly stepIncomplete?: string;
  };
}

export interface FormProgress {
  readonly phase: 'editing' | 'sending' | 'done';
  /** Counts from 0. */
  readonly step: number;
  /** Of all steps so far, so that the last one sends the whole form. */
  readonly answers: FormAnswers;
  readonly leadId: string | null;
  /** Stands on the form. */
  readonly message: string | null;
  readonly problems: readonly FormProblem[];
  /** It was not sent for want of a network: nothing is wrong with it. */
  readonly isOffline: boolean;
}

interface Answered {
  readonly type: 'answered';
  readonly leadId: string | null;
  readonly error?: string | null;
  /** What the server found. */
  readonly problems?: readonly FormProblem[];
}

export type FormProgressEvent =
  | { readonly type: 'next'; readonly answers: FormAnswers }
  | { readonly type: 'back' }
  | Answered
  /** No response, or none that could be read. */
  | { readonly type: 'failed'; readonly error?: string | null; readonly isOffline?: boolean };

export const formStart: FormProgress = {
  phase: 'editing',
  step: 0,
  answers: {},
  leadId: null,
  message: null,
  problems: [],
  isOffline: false,
};

/**
 * Where a form stands after something happened (FORM-1, FORM-5): each step is sent, and the last one finishes it.
 * What comes out of turn changes nothing: a second click must not send a form twice.
 */
export function nextFormProgress(
  progress: FormProgress,
  event: FormProgressEvent,
  flow: FormFlow,
): FormProgress {
  if (progress.phase === 'editing') {
    if (event.type === 'next') return sendStep(progress, event.answers, flow);
    if (event.type === 'back' && progress.step > 0) {
      return { ...progress, step: progress.step - 1, message: null, problems: [], isOffline: false };
    }
  }
  if (progress.phase === 'sending') {
    if (event.type === 'answered') return afterAnswer(progress, event, flow);
    if (event.type === 'failed') return afterFailure(progress, event, flow);
  }
  return progress;
}

export function isLastStep(
  { step }: Pick<FormProgress, 'step'>,
  { steps }: { readonly steps: readonly unknown[] },
): boolean {
  return step >= steps.length - 1;
}

function sendStep(progress: FormProgress, answers: FormAnswers, { steps, words }: FormFlow): FormProgress {
  const problems = checkForm(steps[progress.step] ?? { fields: [] }, answers);
  const kept = { ...progress, answers: { ...progress.answers, ...answers }, problems, isOffline: false };
  if (problems.length > 0) return { ...kept, message: words.stepIncomplete ?? null };
  return { ...kept, phase: 'sending', message: null };
}

function afterAnswer(
  progress: FormProgress,
  { leadId, error, problems = [] }: Answered,
  flow: FormFlow,
): FormProgress {
  if (problems.length > 0) {
    const step = stepOf(problems, flow) ?? progress.step;
    return { ...progress, phase: 'editing', step, message: error ?? null, problems };
  }
  const known = { ...progress, leadId: leadId ?? progress.leadId };
  if (!isLastStep(progress, flow)) return openNextStep(known);
  if (leadId !== null) return { ...known, phase: 'done' };
  return { ...known, phase: 'editing', message: error || flow.words.unexpectedError };
}

/** The first step with a field that something is wrong with; null: none of them has it. */
function stepOf(problems: readonly FormProblem[], { steps }: FormFlow): number | null {
  const wrong = steps.findIndex(({ fields }) =>
    fields.some(({ name }) => problems.some(({ field }) => field === name)),
  );
  return wrong === -1 ? null : wrong;
}

/** An earlier step is sent for the dealer's sake: that it failed is no reason to stop the visitor. */
function afterFailure(
  progress: FormProgress,
  { error, isOffline = false }: Extract<FormProgressEvent, { readonly type: 'failed' }>,
  flow: FormFlow,
): FormProgress {
  if (!isLastStep(progress, flow)) return openNextStep(progress);
  return { ...progress, phase: 'editing', message: error || flow.words.formError, isOffline };
}

function openNextStep(progress: FormProgress): FormProgress {
  return { ...progress, phase: 'editing', step: progress.step + 1 };
}
