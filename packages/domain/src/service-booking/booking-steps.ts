import { checkForm } from '../form/check-form.ts';
import type { FormDescription, WireValue } from '../form/form.ts';
import type { FormProblem } from '../form/form-problem.ts';
import type { SiteSettings } from '../settings/registry.ts';

// In the browser's bundle: nothing here may import the schema library.

type Answers = Readonly<Record<string, WireValue>>;

/** What does not change while a visitor books. */
export interface BookingFlow {
  /** One form for each step, in their order. */
  readonly steps: readonly Pick<FormDescription, 'fields'>[];
  readonly words: Pick<SiteSettings['messages'], 'formError' | 'stepIncomplete' | 'unexpectedError'>;
}

export interface BookingState {
  readonly phase: 'editing' | 'saving' | 'done';
  /** Counts from 0. */
  readonly step: number;
  /** Of all steps so far, so that the last one sends the whole booking. */
  readonly answers: Answers;
  readonly leadId: string | null;
  readonly message: string | null;
  readonly problems: readonly FormProblem[];
}

export type BookingEvent =
  | { readonly type: 'next'; readonly answers: Answers }
  | { readonly type: 'back' }
  | { readonly type: 'saved'; readonly leadId: string | null; readonly error?: string | null }
  | { readonly type: 'failed'; readonly error?: string | null };

export const bookingStart: BookingState = {
  phase: 'editing',
  step: 0,
  answers: {},
  leadId: null,
  message: null,
  problems: [],
};

/** Where a booking stands after something happened (FORM-5). What comes out of turn changes nothing. */
export function nextBookingState(state: BookingState, event: BookingEvent, flow: BookingFlow): BookingState {
  if (state.phase === 'editing') {
    if (event.type === 'next') return sendStep(state, event.answers, flow);
    if (event.type === 'back' && state.step > 0) {
      return { ...state, step: state.step - 1, message: null, problems: [] };
    }
  }
  if (state.phase === 'saving') {
    if (event.type === 'saved') return afterSaving(state, event, flow);
    if (event.type === 'failed') return afterFailing(state, event.error || flow.words.formError, flow);
  }
  return state;
}

/** Whether there is a way to reach the person: before that, nothing is stored about nobody. */
export function canBeReached({ email, phone }: Answers): boolean {
  return [email, phone].some((way) => typeof way === 'string' && way.trim() !== '');
}

/** What is sent while a step is being saved: all answers so far, and the lead's id once it is known. */
export function bookingSubmission(state: BookingState, flow: BookingFlow): Answers {
  const isLast = isLastStep(state, flow);
  return {
    ...state.answers,
    ...(state.leadId !== null && { lead_id: state.leadId }),
    lead_status: isLast ? 'Complete' : 'Incomplete',
    form_completed: isLast,
  };
}

function sendStep(state: BookingState, answers: Answers, { steps, words }: BookingFlow): BookingState {
  const problems = checkForm(steps[state.step] ?? { fields: [] }, answers);
  const kept = { ...state, answers: { ...state.answers, ...answers }, problems };
  if (problems.length > 0) return { ...kept, message: words.stepIncomplete };
  return { ...kept, phase: 'saving', message: null };
}

function afterSaving(
  state: BookingState,
  { leadId, error }: { readonly leadId: string | null; readonly error?: string | null },
  flow: BookingFlow,
): BookingState {
  const known = { ...state, leadId: leadId ?? state.leadId };
  if (!isLastStep(state, flow)) return openNextStep(known);
  if (leadId !== null) return { ...known, phase: 'done' };
  return { ...known, phase: 'editing', message: error || flow.words.unexpectedError };
}

/** Saving an earlier step is for the dealer's sake: that it failed is no reason to stop the visitor. */
function afterFailing(state: BookingState, message: string, flow: BookingFlow): BookingState {
  return isLastStep(state, flow) ? { ...state, phase: 'editing', message } : openNextStep(state);
}

function openNextStep(state: BookingState): BookingState {
  return { ...state, phase: 'editing', step: state.step + 1 };
}

function isLastStep({ step }: BookingState, { steps }: BookingFlow): boolean {
  return step >= steps.length - 1;
}
