import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field } from './field.ts';
import {
  formStart,
  nextFormProgress,
  type FormFlow,
  type FormProgress,
  type FormProgressEvent,
} from './form-progress.ts';
import { defaultSettings } from './test/default-settings.ts';

const words = defaultSettings.messages;
const name = field(words, { kind: 'text', name: 'name', label: 'Name', required: true });
const email = field(words, { kind: 'email', name: 'email', label: 'Email', required: true });
const day = field(words, { kind: 'text', name: 'day', label: 'Day', required: true });
const note = field(words, { kind: 'text', name: 'note', label: 'Note', required: false });
/** A booking of three steps. */
const booking: FormFlow = {
  steps: [{ fields: [name] }, { fields: [email, note] }, { fields: [day] }],
  words,
};
/** Most forms. */
const single: FormFlow = {
  steps: [{ fields: [name] }],
  words: { formError: words.formError, unexpectedError: words.unexpectedError },
};

const next = (answers: Record<string, string>): FormProgressEvent => ({ type: 'next', answers });
const answered = (leadId: string | null): FormProgressEvent => ({ type: 'answered', leadId });
const failed: FormProgressEvent = { type: 'failed' };
const after = (...events: FormProgressEvent[]): FormProgress =>
  events.reduce((progress, event) => nextFormProgress(progress, event, booking), formStart);

const [givesName, givesEmail, givesDay] = [
  next({ name: 'Alex' }),
  next({ email: 'a@b.co' }),
  next({ day: 'Tuesday' }),
];
const sending: FormProgress = { ...formStart, phase: 'sending', answers: { name: 'Alex' } };
const lastStep = after(givesName, answered(null), givesEmail, answered(null), givesDay);

describe('FORM-1 a form of one step', () => {
  it('begins with nothing said', () => {
    expect(formStart).toEqual({
      phase: 'editing',
      step: 0,
      answers: {},
      leadId: null,
      message: null,
      problems: [],
      isOffline: false,
    });
  });

  it('is sent with its answers, and is done with a lead_id', () => {
    expect(nextFormProgress(formStart, givesName, single)).toEqual(sending);
    expect(nextFormProgress(sending, answered('lead-1'), single)).toEqual({
      ...sending,
      phase: 'done',
      leadId: 'lead-1',
    });
  });

  it('stays where something is to be mended, keeps what was typed and forgets what was said before', () => {
    const answers = { name: '' };
    expect(nextFormProgress({ ...formStart, message: 'No' }, next(answers), single)).toEqual({
      ...formStart,
      answers,
      problems: [{ field: 'name', message: 'Enter your name' }],
    });
  });

  it.each<[FormProgressEvent, string]>([
    [{ type: 'answered', leadId: null, error: 'Car not shown' }, 'Car not shown'],
    [{ type: 'answered', leadId: null, error: '' }, 'An unexpected error occured'],
    [{ type: 'answered', leadId: null, error: null, problems: [] }, 'An unexpected error occured'],
    [answered(null), 'An unexpected error occured'],
    [{ type: 'failed', error: 'Timed out' }, 'Timed out'],
    [{ type: 'failed', error: '' }, 'An error occurred when submitting this form'],
    [failed, 'An error occurred when submitting this form'],
  ])('without a lead_id, %j, can be changed again and says %j', (event, message) => {
    expect(nextFormProgress(sending, event, single)).toEqual({ ...sending, phase: 'editing', message });
  });

  it('shows what the server found at its fields', () => {
    const problems = [{ field: 'name', message: '* Too long' }];
    expect(nextFormProgress(sending, { type: 'answered', leadId: null, problems }, single)).toEqual({
      ...sending,
      phase: 'editing',
      problems,
    });
  });

  it('can be sent again after it failed, and says nothing of it meanwhile', () => {
    const again = nextFormProgress(nextFormProgress(sending, failed, single), givesName, single);
    expect(again).toEqual(sending);
  });

  it('with no steps to check is sent at once', () => {
    expect(nextFormProgress(formStart, next({}), { ...single, steps: [] }).phase).toBe('sending');
  });
});

describe('FORM-1 a form that is sent without a network', () => {
  const offline = { type: 'failed', error: 'You’re offline.', isOffline: true } as const;
  const waiting = nextFormProgress(sending, offline, single);

  it('says so, keeps what was typed, and is sent as any other once there is one', () => {
    expect(waiting).toEqual({ ...sending, phase: 'editing', message: 'You’re offline.', isOffline: true });
    expect(nextFormProgress(waiting, givesName, single)).toEqual(sending);
    const corrected = nextFormProgress({ ...sending, isOffline: false }, { type: 'failed' }, single);
    expect(corrected.isOffline).toBe(false);
  });

  it('goes on to the next step where it was not the last, and says nothing after a step back', () => {
    expect(nextFormProgress(sending, offline, booking)).toMatchObject({
      step: 1,
      isOffline: false,
      message: null,
    });
    const last = { ...waiting, step: 1 };
    expect(nextFormProgress(last, { type: 'back' }, booking)).toMatchObject({
      isOffline: false,
      message: null,
    });
  });
});

