import { expect, type Page } from '@playwright/test';
import { simulatorPort } from './env.ts';
import { servePage, type ServedPage } from './serve-page.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

/** The stand-in alone, on a page that has nothing else: what a buyer does on a site's page is told beside those pages. */
test.skip(({ site, device }) => site.slug !== 'bigyard' || device !== 'phone', 'once for all sites');

const provider = `http://127.0.0.1:${simulatorPort}`;
const account = 'acct_fields';
/** No style, picture or script but the provider's and the page's own. */
const policy = `default-src 'none'; script-src 'nonce-own' ${provider}; frame-src ${provider}; connect-src ${provider}; style-src-attr 'unsafe-inline'`;

const code = (secret: string) => `
  const stripe = Stripe('pk_test_tests', { stripeAccount: '${account}' });
  const checkout = stripe.initCheckoutElementsSdk({ clientSecret: '${secret}' });
  checkout.createPaymentElement().mount('#fields');
  checkout.on('change', ({ canConfirm }) => { document.querySelector('button').disabled = !canConfirm; });
  const { actions } = await checkout.loadActions();
  document.querySelector('button').addEventListener('click', async () => {
    const { type, error, session } = await actions.confirm({ redirect: 'if_required' });
    document.querySelector('output').textContent = [type, error?.paymentFailed?.declineCode, session?.status.type].filter(Boolean).join(' ');
  });`;

async function startSession(): Promise<{ readonly id: string; readonly client_secret: string }> {
  const body = new URLSearchParams({
    mode: 'payment',
    ui_mode: 'elements',
    return_url: 'http://localhost/',
    customer_email: 'buyer@example.com',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': '20000',
    'line_items[0][price_data][product_data][name]': 'Deposit',
  });
  const headers = { authorization: 'Bearer sk_test_tests', 'stripe-account': account };
  const response = await fetch(`${provider}/v1/checkout/sessions`, { method: 'POST', body, headers });
  return (await response.json()) as { id: string; client_secret: string };
}

let served: ServedPage | null = null;
test.afterEach(() => served?.close());

async function openFields(page: Page): Promise<void> {
  const { client_secret: secret } = await startSession();
  served = await servePage(
    `<!doctype html><html lang="en-AU"><title>Pay</title><main><h1>Pay</h1><div id="fields"></div><button disabled>Pay</button>
<output></output></main><script src="${provider}/payments/script/stripe.js"></script><script type="module" nonce="own">${code(secret)}</script>`,
    policy,
  );
  await page.goto(served.url);
}

const fieldsOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');

async function typeCard(page: Page, number: string): Promise<void> {
  const fields = fieldsOf(page);
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry').fill('08 / 29');
  await fields.getByLabel('Security code').fill('123');
  await expect(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
}

test('the fields of the provider take a card under a policy that allows its origin alone', async ({
  page,
}) => {
  await openFields(page);
  const [button, said] = [page.getByRole('button', { name: 'Pay' }), page.locator('output')];
  await expect(fieldsOf(page).getByLabel('Card number')).toBeVisible();
  await expect(button).toBeDisabled();
  expect(await wcagFaults(page)).toEqual([]);
  await typeCard(page, '4000000000009995');
  await button.click();
  await expect(said).toHaveText('error insufficient_funds');
  await typeCard(page, '4242424242424242');
  await button.click();
  await expect(said).toHaveText('success complete');
  expect(await page.content()).not.toContain('4242424242');
});

test('the bank of a buyer asks in a frame of its own, and its no is not the end', async ({ page }) => {
  await openFields(page);
  const said = page.locator('output');
  const bank = page.frameLocator('iframe[title="Your bank"]');
  await typeCard(page, '4000000000003220');
  await page.getByRole('button', { name: 'Pay' }).click();
  await bank.getByRole('button', { name: 'Fail' }).click();
  await expect(said).toHaveText('error');
  await page.getByRole('button', { name: 'Pay' }).click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  await expect(said).toHaveText('success complete');
});
