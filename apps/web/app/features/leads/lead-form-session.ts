import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { ReportedForm } from '@forecourt/app/leads/take/form-response';
import type { WireValue } from '@forecourt/domain/form/form';
import {
  nextFormProgress,
  type FormFlow,
  type FormProgress,
  type FormProgressEvent,
} from '@forecourt/domain/form/form-progress';
import { offlineUntilSent } from '../../browser/offline.ts';
import { withTimeout } from '../../browser/with-timeout.ts';
import type { FormBrowser } from './form-browser.ts';
import { finishLead } from './finish-lead.ts';
import { formDraft, type FormDraft } from './form-draft.ts';
import { filledIn, newIdempotencyKey, sendForm } from './send-form.ts';
import { proofTimeoutMs, workOutProof } from '../../browser/work-out-proof.ts';

interface LeadFormDeps {
  readonly browser: FormBrowser;
  readonly form: { readonly current: HTMLFormElement | null };
  readonly onState: (state: FormProgress) => void;
}

/** A form while it is open: what was typed, whether it was sent, and under which idempotency key. */
export interface LeadFormSession extends LeadFormDeps {
  view: LeadFormView;
  report: (event: ReportedForm) => void;
  state: FormProgress;
  /** Null: the next that is typed or sent makes one. */
  key: string | null;
  isSent: boolean;
  proof: { readonly key: string; readonly promise: Promise<string | null> } | null;
  shownAtMs: number;
  /** The ids of its photographs, once nothing of them is on its way any more; null: it takes none. */
  whenSent: (() => Promise<readonly string[]>) | null;
}

export function leadFormSession(
  view: LeadFormView,
  state: FormProgress,
  deps: LeadFormDeps,
): LeadFormSession {
  const unsent = { isSent: false, proof: null, shownAtMs: 0, whenSent: null, report: () => undefined };
  return { ...deps, ...unsent, view, state, key: view.key };
}

/** Restores the draft of a form that is shown. Returns what ends it. */
export function openLeadForm(session: LeadFormSession): () => void {
  const { browser, form, view } = session;
  session.shownAtMs = browser.nowMs();
  // What the server sent back is newer than the draft of this tab.
  const sentUnder =
    form.current && view.problems.length === 0 ? draftOf(session).restore(form.current) : null;
  session.key = sentUnder ?? view.key;
  session.isSent = sentUnder !== null;
  // It was left while it was being sent: it is editable again.
  return browser.onPageRestored(() => show(session, { ...session.state, phase: 'editing' }));
}

export function submitLeadForm(session: LeadFormSession, form: HTMLFormElement): void {
  dispatch(session, { type: 'next', answers: answersOf(form, session.view) });
}

/** Something was typed. Another text is another form: under the old key the server would take it for the first. */
export function editLeadForm(session: LeadFormSession): void {
  if (session.isSent) session.key = null;
  session.isSent = false;
  startProof(session);
  if (session.form.current) draftOf(session).save(session.form.current, null);
}

function draftOf({ view, browser }: LeadFormSession): FormDraft {
  return formDraft(view, browser);
}

function show(session: LeadFormSession, state: FormProgress): void {
  session.state = state;
  session.onState(state);
}

function dispatch(session: LeadFormSession, event: FormProgressEvent): void {
  const before = session.state;
  show(session, nextFormProgress(before, event, flowOf(session.view)));
  const { phase, answers } = session.state;
  if (phase === 'sending' && before.phase !== 'sending') void send(session, answers);
}

/** The idempotency key of the form, and its proof of work, which goes on while the rest is typed. */
function startProof(session: LeadFormSession): NonNullable<LeadFormSession['proof']> {
  session.key ??= newIdempotencyKey();
  const { key, view, browser } = session;
  if (session.proof?.key !== key) {
    const promise = view.form.usesCaptcha
      ? workOutProof({ host: browser.location().hostname, key })
      : Promise.resolve(null);
    session.proof = { key, promise };
  }
  return session.proof;
}

async function send(session: LeadFormSession, answers: Readonly<Record<string, WireValue>>): Promise<void> {
  const { browser, form, view } = session;
  const { key, promise } = startProof(session);
  session.isSent = true;
  if (form.current) draftOf(session).save(form.current, key);
  const photos = (await session.whenSent?.()) ?? [];
  const response = await sendForm(browser, view, {
    answers: { ...answers, ...(photos.length > 0 && { photos: photos.join(',') }) },
    key,
    ...filledIn(form.current, view.honeypotField, browser.nowMs() - session.shownAtMs),
    proof: await withTimeout(promise, proofTimeoutMs),
  });
  if (!response && browser.isOffline()) return waitForNetwork(session);
  if (!response) return dispatch(session, { type: 'failed' });
  if (!('lead_id' in response)) {
    return dispatch(session, { type: 'failed', error: response.error.message });
  }
  const { lead_id: leadId, next_page: nextPage, error, errors: problems } = response;
  // The draft stays: the form that is come back to restores it.
  if (nextPage) return browser.location().assign(nextPage);
  dispatch(session, { type: 'answered', leadId, error, problems });
  if (session.state.phase === 'done') finishLead(session, response);
}

/** Sends it once there is a network again, as it then stands, if it was not sent before that. */
function waitForNetwork(session: LeadFormSession): void {
  // What works it out may itself not have been loaded.
  session.proof = null;
  dispatch(session, { type: 'failed', error: offlineUntilSent, isOffline: true });
  session.browser.whenOnline(() => {
    const { state, form } = session;
    if (state.isOffline && form.current) submitLeadForm(session, form.current);
  });
}

function flowOf({ form, words }: LeadFormView): FormFlow {
  return { steps: [form], words };
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
