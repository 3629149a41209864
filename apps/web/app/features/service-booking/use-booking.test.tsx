// @vitest-environment jsdom
import type { BookingFormView } from '@forecourt/app/service-booking/booking-form.view';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting, draw, type, type Drawing } from '../../shared/test/draw.ts';
import { sampleSaving } from '../layout/test/sample-layout.ts';
import type { FormBrowser } from '../leads/form-browser.ts';
import { fakeFormBrowser, formResponse } from '../leads/test/fake-form-browser.ts';
import { SavingProvider } from '../watchlist/saving/use-saving.ts';
import { BookingStepFields, OtherSteps } from './booking-step-fields.tsx';
import { sampleBooking } from './test/sample-booking.ts';
import { useBooking } from './use-booking.ts';

let shown: ReturnType<typeof useBooking> | null = null;

function TestBooking({ view, browser }: { readonly view: BookingFormView; readonly browser: FormBrowser }) {
  const booking = useBooking(view, browser);
  shown = booking;
  const { form, state, isRestored, onSubmit, onInput } = booking;
  return (
    <form ref={form} onSubmit={onSubmit} onInput={onInput}>
      <fieldset key={`${state.step} ${isRestored}`}>
        <BookingStepFields view={view} state={state} id="b" />
      </fieldset>
      <OtherSteps view={view} state={state} />
      <button type="submit">Continue</button>
      <button type="submit" value="back">
        Back
      </button>
    </form>
  );
}

let drawing: Drawing | null = null;
afterEach(() => drawing?.remove());

async function openBooking(fake: ReturnType<typeof fakeFormBrowser>, changed: Partial<BookingFormView> = {}) {
  await drawing?.remove();
  drawing = await draw(
    <SavingProvider value={sampleSaving}>
      <TestBooking view={{ ...sampleBooking, ...changed }} browser={fake.browser} />
    </SavingProvider>,
  );
  const { find, findAs } = drawing;
  const press = (button: string) =>
    find('form').dispatchEvent(
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find(button) }),
    );
  return {
    findAs,
    fill: (name: string, text: string) => type(findAs(HTMLInputElement, `fieldset [name="${name}"]`), text),
    press,
    next: () => acting(() => press('button')),
    back: () => acting(() => press('[value=back]')),
    state: () => shown?.state,
    isRestored: () => shown?.isRestored,
    startAgain: () => acting(() => shown?.startAgain()),
  };
}

type Fake = ReturnType<typeof fakeFormBrowser>;
const keysOf = ({ sent }: Fake) => sent.map((body) => body['idempotency_key']);

/** A booking with its first two steps behind it, the second of which the server saved. */
async function openAtLastStep(fake: Fake) {
  const booking = await openBooking(fake);
  await booking.fill('Vehicle Make', 'Kia');
  await booking.next();
  await booking.fill('email', 'a@b.co');
  fake.respond(formResponse({ lead_id: 'lead-1' }));
  await booking.next();
  await booking.fill('Preferred Service Date', '2026-03-10');
  return booking;
}

