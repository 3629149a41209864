import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field } from '../form/field.ts';
import { defaultSettings } from '../form/test/default-settings.ts';
import {
  enquiryStart,
  nextEnquiryState,
  type EnquiryEvent,
  type EnquiryFlow,
  type EnquiryState,
} from './enquiry-flow.ts';

const words = defaultSettings.messages;
const name = field(words, { kind: 'text', name: 'name', label: 'Name', required: true });
const email = field(words, { kind: 'email', name: 'email', label: 'Email', required: true });
const flow: EnquiryFlow = {
  steps: [{ fields: [name] }, { fields: [email] }],
  carId: 'car-1',
  successCategory: 'testDrive',
  successPath: '/success',
  words,
};
const single: EnquiryFlow = { ...flow, steps: [{ fields: [name] }] };
const next = (answers: Record<string, string>): EnquiryEvent => ({ type: 'next', answers });
const submitting: EnquiryState = {
  ...enquiryStart,
  phase: 'submitting',
  step: 1,
  answers: { name: 'Alex', email: 'a@b.co' },
};

describe('FORM-1 an enquiry', () => {
  it('begins with its first step, and nothing said', () => {
    expect(enquiryStart).toEqual({
      phase: 'editing',
      step: 0,
      answers: {},
      leadId: null,
      message: null,
      problems: [],
    });
  });

  it('advances with each step, and sends all answers with the last', () => {
    const first = nextEnquiryState(enquiryStart, next({ name: 'Alex' }), flow);
    expect(first).toEqual({ state: { ...enquiryStart, step: 1, answers: { name: 'Alex' } }, effects: [] });
    const last = nextEnquiryState(first.state, next({ email: 'a@b.co' }), flow);
    expect(last).toEqual({
      state: submitting,
      effects: [{ type: 'send', answers: { name: 'Alex', email: 'a@b.co' } }],
    });
  });

  it('stays where something is to be mended, and keeps what was typed', () => {
    const answers = { name: '' };
    expect(
      nextEnquiryState({ ...enquiryStart, phase: 'failed', message: 'No' }, next(answers), flow),
    ).toEqual({
      state: { ...enquiryStart, answers, problems: [{ field: 'name', message: '* This field is required' }] },
      effects: [],
    });
  });

  it('goes back a step, and not before the first', () => {
    const state: EnquiryState = {
      ...submitting,
      phase: 'failed',
      message: 'No',
      problems: [{ field: null, message: 'x' }],
    };
    expect(nextEnquiryState(state, { type: 'back' }, flow).state).toEqual({
      ...submitting,
      phase: 'editing',
      step: 0,
    });
    expect(nextEnquiryState(enquiryStart, { type: 'back' }, flow)).toEqual({
      state: enquiryStart,
      effects: [],
    });
  });

  it('with a lead_id records the event, stores the car and the category, and goes to /success', () => {
    expect(nextEnquiryState(submitting, { type: 'answered', leadId: 'lead-1' }, flow)).toEqual({
      state: { ...submitting, phase: 'done', leadId: 'lead-1' },
      effects: [
        { type: 'recordEvent', leadId: 'lead-1' },
        { type: 'storeEnquiredCar', carId: 'car-1' },
        { type: 'storeSuccessCategory', category: 'testDrive' },
        { type: 'navigate', path: '/success' },
      ],
    });
  });

  it('stores no car where it was about none', () => {
    const { effects } = nextEnquiryState(
      submitting,
      { type: 'answered', leadId: 'lead-1' },
      { ...flow, carId: null },
    );
    expect(effects.map(({ type }) => type)).toEqual(['recordEvent', 'storeSuccessCategory', 'navigate']);
  });

  it.each([
    ['/thank-you?from=fleet', '/thank-you?from=fleet'],
    [null, '/success'],
    [undefined, '/success'],
    ['', '/success'],
    ['//evil.example', '/success'],
    ['/\\evil.example', '/success'],
    ['https://evil.example', '/success'],
    ['javascript:alert(1)', '/success'],
    ['/a b', '/success'],
    ['/a\nb', '/success'],
    ['/a\\b', '/success'],
  ])('asked by the server to go to %j goes to %s', (successPage, path) => {
    const event: EnquiryEvent =
      successPage === undefined
        ? { type: 'answered', leadId: 'lead-1' }
        : { type: 'answered', leadId: 'lead-1', successPage };
    expect(nextEnquiryState(submitting, event, flow).effects.at(-1)).toEqual({ type: 'navigate', path });
  });

  it.each([
    [{ type: 'answered', leadId: null, error: 'Car not shown' }, 'Car not shown', 'Car not shown'],
    [{ type: 'answered', leadId: null }, 'An unexpected error occured', 'An unexpected error occured'],
    [
      { type: 'answered', leadId: null, error: '' },
      'An unexpected error occured',
      'An unexpected error occured',
    ],
    [{ type: 'broke', error: 'Timed out' }, 'Timed out', 'An error occurred when submitting this form'],
    [
      { type: 'broke' },
      'An error occurred when submitting this form',
      'An error occurred when submitting this form',
    ],
  ] as const)('without a lead_id, %j, shows %j and alerts %j', (event, message, alert) => {
    expect(nextEnquiryState(submitting, event, flow)).toEqual({
      state: { ...submitting, phase: 'failed', message },
      effects: [{ type: 'alert', message: alert }],
    });
  });

  it('can be sent again after it failed', () => {
    const failed: EnquiryState = { ...enquiryStart, phase: 'failed', message: 'No' };
    const { state, effects } = nextEnquiryState(failed, next({ name: 'Alex' }), single);
    expect(state).toMatchObject({ phase: 'submitting', message: null });
    expect(effects).toHaveLength(1);
  });

  it('takes nothing out of turn', () => {
    const done: EnquiryState = { ...submitting, phase: 'done' };
    for (const event of [next({ name: 'Alex' }), { type: 'back' }] as const) {
      expect(nextEnquiryState(submitting, event, flow)).toEqual({ state: submitting, effects: [] });
      expect(nextEnquiryState(done, event, flow)).toEqual({ state: done, effects: [] });
    }
    for (const event of [{ type: 'answered', leadId: 'x' }, { type: 'broke' }] as const) {
      expect(nextEnquiryState(enquiryStart, event, flow)).toEqual({ state: enquiryStart, effects: [] });
      expect(nextEnquiryState(done, event, flow)).toEqual({ state: done, effects: [] });
    }
  });

  it('whatever happens is sent only with good answers, never twice at once, and never after it is done', () => {
    const event = fc.constantFrom<EnquiryEvent>(
      next({ name: 'Alex' }),
      next({ email: 'a@b.co' }),
      next({}),
      { type: 'back' },
      { type: 'answered', leadId: null },
      { type: 'answered', leadId: 'lead-1' },
      { type: 'broke' },
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state = enquiryStart;
        let underway = 0;
        for (const happened of events) {
          const move = nextEnquiryState(state, happened, flow);
          if (state.phase === 'submitting' && move.state.phase !== 'submitting') underway -= 1;
          const sends = move.effects.filter(({ type }) => type === 'send').length;
          underway += sends;
          expect(sends === 0 || move.state.answers['name'] === 'Alex').toBe(true);
          expect(state.phase !== 'done' || (sends === 0 && move.state === state)).toBe(true);
          ({ state } = move);
          expect(underway).toBe(state.phase === 'submitting' ? 1 : 0);
        }
      }),
      { seed: 8, numRuns: 300 },
    );
  });

  it('with no steps to check sends at once', () => {
    expect(nextEnquiryState(enquiryStart, next({}), { ...flow, steps: [] }).state.phase).toBe('submitting');
  });
});
