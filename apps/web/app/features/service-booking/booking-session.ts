import type { FormResponse, ReportedForm } from '@forecourt/app/leads/take/form-response';
import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import {
  bookingStart,
  bookingSubmission,
  canBeReached,
  nextBookingState,
  type BookingEvent,
  type BookingFlow,
  type BookingState,
} from '@forecourt/domain/service-booking/booking-steps';
import { withTimeout } from '../../browser/with-timeout.ts';
import type { FormBrowser } from '../leads/form-browser.ts';
import { formDraft, type FormDraft } from '../leads/form-draft.ts';
import { remember } from '../leads/remember.ts';
import { filledIn, newIdempotencyKey, sendForm } from '../leads/send-form.ts';
import { proofTimeoutMs, workOutProof } from '../leads/work-out-proof.ts';
import { draftState, stepAnswers } from './booking-answers.ts';

/** Saving on the way is for the dealer's sake: nobody waits longer for it. */
const savingTimeoutMs = 5_000;

interface BookingDeps {
  readonly browser: FormBrowser;
  readonly form: { readonly current: HTMLFormElement | null };
  readonly onState: (state: BookingState) => void;
  readonly onRestored: (isRestored: boolean) => void;
}

/** A booking while its form is open. */
export interface BookingSession extends BookingDeps {
  view: BookingFormView;
  report: (event: ReportedForm) => void;
  state: BookingState;
  /** The idempotency key; null: the next step that is saved makes one. */
  key: string | null;
  /** Whether the last step was sent. */
  wasSent: boolean;
  shownAtMs: number;
}

export function bookingSession(
  view: BookingFormView,
  state: BookingState,
  deps: BookingDeps,
): BookingSession {
  const unsent = { wasSent: false, shownAtMs: 0, report: () => undefined };
  return { ...deps, ...unsent, view, state, key: view.key };
}

/** Restores the draft of a booking that is shown. Returns what ends it. */
export function openBooking(session: BookingSession): () => void {
  const { browser, view } = session;
  session.shownAtMs = browser.nowMs();
  // What the server sent back is newer than the draft of this tab.
  const draft = view.key === null ? draftOf(session).read() : null;
  if (draft) {
    session.key = draft.key;
    const restored = draftState(draft.entries, view);
    show(session, restored);
    const isStarted = restored.step > 0 || Object.values(restored.answers).some((answer) => answer !== '');
    session.onRestored(isStarted);
  }
  // It was left while it was being sent: it is editable again.
  return browser.onPageRestored(() => show(session, { ...session.state, phase: 'editing' }));
}

/**
 * Stores the draft of a state that is now drawn, which the session may be ahead of; what is booked is no draft
 * any more.
 */
export function saveDrawnState(session: BookingSession, { step, leadId, phase }: BookingState): void {
  if (phase !== 'done' && (step > 0 || leadId !== null)) saveDraft(session);
}

export function submitStep(session: BookingSession, form: HTMLFormElement, isBack: boolean): void {
  const { state, view } = session;
  const answers = stepAnswers(form, view, state.step);
  if (!isBack) return dispatch(session, { type: 'next', answers });
  show(session, { ...state, answers: { ...state.answers, ...answers } });
  dispatch(session, { type: 'back' });
}

/** Something was typed. After the last step was sent it is another booking: the server has the first by its key. */
export function editBooking(session: BookingSession): void {
  if (session.wasSent) {
    session.wasSent = false;
    session.key = null;
    session.state = { ...session.state, leadId: null };
  }
  saveDraft(session);
}

export function restartBooking(session: BookingSession): void {
  draftOf(session).drop();
  session.key = null;
  session.onRestored(false);
  show(session, bookingStart);
}

function draftOf({ view, browser }: BookingSession): FormDraft {
  return formDraft({ name: view.name, carId: null }, browser);
}

function saveDraft(session: BookingSession): void {
  if (session.form.current) draftOf(session).save(session.form.current, session.key);
}

function flowOf({ steps, words }: BookingFormView): BookingFlow {
  return { steps: steps.map((step) => step.form), words };
}

function show(session: BookingSession, state: BookingState): void {
  session.state = state;
  session.onState(state);
}

function dispatch(session: BookingSession, event: BookingEvent): void {
  const before = session.state;
  show(session, nextBookingState(before, event, flowOf(session.view)));
  if (event.type === 'next' && session.state.phase === 'saving') void save(session);
  if (before.step !== session.state.step) session.browser.scrollToTop();
}

async function save(session: BookingSession): Promise<void> {
  const { state, view, browser, form } = session;
  const isLast = state.step >= view.steps.length - 1;
  // Without a way to reach the visitor the server would store nothing: the step is not sent.
  if (!isLast && !canBeReached(state.answers)) return dispatch(session, { type: 'saved', leadId: null });
  const key = (session.key ??= newIdempotencyKey());
  session.wasSent ||= isLast;
  saveDraft(session);
  const usesCaptcha = view.steps.some((step) => step.form.usesCaptcha);
  const proof = isLast && usesCaptcha ? workOutProof({ host: browser.location().hostname, key }) : null;
  const sending = sendForm(browser, view, {
    answers: { ...bookingSubmission(state, flowOf(view)), step: state.step },
    key,
    ...filledIn(form.current, view.honeypotField, browser.nowMs() - session.shownAtMs),
    proof: proof && (await withTimeout(proof, proofTimeoutMs)),
  });
  const response = await (isLast ? sending : withTimeout(sending, savingTimeoutMs));
  if (!response) return dispatch(session, { type: 'failed' });
  if (!('lead_id' in response)) return dispatch(session, { type: 'failed', error: response.error.message });
  onResponse(session, response);
}

function onResponse(session: BookingSession, response: FormResponse): void {
  const { view, browser } = session;
  const { lead_id: leadId, success_page: page, error, errors, event } = response;
  if (errors.length > 0) {
    const wrong = view.steps.findIndex((step) =>
      step.form.fields.some(({ name }) => errors.some(({ field }) => field === name)),
    );
    const step = wrong >= 0 ? wrong : session.state.step;
    return show(session, { ...session.state, phase: 'editing', step, message: error, problems: errors });
  }
  dispatch(session, { type: 'saved', leadId, error });
  if (session.state.phase !== 'done') return;
  if (event) session.report(event);
  remember(browser, 'success-category', view.successCategory);
  draftOf(session).drop();
  // A whole document, not client-side navigation: the page is for this visitor alone, and must not be remembered.
  browser.location().assign(page ?? view.successPath);
}