describe('FORM-5 the steps of a booking', () => {
  it('are left one at a time by the browser’s own Back, with what was typed', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    expect(fake.entries).toEqual([null, 1, 2]);
    await acting(() => fake.goBack());
    expect(booking.state()).toMatchObject({
      step: 1,
      answers: { 'Vehicle Make': 'Kia', email: 'a@b.co', 'Preferred Service Date': '2026-03-10' },
    });
    await acting(() => fake.goBack());
    expect(booking.state()?.step).toBe(0);
  });

  it('are left by the form’s Back without a history entry that leads nowhere', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    await booking.back();
    expect([fake.entries, booking.state()?.step]).toEqual([[null, 1], 1]);
    // Opened again at its second step, there is nothing to go back to.
    fake.entries.splice(0, 2, null);
    const again = await openBooking(fake);
    expect(again.state()?.step).toBe(1);
    await again.back();
    expect([fake.entries, again.state()?.step]).toEqual([[null], 0]);
  });

  it('that say nothing of who books are not sent', async () => {
    const fake = fakeFormBrowser();
    const booking = await openBooking(fake);
    await booking.fill('Vehicle Make', 'Kia');
    await booking.next();
    expect(booking.state()).toMatchObject({ step: 1, phase: 'editing' });
    expect([fake.sent, fake.scrolls]).toEqual([[], ['top']]);
  });

  it('are saved on the way, and the last sends the whole with the lead_id of the first', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    fake.respond(formResponse({ lead_id: 'lead-1' }));
    await booking.next();
    expect(fake.sent).toMatchObject([
      { path: '/api/service-bookings', lead_status: 'Incomplete', form_completed: false, step: 1 },
      {
        'Vehicle Make': 'Kia',
        email: 'a@b.co',
        'Preferred Service Date': '2026-03-10',
        opt_in: false,
        lead_id: 'lead-1',
        lead_status: 'Complete',
        form_completed: true,
        step: 2,
      },
    ]);
    expect(keysOf(fake)[1]).toBe(keysOf(fake)[0]);
    expect(fake.documents).toEqual(['/success']);
    expect([...fake.local]).toEqual([['forecourt:success-category', 'service']]);
    expect([...fake.tab]).toEqual([]);
  });

  it('wait for what is missing', async () => {
    const booking = await openBooking(fakeFormBrowser());
    await booking.next();
    expect(booking.state()).toMatchObject({
      step: 0,
      message: 'Please complete the form step before proceeding',
      problems: [{ field: 'Vehicle Make' }],
    });
  });

  it('lead back with what was typed, even where it would not do', async () => {
    const fake = fakeFormBrowser();
    const booking = await openBooking(fake);
    await booking.fill('Vehicle Make', 'Kia');
    await booking.next();
    await booking.fill('email', 'a@');
    await booking.back();
    expect(booking.state()).toMatchObject({ step: 0, answers: { 'Vehicle Make': 'Kia', email: 'a@' } });
    expect(booking.findAs(HTMLInputElement, 'fieldset input').value).toBe('Kia');
  });

  it('go on where an earlier one could not be saved', async () => {
    const fake = fakeFormBrowser();
    const booking = await openBooking(fake, { step: 1, entries: { 'Vehicle Make': ['Kia'] } });
    await booking.fill('email', 'a@b.co');
    await booking.next();
    expect([fake.sent.length, booking.state()?.step, booking.state()?.message]).toEqual([1, 2, null]);
  });

  it('wait five seconds for an earlier one to be saved, and no longer', async () => {
    const fake = fakeFormBrowser();
    const booking = await openBooking(fake, { step: 1, entries: { 'Vehicle Make': 'Kia' } });
    await booking.fill('email', 'a@b.co');
    fake.respond(new Promise(() => undefined));
    vi.useFakeTimers();
    try {
      await act(async () => {
        booking.press('button');
        await vi.advanceTimersByTimeAsync(4_999);
      });
      expect(booking.state()).toMatchObject({ step: 1, phase: 'sending' });
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(booking.state()).toMatchObject({ step: 2, phase: 'editing' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('are each sent once, however often they are pressed while they are sent', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    const response = Promise.withResolvers<Response>();
    fake.respond(response.promise);
    await booking.next();
    await booking.next();
    await acting(() => response.resolve(formResponse({ lead_id: 'lead-1' })));
    expect([fake.sent.length, fake.documents]).toEqual([2, ['/success']]);
  });
});

describe('FORM-5 a booking that the server does not take', () => {
  it('because the day was taken meanwhile goes back to the step of the day, and says so', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    const errors = [{ field: 'Preferred Service Date', message: '* That day is full' }];
    fake.respond(formResponse({ error: 'Please choose another day', errors }));
    await booking.next();
    expect(booking.state()).toMatchObject({
      phase: 'editing',
      step: 2,
      message: 'Please choose another day',
      problems: errors,
    });
    await booking.fill('Preferred Service Date', '2026-03-11');
    fake.respond(formResponse({ lead_id: 'lead-2' }));
    await booking.next();
    expect(fake.documents).toEqual(['/success']);
  });

  it('because of an earlier step goes back to that one', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    fake.respond(formResponse({ errors: [{ field: 'email', message: '* No such address' }] }));
    await booking.next();
    expect(booking.state()).toMatchObject({ phase: 'editing', step: 1 });
  });

  it.each([
    ['without a response', null, 'An error occurred when submitting this form'],
    ['with a refusal', () => Response.json({ error: { message: 'Too many requests' } }), 'Too many requests'],
    ['without a lead', () => formResponse({ error: 'No room that day' }), 'No room that day'],
  ])(
    '%s says so and is sent again under the same key, so that it is booked once',
    async (_, respond, message) => {
      const fake = fakeFormBrowser();
      const booking = await openAtLastStep(fake);
      if (respond) fake.respond(respond());
      await booking.next();
      expect(booking.state()).toMatchObject({ phase: 'editing', step: 2, message });
      fake.respond(formResponse({ lead_id: 'lead-1' }));
      await booking.next();
      expect(new Set(keysOf(fake)).size).toBe(1);
      expect(fake.documents).toEqual(['/success']);
    },
  );

  it('is another booking once something was changed: the server has the first under its key', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    await booking.next();
    await booking.fill('Preferred Service Date', '2026-03-11');
    await booking.next();
    const [saved, first, second] = keysOf(fake);
    expect([first === saved, second === first]).toEqual([true, false]);
    expect(fake.sent.at(-1)).not.toHaveProperty('lead_id');
  });
});

