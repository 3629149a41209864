import { describe, expect, it } from 'vitest';
import { describeForm, formStep } from '../form/form.ts';
import { formStart, nextFormProgress, type FormFlow, type FormProgress } from '../form/form-progress.ts';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { serviceContext as context } from '../leads/forms/test/every-form.ts';
import { bookingStepList } from './booking-step-list.ts';
import { bookingSubmission, canBeReached } from './booking-submission.ts';
import { serviceBookingForm } from './service-booking-form.ts';

const settings = settingsWith('serviceBooking', { usesMinimalForm: true });
const whole = serviceBookingForm(settings, context);
const flow: FormFlow = {
  steps: bookingStepList(settings, context).map(({ fields }) => describeForm(formStep(whole, fields))),
  words: defaultSettings.messages,
};

const car = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Cerato', 'Vehicle Year': '2020' };
const person = { name: 'Alex', email: 'a@b.co', phone: '0412345678' };
const work = {
  location_id: 'l-1',
  'Service Type': 'General repair',
  'Preferred Service Date': '2026-03-10',
  'Drop-off Time': '07:30',
};

/** A booking whose steps are sent one after the other, and answered with these ids. */
function afterSending(
  steps: readonly Record<string, string>[],
  leadIds: readonly (string | null)[],
): FormProgress {
  let progress = formStart;
  for (const [index, answers] of steps.entries()) {
    progress = nextFormProgress(progress, { type: 'next', answers }, flow);
    const leadId = leadIds[index];
    if (leadId !== undefined) progress = nextFormProgress(progress, { type: 'answered', leadId }, flow);
  }
  return progress;
}

describe('FORM-5 a service booking', () => {
  it.each([
    {},
    { ...car, 'Vehicle Make': '' },
    { ...car, 'Vehicle Model': ' ' },
    { ...car, 'Vehicle Year': '' },
  ])('advances in the minimal form only with make, model and year: %j', (answers) => {
    const progress = afterSending([answers], []);
    expect(progress).toMatchObject({
      phase: 'editing',
      step: 0,
      answers,
      message: 'Please complete the form step before proceeding',
    });
    expect(progress.problems.length).toBeGreaterThan(0);
  });

  it('saves each step on the way, with the lead_id once it is known', () => {
    const first = afterSending([car], []);
    expect(first).toEqual({ ...formStart, phase: 'sending', answers: car });
    expect(bookingSubmission(first, flow)).toEqual({
      ...car,
      lead_status: 'Incomplete',
      form_completed: false,
    });
    expect(bookingSubmission(afterSending([car, person], ['lead-1']), flow)).toEqual({
      ...car,
      ...person,
      lead_id: 'lead-1',
      lead_status: 'Incomplete',
      form_completed: false,
    });
  });

  it('is Complete with the last step', () => {
    const last = afterSending([car, person, work], ['lead-1', null]);
    expect(last).toMatchObject({ phase: 'sending', step: 2, leadId: 'lead-1' });
    expect(bookingSubmission(last, flow)).toEqual({
      ...car,
      ...person,
      ...work,
      lead_id: 'lead-1',
      lead_status: 'Complete',
      form_completed: true,
    });
    expect(afterSending([car, person, work], ['lead-1', null, 'lead-1']).phase).toBe('done');
  });

  it.each([
    [{}, false],
    [car, false],
    [{ email: ' ', phone: '' }, false],
    [{ email: 'a@b.co' }, true],
    [{ phone: '0412345678' }, true],
  ])('is stored as soon as somebody can be reached: %j', (answers, expected) => {
    expect(canBeReached(answers)).toBe(expected);
  });
});
