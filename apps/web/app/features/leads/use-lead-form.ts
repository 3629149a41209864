import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { WireValue } from '@forecourt/domain/form/form';
import {
  enquiryStart,
  nextEnquiryState,
  type EnquiryEvent,
  type EnquiryFlow,
  type EnquiryState,
} from '@forecourt/domain/leads/enquiry-flow';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reportForm } from '../../browser/data-layer.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import { useSaving } from '../watchlist/saving/use-saving.ts';
import { draftName, dropDraft, saveDraft, restoreDraft } from './form-draft.ts';
import { proofTimeoutMs, workOutProof } from './work-out-proof.ts';
import { remember } from './remember.ts';
import { filledIn, newKey, sendForm } from './send-form.ts';

/** Sends a form by a script (FORM-1). Without one the browser sends it as it is. */
export function useLeadForm(view: LeadFormView) {
  const saving = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const key = useRef(view.key);
  const isSent = useRef(false);
  const work = useRef<{ readonly key: string; readonly proof: Promise<string | null> }>(null);
  const shownAt = useRef(0);
  const state = useRef<EnquiryState>({ ...enquiryStart, problems: view.problems });
  const [shown, setShown] = useState(state.current);
  const draft = draftName(view.name, view.carId);

  useEffect(() => {
    shownAt.current = performance.now();
    // What the server sent back is newer than the draft of this tab.
    const sentUnder = form.current && view.problems.length === 0 ? restoreDraft(draft, form.current) : null;
    key.current = sentUnder ?? view.key;
    isSent.current = sentUnder !== null;
    // Out of the back/forward cache comes a form that is being sent: it is editable again.
    const wake = (event: PageTransitionEvent) =>
      event.persisted && show({ ...state.current, phase: 'editing' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [draft, view.key, view.problems]);

  function show(next: EnquiryState) {
    state.current = next;
    setShown(next);
  }

  function dispatch(event: EnquiryEvent, report: () => void = () => undefined) {
    const move = nextEnquiryState(state.current, event, flowOf(view));
    show(move.state);
    for (const effect of move.effects) {
      if (effect.type === 'send') void send(effect.answers);
      if (effect.type === 'recordEvent') report();
      if (effect.type === 'storeSuccessCategory') remember('success-category', effect.category);
      if (effect.type === 'storeEnquiredCar') remember('enquired-car', effect.carId);
      if (effect.type === 'navigate') {
        dropDraft(draft);
        // A whole document: what comes is for this visitor alone.
        location.assign(effect.path);
      }
    }
  }

  /** The idempotency key of the form, and its proof of work, which goes on while the rest is typed. */
  function begin() {
    key.current ??= newKey();
    if (work.current?.key !== key.current) {
      const proof = view.form.usesCaptcha ? workOutProof(key.current) : Promise.resolve(null);
      work.current = { key: key.current, proof };
    }
    return work.current;
  }

  async function send(answers: Readonly<Record<string, WireValue>>) {
    const { key: sentUnder, proof } = begin();
    isSent.current = true;
    if (form.current) saveDraft(draft, form.current, sentUnder);
    const response = await sendForm(view, {
      answers,
      key: sentUnder,
      ...filledIn(form.current, view.honeypotField, shownAt.current),
      proof: await withTimeout(proof, proofTimeoutMs),
    });
    if (!response) return dispatch({ type: 'broke' });
    if (!('lead_id' in response)) return dispatch({ type: 'broke', error: response.error.message });
    const {
      lead_id: leadId,
      success_page: successPage,
      next_page: nextPage,
      error,
      errors,
      event,
    } = response;
    // The draft stays: the form that is come back to restores it.
    if (nextPage) return location.assign(nextPage);
    dispatch({ type: 'answered', leadId, error, successPage }, () => event && reportForm(event, saving));
    if (leadId === null) show({ ...state.current, problems: errors });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    dispatch({ type: 'next', answers: answersOf(event.currentTarget, view) });
  }

  function onInput() {
    // Another text is another form: under the old idempotency key the server would take it for the first.
    if (isSent.current) key.current = null;
    isSent.current = false;
    begin();
    if (form.current) saveDraft(draft, form.current, null);
  }

  return { form, state: shown, onSubmit, onInput };
}

function flowOf({ form, carId, successCategory, successPath, words }: LeadFormView): EnquiryFlow {
  return { steps: [form], carId, successCategory, successPath, words };
}

/** What stands in the fields, one answer or several under each name. */
function answersOf(form: HTMLFormElement, { form: { fields } }: LeadFormView): Record<string, WireValue> {
  const typed = new FormData(form);
  const texts = (name: string) => typed.getAll(name).filter((one) => typeof one === 'string');
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, WireValue] => {
      if (kind === 'tick') return [name, typed.has(name)];
      return [name, kind === 'choices' ? texts(name) : (texts(name)[0] ?? '')];
    }),
  );
}
