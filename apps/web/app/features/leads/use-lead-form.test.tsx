// @vitest-environment jsdom
import type { LeadFormView } from '@forecourt/app/leads/pages/lead-form.view';
import type { FormProgress } from '@forecourt/domain/form/form-progress';
import { afterEach, describe, expect, it } from 'vitest';
import { acting, draw, type, type Drawing } from '../../shared/test/draw.ts';
import { sampleSaving } from '../layout/test/sample-layout.ts';
import { SavingProvider } from '../watchlist/saving/use-saving.ts';
import { windowFormBrowser, type FormBrowser } from './form-browser.ts';
import { fakeFormBrowser, formResponse } from './test/fake-form-browser.ts';
import { sampleForm } from './test/sample-form.ts';
import { useLeadForm } from './use-lead-form.ts';

let shown: FormProgress | null = null;

/** The fields of the sample form, drawn as plainly as can be. */
function TestForm({ view, browser }: { readonly view: LeadFormView; readonly browser: FormBrowser }) {
  const { form, state, onSubmit, onInput } = useLeadForm(view, null, browser);
  shown = state;
  return (
    <form ref={form} onSubmit={onSubmit} onInput={onInput}>
      <input name="name" defaultValue="" data-kept="" />
      <textarea name="message" data-kept="" />
      <input type="checkbox" name="services" value="tradeIn" />
      <input type="checkbox" name="services" value="finance" />
      <input type="checkbox" name="opt_in" />
      <input name="fax" />
    </form>
  );
}

let drawing: Drawing | null = null;
afterEach(async () => {
  await drawing?.remove();
  window.dataLayer = [];
});

async function openForm(fake: ReturnType<typeof fakeFormBrowser>, changed: Partial<LeadFormView> = {}) {
  await drawing?.remove();
  drawing = await draw(
    <SavingProvider value={sampleSaving}>
      <TestForm view={{ ...sampleForm, ...changed }} browser={fake.browser} />
    </SavingProvider>,
  );
  const { find, findAs } = drawing;
  return {
    name: findAs(HTMLInputElement, '[name=name]'),
    message: findAs(HTMLTextAreaElement, 'textarea'),
    findAs,
    submit: () =>
      acting(() => find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))),
    state: () => shown,
  };
}

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};
const keysOf = ({ sent }: ReturnType<typeof fakeFormBrowser>) => sent.map((body) => body['idempotency_key']);

