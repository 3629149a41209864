import { checkForm } from '../form/check-form.ts';
import type { FormDescription, WireValue } from '../form/form.ts';
import type { FormProblem } from '../form/form-problem.ts';
import type { SiteSettings } from '../settings/registry.ts';
import type { SuccessCategory } from './success-category.ts';

// In the browser's bundle: nothing here may import the schema library.

type Answers = Readonly<Record<string, WireValue>>;

/** What does not change while a visitor enquires. */
export interface EnquiryFlow {
  /** One form for each step, in their order; most enquiries have one. */
  readonly steps: readonly Pick<FormDescription, 'fields'>[];
  readonly carId: string | null;
  readonly successCategory: SuccessCategory;
  readonly successPath: string;
  readonly words: Pick<SiteSettings['messages'], 'formError' | 'unexpectedError'>;
}

export interface EnquiryState {
  readonly phase: 'editing' | 'submitting' | 'failed' | 'done';
  /** Counts from 0. */
  readonly step: number;
  readonly answers: Answers;
  readonly leadId: string | null;
  /** Stands on the form. */
  readonly message: string | null;
  readonly problems: readonly FormProblem[];
}

export type EnquiryEvent =
  | { readonly type: 'next'; readonly answers: Answers }
  | { readonly type: 'back' }
  | {
      readonly type: 'answered';
      readonly leadId: string | null;
      readonly error?: string | null;
      /** The page that the server names instead of the site's own. */
      readonly successPage?: string | null;
    }
  /** No answer, or none that could be read. */
  | { readonly type: 'broke'; readonly error?: string | null };

type EnquiryEffect =
  | { readonly type: 'send'; readonly answers: Answers }
  | { readonly type: 'recordEvent'; readonly leadId: string }
  | { readonly type: 'storeEnquiredCar'; readonly carId: string }
  | { readonly type: 'storeSuccessCategory'; readonly category: SuccessCategory }
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'alert'; readonly message: string };

export interface EnquiryMove {
  readonly state: EnquiryState;
  /** To be done in this order. */
  readonly effects: readonly EnquiryEffect[];
}

export const enquiryStart: EnquiryState = {
  phase: 'editing',
  step: 0,
  answers: {},
  leadId: null,
  message: null,
  problems: [],
};

/** Where an enquiry stands after something happened, and what is to be done (FORM-1). */
export function nextEnquiryState(state: EnquiryState, event: EnquiryEvent, flow: EnquiryFlow): EnquiryMove {
  const { words } = flow;
  if (state.phase === 'editing' || state.phase === 'failed') {
    if (event.type === 'next') return takeStep(state, event.answers, flow);
    if (event.type === 'back' && state.step > 0) {
      return stay({ ...state, phase: 'editing', step: state.step - 1, message: null, problems: [] });
    }
  }
  if (state.phase === 'submitting') {
    if (event.type === 'answered') {
      if (event.leadId !== null) return succeed(state, event.leadId, event.successPage, flow);
      return giveBack(state, event.error || words.unexpectedError);
    }
    if (event.type === 'broke') return giveBack(state, event.error || words.formError, words.formError);
  }
  // What comes out of turn changes nothing: a second click must not send the enquiry twice.
  return stay(state);
}

function stay(state: EnquiryState): EnquiryMove {
  return { state, effects: [] };
}

function takeStep(state: EnquiryState, given: Answers, { steps }: EnquiryFlow): EnquiryMove {
  const answers = { ...state.answers, ...given };
  const problems = checkForm(steps[state.step] ?? { fields: [] }, given);
  const kept = { ...state, answers, problems, message: null };
  if (problems.length > 0) return stay({ ...kept, phase: 'editing' });
  if (state.step < steps.length - 1) return stay({ ...kept, phase: 'editing', step: state.step + 1 });
  return { state: { ...kept, phase: 'submitting' }, effects: [{ type: 'send', answers }] };
}

function succeed(
  state: EnquiryState,
  leadId: string,
  successPage: string | null | undefined,
  { carId, successCategory, successPath }: EnquiryFlow,
): EnquiryMove {
  const storeCar: readonly EnquiryEffect[] = carId === null ? [] : [{ type: 'storeEnquiredCar', carId }];
  return {
    state: { ...state, phase: 'done', leadId },
    effects: [
      { type: 'recordEvent', leadId },
      ...storeCar,
      { type: 'storeSuccessCategory', category: successCategory },
      { type: 'navigate', path: isOwnPath(successPage) ? successPage : successPath },
    ],
  };
}

function giveBack(state: EnquiryState, message: string, alert = message): EnquiryMove {
  return { state: { ...state, phase: 'failed', message }, effects: [{ type: 'alert', message: alert }] };
}

/** A second slash, or a backslash, which browsers read as one, would name another host. */
function isOwnPath(path: string | null | undefined): path is string {
  return typeof path === 'string' && /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(path);
}
