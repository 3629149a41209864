import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { reportForm } from '../../browser/data-layer.ts';
import { windowFormBrowser } from '../leads/form-browser.ts';
import { useSaving } from '../watchlist/saving/use-saving.ts';
import { sentState } from './booking-answers.ts';
import {
  bookingSession,
  editBooking,
  openBooking,
  restartBooking,
  saveDrawnState,
  submitStep,
} from './booking-session.ts';

/** Takes a visitor from step to step by a script (FORM-5). Without one the browser posts each step as it is. */
export function useBooking(view: BookingFormView, browser = windowFormBrowser) {
  const saving = useSaving();
  const form = useRef<HTMLFormElement>(null);
  const [state, onState] = useState(() => sentState(view));
  const [isRestored, onRestored] = useState(false);
  const [session] = useState(() => bookingSession(view, state, { browser, form, onState, onRestored }));
  useEffect(() => {
    session.view = view;
    session.report = (event) => reportForm(event, saving);
  }, [session, view, saving]);
  useEffect(() => openBooking(session), [session, view]);
  useEffect(() => saveDrawnState(session, state), [session, state]);
  return {
    form,
    state,
    isRestored,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter?.getAttribute('value') === 'find') return;
      submitStep(session, event.currentTarget, submitter?.getAttribute('value') ?? null);
    },
    onInput: () => editBooking(session),
    startAgain: () => restartBooking(session),
  };
}
