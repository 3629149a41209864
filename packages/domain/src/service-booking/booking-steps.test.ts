import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeForm, formStep } from '../form/form.ts';
import { defaultSettings, settingsWith } from '../form/test/default-settings.ts';
import { dealerships, openDays } from '../leads/forms/test/every-form.ts';
import { bookingStepList } from './booking-step-list.ts';
import {
  bookingStart,
  bookingSubmission,
  canBeReached,
  nextBookingState,
  type BookingEvent,
  type BookingFlow,
  type BookingState,
} from './booking-steps.ts';
import { serviceBookingForm } from './service-booking-form.ts';

const settings = settingsWith('serviceBooking', { usesMinimalForm: true });
const context = { days: openDays, dealerships };
const whole = serviceBookingForm(settings, context);
const flow: BookingFlow = {
  steps: bookingStepList(settings, context).map(({ fields }) => describeForm(formStep(whole, fields))),
  words: defaultSettings.messages,
};

const car = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Cerato', 'Vehicle Year': '2020' };
const person = { name: 'Alex', email: 'a@b.co', phone: '0412345678' };
const work = {
  dealership_slug: 'harbour-kia',
  'Service Type': 'General repair',
  'Preferred Service Date': '2026-03-10',
};
const after = (...events: BookingEvent[]): BookingState =>
  events.reduce((state, event) => nextBookingState(state, event, flow), bookingStart);
const next = (answers: Record<string, string>): BookingEvent => ({ type: 'next', answers });
const saved = (leadId: string | null): BookingEvent => ({ type: 'saved', leadId });

describe('FORM-5 a service booking', () => {
  it.each([
    {},
    { ...car, 'Vehicle Make': '' },
    { ...car, 'Vehicle Model': ' ' },
    { ...car, 'Vehicle Year': '' },
  ])('advances in the minimal form only with make, model and year: %j', (answers) => {
    const state = after(next(answers));
    expect(state).toMatchObject({
      phase: 'editing',
      step: 0,
      answers,
      message: 'Please complete the form step before proceeding',
    });
    expect(state.problems.length).toBeGreaterThan(0);
  });

  it('saves each step on the way, with the lead_id once it is known', () => {
    const first = after(next(car));
    expect(first).toEqual({ ...bookingStart, phase: 'saving', answers: car });
    expect(bookingSubmission(first, flow)).toEqual({
      ...car,
      lead_status: 'Incomplete',
      form_completed: false,
    });

    const second = after(next(car), saved('lead-1'), next(person));
    expect(second).toMatchObject({ phase: 'saving', step: 1, leadId: 'lead-1' });
    expect(bookingSubmission(second, flow)).toEqual({
      ...car,
      ...person,
      lead_id: 'lead-1',
      lead_status: 'Incomplete',
      form_completed: false,
    });
  });

  it('is Complete with the last step', () => {
    const last = after(next(car), saved('lead-1'), next(person), saved(null), next(work));
    expect(last).toMatchObject({ phase: 'saving', step: 2, leadId: 'lead-1' });
    expect(bookingSubmission(last, flow)).toEqual({
      ...car,
      ...person,
      ...work,
      lead_id: 'lead-1',
      lead_status: 'Complete',
      form_completed: true,
    });
    expect(nextBookingState(last, saved('lead-1'), flow)).toEqual({ ...last, phase: 'done' });
  });

  it('does not stop the visitor when an earlier step could not be saved', () => {
    expect(after(next(car), { type: 'failed' })).toEqual({ ...bookingStart, step: 1, answers: car });
    expect(
      after(next(car), { type: 'failed', error: 'Down' }, next(person), saved('lead-2'), next(work)),
    ).toMatchObject({
      phase: 'saving',
      step: 2,
      leadId: 'lead-2',
    });
  });

  const lastStep = after(next(car), saved(null), next(person), saved(null), next(work));

  it.each<[BookingEvent, string]>([
    [saved(null), 'An unexpected error occured'],
    [{ type: 'saved', leadId: null, error: 'No room that day' }, 'No room that day'],
    [{ type: 'failed' }, 'An error occurred when submitting this form'],
    [{ type: 'failed', error: 'Timed out' }, 'Timed out'],
  ])('shows why the last step was not taken: %j', (event, message) => {
    expect(nextBookingState(lastStep, event, flow)).toEqual({ ...lastStep, phase: 'editing', message });
  });

  it('can be sent again after that, and says nothing of it meanwhile', () => {
    const again = nextBookingState(nextBookingState(lastStep, { type: 'failed' }, flow), next(work), flow);
    expect(again).toEqual(lastStep);
    expect(again.message).toBeNull();
  });

  it('goes back a step, keeps the answers and forgets the complaint', () => {
    const complaint = after(next(car), saved('lead-1'), next({ name: '' }));
    expect(complaint.message).not.toBeNull();
    expect(nextBookingState(complaint, { type: 'back' }, flow)).toEqual({
      ...bookingStart,
      leadId: 'lead-1',
      answers: { ...car, name: '' },
    });
    expect(after({ type: 'back' })).toBe(bookingStart);
  });

  it('takes nothing out of turn', () => {
    const saving = after(next(car));
    for (const event of [next(car), { type: 'back' }] as const)
      expect(nextBookingState(saving, event, flow)).toBe(saving);
    const done: BookingState = { ...lastStep, phase: 'done' };
    for (const event of [next(car), { type: 'back' }, saved('x'), { type: 'failed' }] as const) {
      expect(nextBookingState(done, event, flow)).toBe(done);
    }
    for (const event of [saved('x'), { type: 'failed' }] as const) {
      expect(nextBookingState(bookingStart, event, flow)).toBe(bookingStart);
    }
    expect(nextBookingState({ ...bookingStart, step: 9 }, next({}), flow)).toMatchObject({ phase: 'saving' });
  });

  it('whatever happens never forgets a lead_id, never leaves its steps and is done only with one', () => {
    const event = fc.constantFrom(
      next(car),
      next(person),
      next(work),
      next({}),
      saved('lead-1'),
      saved(null),
      { type: 'failed' } as const,
      { type: 'back' } as const,
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state = bookingStart;
        for (const happened of events) {
          const following = nextBookingState(state, happened, flow);
          expect(state.leadId === null || following.leadId === state.leadId).toBe(true);
          expect([0, 1, 2]).toContain(following.step);
          expect(following.phase !== 'done' || following.leadId !== null).toBe(true);
          state = following;
        }
      }),
      { seed: 5, numRuns: 300 },
    );
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