describe('FORM-1 a form that is sent by a script', () => {
  it('sends its answers, where it stands, and how it was filled in', async () => {
    const fake = fakeFormBrowser();
    fake.tab.set(
      'forecourt:visit',
      JSON.stringify({ pages: ['/', '/cars/kia'], arrivedBy: 'utm_source=mail' }),
    );
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    form.findAs(HTMLInputElement, '[value=finance]').checked = true;
    form.findAs(HTMLInputElement, '[name=opt_in]').checked = true;
    form.findAs(HTMLInputElement, '[name=fax]').value = 'filled in by a program';
    fake.clock.nowMs = 12_340;
    fake.respond(formResponse({ lead_id: 'lead-1' }));
    await form.submit();
    expect(fake.sent).toEqual([
      {
        path: '/api/leads',
        name: 'Alex',
        message: '',
        services: ['finance'],
        opt_in: true,
        form: 'enquiry',
        car_id: 'car-1',
        page: '/cars/kia',
        idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
        lead_attributes: {
          visited_pages: ['/', '/cars/kia'],
          linked_query_params: { utm_source: 'mail' },
        },
        seconds_to_fill: 12.3,
        proof: null,
        fax: 'filled in by a program',
      },
    ]);
  });

  it('that became a lead is counted and remembered, and leads to the next page; nothing of it stays behind', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    const event = { number: 4, asc_name: 'asc_form_submission', ga4_name: null, parameters: {} };
    fake.respond(formResponse({ lead_id: 'lead-1', success_page: '/thank-you', event }));
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'done', leadId: 'lead-1' });
    expect(window.dataLayer).toEqual([{ event: 'asc_form_submission', event_number: 4 }]);
    expect([...fake.local]).toEqual([
      ['forecourt:enquired-car', 'car-1'],
      ['forecourt:success-category', 'enquiry'],
    ]);
    expect(fake.documents).toEqual(['/thank-you']);
    expect([...fake.tab]).toEqual([]);
  });

  it('about no car remembers none', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake, { carId: null });
    await type(form.name, 'Alex');
    fake.respond(formResponse({ lead_id: 'lead-1' }));
    await form.submit();
    expect([[...fake.local.keys()], fake.documents]).toEqual([['forecourt:success-category'], ['/success']]);
  });

  it('with something to mend is not sent, and says what', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await form.submit();
    expect(form.state()?.problems).toEqual([{ field: 'name', message: 'Enter your name' }]);
    expect(fake.sent).toEqual([]);
  });

  it('is sent once, however often it is pressed', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    const response = Promise.withResolvers<Response>();
    fake.respond(response.promise);
    await form.submit();
    await form.submit();
    expect(form.state()?.phase).toBe('sending');
    await acting(() => response.resolve(formResponse({ lead_id: 'lead-1' })));
    await form.submit();
    expect([fake.sent.length, fake.documents]).toEqual([1, ['/success']]);
  });

  it('shows at its fields what the server found', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    const errors = [{ field: 'name', message: '* Too short' }];
    fake.respond(formResponse({ error: 'Please fix the following errors:', errors }));
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'editing', problems: errors });
  });

  it.each([
    ['nothing came back', null, 'An error occurred when submitting this form'],
    [
      'no JSON came back',
      () => new Response('<h1>Bad gateway</h1>'),
      'An error occurred when submitting this form',
    ],
    ['something else came back', () => Response.json([]), 'An error occurred when submitting this form'],
    [
      'the server refused it',
      () => Response.json({ error: { message: 'Too many requests' } }),
      'Too many requests',
    ],
    ['it became no lead', () => formResponse({}), 'An unexpected error occured'],
  ])('says so where %s, and can be sent again', async (_, respond, message) => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    if (respond) fake.respond(respond());
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'editing', message });
    fake.respond(formResponse({ lead_id: 'lead-1' }));
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'done', message: null });
  });

  it('leads to where it can be mended, with all that was typed', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    fake.respond(formResponse({ next_page: '/test-drive/times' }));
    await form.submit();
    expect(fake.documents).toEqual(['/test-drive/times']);
    const again = await openForm(fake);
    expect(again.name.value).toBe('Alex');
  });

  it('that was left while it was sent can be changed when the browser brings its page back', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    fake.respond(new Promise(() => undefined));
    await form.submit();
    expect(form.state()?.phase).toBe('sending');
    await acting(fake.restorePage);
    expect(form.state()?.phase).toBe('editing');
  });
});

describe('FORM-1 the idempotency key of a form', () => {
  it('stays the same when it is sent again as it is, so that the server takes it once', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    await form.submit();
    await form.submit();
    const [first, second] = keysOf(fake);
    expect([fake.sent.length, second]).toEqual([2, first]);
  });

  it('is another once something was changed: under the first the server would take it for the old text', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Alex');
    await form.submit();
    await type(form.name, 'Alexandra');
    await form.submit();
    const [first, second] = keysOf(fake);
    expect(second).not.toBe(first);
  });

  it('outlives a reload with the form that was sent under it, and not with one that was changed since', async () => {
    const fake = fakeFormBrowser();
    const first = await openForm(fake);
    await type(first.name, 'Alex');
    await first.submit();
    const second = await openForm(fake);
    await second.submit();
    await type(second.name, 'Alexandra');
    const third = await openForm(fake);
    await third.submit();
    const [key, same, other] = keysOf(fake);
    expect([same === key, other === key]).toEqual([true, false]);
  });

  it('is the one that the server sent, where it sent the form back', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake, { key: 'of-the-server', entries: { name: 'Alex' } });
    form.name.value = 'Alex';
    await form.submit();
    expect(keysOf(fake)).toEqual(['of-the-server']);
  });
});

