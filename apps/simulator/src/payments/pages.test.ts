import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSimulator, type Simulator } from '../start-simulator.ts';

let simulator: Simulator;
beforeEach(async () => {
  simulator = await startSimulator(0);
});
afterEach(() => simulator.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, `http://127.0.0.1:${simulator.port}`), { redirect: 'manual', ...init });
const post = (path: string, form: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(form), headers });
const common = {
  mode: 'payment',
  'line_items[0][quantity]': '1',
  'line_items[0][price_data][currency]': 'aud',
  'line_items[0][price_data][unit_amount]': '20000',
  'line_items[0][price_data][product_data][name]': 'Deposit: <b>CX-5</b>',
};
const start = async (look: Readonly<Record<string, string>>) => {
  const headers = { authorization: 'Bearer sk_test_1', 'stripe-account': 'acct_one' };
  const response = await post('/v1/checkout/sessions', { ...common, ...look }, headers);
  return (await response.json()) as { id: string; url: string; client_secret: string };
};
const hosted = () =>
  start({
    ui_mode: 'hosted_page',
    success_url: 'http://site/done?id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://site/',
  });
const fields = () => start({ ui_mode: 'elements', return_url: 'http://site/done' });
const settings = (secret: string) => ({ client_secret: secret, key: 'pk_test_1', account: 'acct_one' });
const card = { expiry: '08 / 29', cvc: '123' };
const taken = async () => {
  const { accounts } = (await (await ask('/payments/ledger')).json()) as { accounts: { taken: number }[] };
  return accounts.reduce((sum, account) => sum + account.taken, 0);
};

describe('the page of the provider', () => {
  it('takes a card without any script, and sends the buyer back', async () => {
    const { id, url } = await hosted();
    const page = await (await ask(url)).text();
    expect(page).toContain('$200.00');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>CX-5');
    const paid = await post(url, { ...card, number: '4242 4242 4242 4242' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://site/done?id=${id}`]);
    expect(await taken()).toBe(20_000);
    expect(await (await ask(url)).text()).toContain('This was paid already.');
    expect(await (await post(url, { ...card, number: '4242424242424242' })).text()).toContain('already');
    expect(await taken()).toBe(20_000);
  });

  it('says a decline and asks for another card', async () => {
    const { url } = await hosted();
    const page = await (await post(url, { ...card, number: '4000000000009995' })).text();
    expect(page).toContain('insufficient funds');
    expect(page).toContain('name="number"');
    expect(await taken()).toBe(0);
  });

  it.each([
    ['passed', 303, 20_000],
    ['failed', 200, 0],
  ])('leads over the bank where it asks who pays: %s', async (check, status, sum) => {
    const { url } = await hosted();
    const bank = (await post(url, { ...card, number: '4000000000003220' })).headers.get('location') ?? '';
    expect(await (await ask(bank)).text()).toContain('Your bank asks');
    expect((await post(bank, { check })).status).toBe(status);
    expect((await post(bank, { check })).status).toBe(404);
    expect(await taken()).toBe(sum);
  });
});

describe('the fields of the provider', () => {
  it('come with a script, which learns of a session by its secret alone', async () => {
    const { id, client_secret: secret } = await fields();
    expect((await ask('/payments/script/stripe.js')).headers.get('content-type')).toContain(
      'text/javascript',
    );
    expect(await (await ask('/payments/fields')).text()).toContain('Card number');
    const of = (query: object) =>
      ask(`/payments/elements/session?${new URLSearchParams(query as Record<string, string>).toString()}`);
    expect(await (await of(settings(secret))).json()).toMatchObject({ id, status: { type: 'open' } });
    expect((await of({ ...settings(secret), account: 'acct_two' })).status).toBe(404);
    expect((await of({ ...settings(secret), key: 'pk_live_1' })).status).toBe(404);
    expect((await of(settings(`${secret}x`))).status).toBe(404);
  });

  it('take a card, or what the bank said to it', async () => {
    const { client_secret: secret } = await fields();
    const confirm = async (number: string) =>
      (await post('/payments/elements/confirm', { ...settings(secret), number })).json() as Promise<{
        token: string;
      }>;
    expect(await confirm('4000000000000002')).toMatchObject({ type: 'declined', code: 'generic_decline' });
    const { token } = await confirm('4000000000003220');
    const told = await (await post(`/payments/bank?in=frame&token=${token}`, { check: 'passed' })).text();
    expect(told).toContain('postMessage');
    expect(await confirm('4242424242424242')).toMatchObject({ type: 'gone', status: 'complete' });
    expect(await taken()).toBe(20_000);
  });
});

it('of a card nothing is kept but its last four digits', async () => {
  const { url } = await hosted();
  await post(url, { ...card, number: '4242424242424242' });
  const kept = await Promise.all(
    ['/payments/ledger', '/payments/sessions', '/payments/messages', '/v1/events'].map(async (path) =>
      (
        await ask(path, { headers: { authorization: 'Bearer sk_test_1', 'stripe-account': 'acct_one' } })
      ).text(),
    ),
  );
  expect(kept.join('\n')).toContain('4242');
  expect(kept.join('\n')).not.toContain('42424242');
});
