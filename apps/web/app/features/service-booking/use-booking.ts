import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import type { WireValue } from '@forecourt/domain/form/form';
import {
  bookingStart,
  bookingSubmission,
  canBeReached,
  nextBookingState,
  type BookingEvent,
  type BookingFlow,
  type BookingState,
} from '@forecourt/domain/service-booking/booking-steps';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reportForm } from '../../browser/data-layer.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import { draftName, dropDraft, saveDraft, readDraft } from '../leads/form-draft.ts';
import { proofTimeoutMs, workOutProof } from '../leads/work-out-proof.ts';
import { remember } from '../leads/remember.ts';
import { filledIn, newKey, sendForm, type FormResponse } from '../leads/send-form.ts';
import { useSaving } from '../watchlist/saving/use-saving.ts';

type Answers = Readonly<Record<string, WireValue>>;

/** Saving on the way is for the dealer's sake: nobody waits longer for it. */
const savingTimeoutMs = 5_000;

/** Takes a visitor from step to step by a script (FORM-5). Without one the browser posts each step as it is. */
export function useBooking(view: BookingFormView) {
  const saving = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(view.key);
  const wasSent = useRef(false);
  const shownAt = useRef(0);
  const state = useRef<BookingState>(firstState(view));
  const [shown, setShown] = useState(state.current);
  const [isRestored, setRestored] = useState(false);
  const draft = draftName(view.name, null);
  const flow: BookingFlow = { steps: view.steps.map((step) => step.form), words: view.words };

  useEffect(() => {
    shownAt.current = performance.now();
    // What the server sent back is newer than what this tab kept.
    const kept = view.key === null ? readDraft(draft) : null;
    if (kept) {
      key.current = kept.key;
      const restored = stateOf(new Map(kept.entries), view);
      show(restored);
      setRestored(restored.step > 0 || Object.values(restored.answers).some((answer) => answer !== ''));
    }
    const wake = (event: PageTransitionEvent) =>
      event.persisted && show({ ...state.current, phase: 'editing' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [draft, view]);

  useEffect(() => {
    // What is booked is no draft any more.
    if (!form.current || shown.phase === 'done') return;
    if (shown.step > 0 || shown.leadId !== null) saveDraft(draft, form.current, key.current);
  }, [draft, shown]);

  function show(next: BookingState) {
    state.current = next;
    setShown(next);
  }

  function dispatch(event: BookingEvent) {
    const before = state.current;
    show(nextBookingState(before, event, flow));
    if (event.type === 'next' && state.current.phase === 'saving') void save();
    if (before.step !== state.current.step) scrollTo({ top: 0 });
  }

  async function save() {
    const { answers, step } = state.current;
    const isLast = step >= view.steps.length - 1;
    // Nothing is stored about nobody.
    if (!isLast && !canBeReached(answers)) return dispatch({ type: 'saved', leadId: null });
    key.current ??= newKey();
    wasSent.current ||= isLast;
    if (form.current) saveDraft(draft, form.current, key.current);
    const usesCaptcha = view.steps.some((one) => one.form.usesCaptcha);
    const sending = sendForm(view, {
      answers: { ...bookingSubmission(state.current, flow), step },
      key: key.current,
      ...filledIn(form.current, view.honeypotField, shownAt.current),
      proof: isLast && usesCaptcha ? await withTimeout(workOutProof(key.current), proofTimeoutMs) : null,
    });
    const response = await (isLast ? sending : withTimeout(sending, savingTimeoutMs));
    if (!response) return dispatch({ type: 'failed' });
    if (!('lead_id' in response)) return dispatch({ type: 'failed', error: response.error.message });
    onResponse(response);
  }

  function onResponse({ lead_id: leadId, success_page: page, error, errors, event }: FormResponse) {
    if (errors.length > 0) {
      const wrong = view.steps.findIndex((step) =>
        step.form.fields.some(({ name }) => errors.some(({ field }) => field === name)),
      );
      const step = wrong >= 0 ? wrong : state.current.step;
      return show({ ...state.current, phase: 'editing', step, message: error, problems: errors });
    }
    dispatch({ type: 'saved', leadId, error });
    if (state.current.phase !== 'done') return;
    if (event) reportForm(event, saving);
    remember('success-category', view.successCategory);
    dropDraft(draft);
    // A whole document: what comes is for this visitor alone.
    location.assign(page ?? view.successPath);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isBack = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'back';
    const answers = stepAnswers(event.currentTarget, view, state.current.step);
    if (!isBack) return dispatch({ type: 'next', answers });
    show({ ...state.current, answers: { ...state.current.answers, ...answers } });
    dispatch({ type: 'back' });
  }

  function onInput() {
    // After the last step was sent, another text is another booking: under the old key the server has the first.
    if (wasSent.current) {
      wasSent.current = false;
      key.current = null;
      state.current = { ...state.current, leadId: null };
    }
    if (form.current) saveDraft(draft, form.current, key.current);
  }

  function startAgain() {
    dropDraft(draft);
    key.current = null;
    setRestored(false);
    show(bookingStart);
  }

  return { form, state: shown, isRestored, onSubmit, onInput, startAgain };
}

function firstState({ step, entries, problems }: BookingFormView): BookingState {
  const answers = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, [entry].flat()[0] ?? '']),
  );
  return { ...bookingStart, step, answers, problems };
}

function stateOf(kept: ReadonlyMap<string, string>, { steps }: BookingFormView): BookingState {
  const names = steps.flatMap(({ form }) => form.fields.map(({ name }) => name));
  const answers = names.flatMap((name) => {
    const text = kept.get(name);
    return text === undefined ? [] : [[name, text] as const];
  });
  const step = Math.min(steps.length - 1, Math.max(0, Number(kept.get('step')) || 0));
  return { ...bookingStart, step, answers: Object.fromEntries(answers), leadId: kept.get('lead_id') || null };
}

/** What stands in the fields of one step. */
function stepAnswers(form: HTMLFormElement, { steps }: BookingFormView, step: number): Answers {
  const typed = new FormData(form);
  const fields = steps[step]?.form.fields ?? [];
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, WireValue] => {
      const text = typed.get(name);
      return [name, kind === 'tick' ? typed.has(name) : typeof text === 'string' ? text : ''];
    }),
  );
}