describe('FORM-1 what was typed', () => {
  it('is there again after a reload, apart from a consent', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    form.findAs(HTMLInputElement, '[name=opt_in]').checked = true;
    await type(form.name, 'Alex');
    await type(form.message, 'Is it still there?');
    const again = await openForm(fake);
    expect([again.name.value, again.message.value]).toEqual(['Alex', 'Is it still there?']);
    expect(again.findAs(HTMLInputElement, '[name=opt_in]').checked).toBe(false);
  });

  it('about one car does not stand in the form about another', async () => {
    const fake = fakeFormBrowser();
    await type((await openForm(fake)).name, 'Alex');
    expect((await openForm(fake, { carId: 'car-2' })).name.value).toBe('');
  });

  it('gives way to what the server sent back, which is newer', async () => {
    const fake = fakeFormBrowser();
    await type((await openForm(fake)).name, 'Alex');
    const problems = [{ field: 'name', message: '* Too short' }];
    const form = await openForm(fake, { problems });
    expect([form.name.value, form.state()?.problems]).toEqual(['', problems]);
  });

  it.each(['nonsense', '{}', '{"entries":[["name"],[1,2],null]}'])(
    'is nothing where %s is stored',
    async (text) => {
      const fake = fakeFormBrowser();
      fake.tab.set('forecourt:draft:enquiry:car-1', text);
      expect((await openForm(fake)).name.value).toBe('');
    },
  );

  it('is sent all the same where the browser forbids storage', async () => {
    const fake = fakeFormBrowser();
    const browser = { ...fake.browser, sessionStorage: forbidden, localStorage: forbidden };
    const form = await openForm({ ...fake, browser });
    await type(form.name, 'Alex');
    fake.respond(formResponse({ lead_id: 'lead-1' }));
    await form.submit();
    expect(fake.documents).toEqual(['/success']);
  });
});

describe('the window as the browser of a form', () => {
  it('says when its page comes back out of the back/forward cache, and not when it is loaded', () => {
    let restored = 0;
    const stop = windowFormBrowser.onPageRestored(() => (restored += 1));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    stop();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(restored).toBe(1);
  });

  it('has the storage and the address of the window', () => {
    const { sessionStorage: tab, localStorage: local, location: address, nowMs } = windowFormBrowser;
    expect([tab(), local(), address()]).toEqual([sessionStorage, localStorage, location]);
    expect(nowMs()).toBeGreaterThan(0);
  });
});

describe('FORM-1 A26 a form that is sent offline', () => {
  it('blames nobody, keeps what was typed, and is sent once there is a network again', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Ann');
    fake.goOffline();
    await form.submit();
    expect(form.state()).toMatchObject({ phase: 'editing', isOffline: true, problems: [] });
    expect(form.state()?.message).toMatch(/^You’re offline\. Nothing is lost/);
    expect(form.name.value).toBe('Ann');
    fake.respond(formResponse({ lead_id: 'lead-1', success_page: '/success' }));
    await acting(() => fake.goOnline());
    expect(fake.sent).toHaveLength(2);
    expect(new Set(keysOf(fake)).size).toBe(1);
    expect(form.state()?.phase).toBe('done');
  });

  it('is sent once where its visitor pressed before that', async () => {
    const fake = fakeFormBrowser();
    const form = await openForm(fake);
    await type(form.name, 'Ann');
    fake.goOffline();
    await form.submit();
    fake.respond(formResponse({ lead_id: 'lead-1', success_page: '/success' }));
    await form.submit();
    await acting(() => fake.goOnline());
    expect(fake.sent).toHaveLength(2);
  });
});