describe('FORM-5 a form of several steps', () => {
  it('sends all answers so far with each step, and opens the next once it is saved', () => {
    expect(after(givesName)).toEqual(sending);
    expect(after(givesName, answered('lead-1'))).toEqual({
      ...formStart,
      step: 1,
      answers: { name: 'Alex' },
      leadId: 'lead-1',
    });
    expect(after(givesName, answered('lead-1'), givesEmail)).toEqual({
      ...formStart,
      phase: 'sending',
      step: 1,
      answers: { name: 'Alex', email: 'a@b.co' },
      leadId: 'lead-1',
    });
  });

  it('is done with the last step, and knows its lead_id from any of them', () => {
    const last = after(givesName, answered('lead-1'), givesEmail, answered(null), givesDay);
    expect(last).toMatchObject({ phase: 'sending', step: 2, leadId: 'lead-1' });
    expect(nextFormProgress(last, answered('lead-1'), booking)).toEqual({ ...last, phase: 'done' });
  });

  it('says at a step that something is missing', () => {
    expect(after(next({ name: ' ' }))).toMatchObject({
      phase: 'editing',
      step: 0,
      message: 'Please complete the form step before proceeding',
      problems: [{ field: 'name' }],
    });
  });

  it('does not stop the visitor when an earlier step could not be saved', () => {
    expect(after(givesName, failed)).toEqual({ ...formStart, step: 1, answers: { name: 'Alex' } });
    expect(after(givesName, { type: 'failed', error: 'Down' }).message).toBeNull();
  });

  it.each<[FormProgressEvent, string]>([
    [answered(null), 'An unexpected error occured'],
    [{ type: 'answered', leadId: null, error: 'No room that day' }, 'No room that day'],
    [failed, 'An error occurred when submitting this form'],
  ])('shows why the last step was not taken: %j', (event, message) => {
    expect(nextFormProgress(lastStep, event, booking)).toEqual({ ...lastStep, phase: 'editing', message });
  });

  it.each([
    ['the step of its first field', ['day', 'email'], 1],
    ['the step where it is where no step has the field', ['other'], 2],
  ])('goes with what the server found to %s', (_, fields, step) => {
    const problems = fields.map((wrong) => ({ field: wrong, message: 'x' }));
    const event: FormProgressEvent = { type: 'answered', leadId: null, error: 'Taken', problems };
    expect(nextFormProgress(lastStep, event, booking)).toEqual({
      ...lastStep,
      phase: 'editing',
      step,
      message: 'Taken',
      problems,
    });
  });

  it('goes back a step, keeps the answers and forgets the complaint; and not before the first', () => {
    const complaint = after(givesName, answered('lead-1'), next({ email: '' }));
    expect(complaint.message).not.toBeNull();
    expect(nextFormProgress(complaint, { type: 'back' }, booking)).toEqual({
      ...formStart,
      leadId: 'lead-1',
      answers: { name: 'Alex', email: '' },
    });
    expect(after({ type: 'back' })).toBe(formStart);
  });
});

describe('FORM-1 FORM-5 any form', () => {
  it('takes nothing out of turn', () => {
    const done: FormProgress = { ...lastStep, phase: 'done' };
    for (const event of [givesName, { type: 'back' }] as const) {
      expect(nextFormProgress(lastStep, event, booking)).toBe(lastStep);
      expect(nextFormProgress(done, event, booking)).toBe(done);
    }
    const second = after(givesName, failed);
    for (const event of [answered('x'), failed]) {
      expect(nextFormProgress(formStart, event, booking)).toBe(formStart);
      expect(nextFormProgress(second, event, booking)).toBe(second);
      expect(nextFormProgress(done, event, booking)).toBe(done);
    }
    expect(nextFormProgress({ ...formStart, step: 9 }, next({}), booking).phase).toBe('sending');
  });

  it('whatever happens never forgets a lead_id, never leaves its steps, and is sent and done only as it may be', () => {
    const event = fc.constantFrom<FormProgressEvent>(
      givesName,
      givesEmail,
      givesDay,
      next({}),
      { type: 'back' },
      answered(null),
      answered('lead-1'),
      { type: 'answered', leadId: null, problems: [{ field: 'email', message: 'x' }] },
      failed,
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let progress = formStart;
        for (const happened of events) {
          const following = nextFormProgress(progress, happened, booking);
          expect(progress.leadId === null || following.leadId === progress.leadId).toBe(true);
          expect([0, 1, 2]).toContain(following.step);
          expect(following.phase !== 'done' || following.leadId !== null).toBe(true);
          expect(following.phase !== 'sending' || following.answers['name'] === 'Alex').toBe(true);
          expect(progress.phase !== 'done' || following === progress).toBe(true);
          progress = following;
        }
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});