describe('FORM-5 a booking that was left', () => {
  it('goes on after a reload at its step, with its answers, its lead and its key', async () => {
    const fake = fakeFormBrowser();
    await openAtLastStep(fake);
    const again = await openBooking(fake);
    expect(again.isRestored()).toBe(true);
    expect(again.state()).toMatchObject({
      step: 2,
      leadId: 'lead-1',
      answers: { 'Vehicle Make': 'Kia', email: 'a@b.co', 'Preferred Service Date': '2026-03-10' },
    });
    fake.respond(formResponse({ lead_id: 'lead-1' }));
    await again.next();
    expect(new Set(keysOf(fake)).size).toBe(1);
  });

  it('can be started again, and is then forgotten', async () => {
    const fake = fakeFormBrowser();
    await openAtLastStep(fake);
    const again = await openBooking(fake);
    await again.startAgain();
    expect(again.state()).toMatchObject({ step: 0, answers: {}, leadId: null });
    expect(again.isRestored()).toBe(false);
    expect((await openBooking(fake)).isRestored()).toBe(false);
  });

  it('gives way to what the server sent back, which is newer', async () => {
    const fake = fakeFormBrowser();
    await openAtLastStep(fake);
    const sentBack = await openBooking(fake, { key: 'of-the-server', step: 1, entries: { email: 'x@y.co' } });
    expect(sentBack.state()).toMatchObject({ step: 1, answers: { email: 'x@y.co' } });
    expect(sentBack.isRestored()).toBe(false);
  });

  it('while it was sent can be changed when the browser brings its page back', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    fake.respond(new Promise(() => undefined));
    await booking.next();
    expect(booking.state()?.phase).toBe('sending');
    await acting(fake.restorePage);
    expect(booking.state()?.phase).toBe('editing');
  });
});

describe('FORM-5 A26 a booking that is sent offline', () => {
  it('waits for the network with everything typed, and is booked by itself then', async () => {
    const fake = fakeFormBrowser();
    const booking = await openAtLastStep(fake);
    fake.goOffline();
    await booking.next();
    expect(booking.state()).toMatchObject({ step: 2, phase: 'editing', isOffline: true, problems: [] });
    fake.respond(formResponse({ lead_id: 'lead-1', success_page: '/success' }));
    await acting(() => fake.goOnline());
    expect(booking.state()?.phase).toBe('done');
    expect(new Set(keysOf(fake)).size).toBe(1);
  });
});
