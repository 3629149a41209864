import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import { formStart } from '@forecourt/domain/form/form-progress';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reportForm } from '../../browser/data-layer.ts';
import { useSaving } from '../watchlist/saving/use-saving.ts';
import { windowFormBrowser } from './form-browser.ts';
import {
  editLeadForm,
  leadFormSession,
  openLeadForm,
  submitLeadForm,
  type LeadFormSession,
} from './lead-form-session.ts';

/** Sends a form by a script (FORM-1). Without one the browser sends it as it is. */
export function useLeadForm(
  view: LeadFormView,
  whenSent: LeadFormSession['whenSent'] = null,
  browser = windowFormBrowser,
) {
  const saving = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const [state, onState] = useState({ ...formStart, problems: view.problems });
  const [session] = useState(() => leadFormSession(view, state, { browser, form, onState }));
  useEffect(() => {
    session.view = view;
    session.whenSent = whenSent;
    session.report = (event) => reportForm(event, saving);
  }, [session, view, whenSent, saving]);
  const { name, carId, key, problems } = view;
  useEffect(() => openLeadForm(session), [session, name, carId, key, problems]);
  return {
    form,
    state,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      // Looking up a plate sends the form another way.
      if (submitter?.getAttribute('value') === 'find') return;
      submitLeadForm(session, event.currentTarget);
    },
    onInput: () => editLeadForm(session),
  };
}
