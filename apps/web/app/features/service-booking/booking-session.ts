import type { ReportedForm } from '@forecourt/app/leads/take/form-response';
import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import {
  formStart,
  isLastStep,
  nextFormProgress,
  type FormFlow,
  type FormProgress,
  type FormProgressEvent,
} from '@forecourt/domain/form/form-progress';
import { bookingSubmission, canBeReached } from '@forecourt/domain/service-booking/booking-submission';
import { offlineUntilSent } from '../../browser/offline.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import type { FormBrowser } from '../leads/form-browser.ts';
import { finishLead } from '../leads/finish-lead.ts';
import { formDraft, type FormDraft } from '../leads/form-draft.ts';
import { filledIn, newIdempotencyKey, sendForm } from '../leads/send-form.ts';
import { proofTimeoutMs, workOutProof } from '../../browser/work-out-proof.ts';
import { draftState, stepAnswers } from './booking-answers.ts';

/** Saving on the way is for the dealer's sake: nobody waits longer for it. */
const savingTimeoutMs = 5_000;

interface BookingDeps {
  readonly browser: FormBrowser;
  readonly form: { readonly current: HTMLFormElement | null };
  readonly onState: (state: FormProgress) => void;
  readonly onRestored: (isRestored: boolean) => void;
}

/** A booking while its form is open. */
export interface BookingSession extends BookingDeps {
  view: BookingFormView;
  report: (event: ReportedForm) => void;
  state: FormProgress;
  /** The idempotency key; null: the next step that is saved makes one. */
  key: string | null;
  /** Whether the last step was sent. */
  wasSent: boolean;
  shownAtMs: number;
  /** At which it was opened: the history entry from before any step. */
  firstStep: number;
}

export function bookingSession(
  view: BookingFormView,
  state: FormProgress,
  deps: BookingDeps,
): BookingSession {
  const unsent = { wasSent: false, shownAtMs: 0, report: () => undefined };
  return { ...deps, ...unsent, view, state, key: view.key, firstStep: state.step };
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
  session.firstStep = session.state.step;
  const stopFollowing = browser.onStepPopped((step) => goToStep(session, step ?? session.firstStep));
  // It was left while it was being sent: it is editable again.
  const stopRestoring = browser.onPageRestored(() => show(session, { ...session.state, phase: 'editing' }));
  return () => {
    stopFollowing();
    stopRestoring();
  };
}

/**
 * Stores the draft of a state that is now drawn, which the session may be ahead of; what is booked is no draft
 * any more.
 */
export function saveDrawnState(session: BookingSession, { step, leadId, phase }: FormProgress): void {
  if (phase !== 'done' && (step > 0 || leadId !== null)) saveDraft(session);
}

/** Goes on, or back: to the step before, or to that of a number. */
export function submitStep(session: BookingSession, form: HTMLFormElement, go: string | null): void {
  const { state, view } = session;
  const answers = stepAnswers(form, view, state.step);
  if (go === null) return dispatch(session, { type: 'next', answers });
  if (go !== 'back') return goToStep(session, Number(go));
  // A step that made a history entry is left as the browser's own Back leaves it.
  if (session.browser.historyStep() === state.step) return session.browser.goBack();
  show(session, { ...state, answers: { ...state.answers, ...answers } });
  dispatch(session, { type: 'back' });
}

/** Shows another step, as Back and Forward of the browser do too, with everything typed. */
function goToStep(session: BookingSession, step: number): void {
  const { state, view, form, browser } = session;
  if (state.phase !== 'editing' || step === state.step || !view.steps[step]) return;
  const typed = form.current ? stepAnswers(form.current, view, state.step) : {};
  show(session, {
    ...state,
    step,
    answers: { ...state.answers, ...typed },
    message: null,
    problems: [],
    isOffline: false,
  });
  browser.scrollToTop();
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
  show(session, formStart);
}

function draftOf({ view, browser }: BookingSession): FormDraft {
  return formDraft({ name: view.name, carId: null }, browser);
}

function saveDraft(session: BookingSession): void {
  if (session.form.current) draftOf(session).save(session.form.current, session.key);
}

function flowOf({ steps, words }: BookingFormView): FormFlow {
  return { steps: steps.map((step) => step.form), words };
}

function show(session: BookingSession, state: FormProgress): void {
  session.state = state;
  session.onState(state);
}

function dispatch(session: BookingSession, event: FormProgressEvent): void {
  const before = session.state;
  show(session, nextFormProgress(before, event, flowOf(session.view)));
  if (before.step !== session.state.step) session.browser.scrollToTop();
  if (before.step < session.state.step) session.browser.pushStep(session.state.step);
  if (session.state.phase === 'sending' && before.phase !== 'sending') void save(session);
}

/** Books once there is a network again, as it then stands; an earlier step goes on without one. */
function waitForNetwork(session: BookingSession): void {
  dispatch(session, { type: 'failed', error: offlineUntilSent, isOffline: true });
  if (!session.state.isOffline) return;
  session.browser.whenOnline(() => {
    const { state, form } = session;
    if (state.isOffline && form.current) submitStep(session, form.current, null);
  });
}

async function save(session: BookingSession): Promise<void> {
  const { state, view, browser, form } = session;
  const isLast = isLastStep(state, view);
  // Without a way to reach the visitor, or a word to them about it, the server would store nothing: the step is not sent.
  const isKept = isLast || (view.unfinishedNotice !== null && canBeReached(state.answers));
  if (!isKept) return dispatch(session, { type: 'answered', leadId: null });
  const key = (session.key ??= newIdempotencyKey());
  session.wasSent ||= isLast;
  saveDraft(session);
  const usesCaptcha = view.steps.some((step) => step.form.usesCaptcha);
  const proof = isLast && usesCaptcha ? workOutProof({ host: browser.location().hostname, key }) : null;
  const sending = sendForm(browser, view, {
    answers: {
      ...bookingSubmission(state, flowOf(view)),
      step: state.step,
      told: view.unfinishedNotice === null ? '' : 'yes',
    },
    key,
    ...filledIn(form.current, view.honeypotField, browser.nowMs() - session.shownAtMs),
    proof: proof && (await withTimeout(proof, proofTimeoutMs)),
  });
  const response = await (isLast ? sending : withTimeout(sending, savingTimeoutMs));
  if (!response && browser.isOffline()) return waitForNetwork(session);
  if (!response) return dispatch(session, { type: 'failed' });
  if (!('lead_id' in response)) return dispatch(session, { type: 'failed', error: response.error.message });
  const { lead_id: leadId, error, errors: problems } = response;
  dispatch(session, { type: 'answered', leadId, error, problems });
  if (session.state.phase === 'done') finishLead(session, response);
}
