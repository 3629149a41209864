import { expect, type Page } from '@playwright/test';
import { siteUrl, simulatorPort } from './env.ts';
import { requestSite } from './request-site.ts';
import { test, untilLive } from './site-test.ts';
import { carsOf } from './vehicle-page.ts';
import { wcagFaults } from './wcag-violations.ts';
import { withSettings } from './with-settings.ts';

/** A site that no other journey visits: its settings change while this one runs. */
const slug = 'moreton-toyota';
const search = '/search/cars';
const vendor = 'https://chat.example';
const simulator = `http://127.0.0.1:${simulatorPort}`;

test.describe.configure({ mode: 'serial' });

/** One project is enough, and two would put back each other's settings. */
test.skip(({ site, device }) => site.slug !== 'bigyard' || device !== 'phone', 'once for all sites');

let putBack: (() => Promise<void>) | null = null;
test.beforeEach(async () => {
  putBack ??= await withSettings(slug, {
    contact: {
      hasChat: true,
      chatScriptUrl: `${vendor}/chat/widget.js`,
      chatOpens: { call: 'StandInChat.open', word: null },
    },
  });
});
test.afterAll(async () => putBack?.());

const policyOf = async (of: string, path: string) =>
  String((await requestSite(of, path)).headers['content-security-policy']);

/** The vendor's host is the simulator's: what the browser asks of the one, the other answers. */
async function openCar(page: Page, answer: 'simulated' | 'refused' = 'simulated'): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${vendor}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (answer === 'refused') return route.abort();
    const response = await fetch(simulator + pathname);
    const contentType = response.headers.get('content-type') ?? '';
    return route.fulfill({ status: response.status, contentType, body: await response.text() });
  });
  const [path = ''] = await carsOf(slug, search);
  await expect.poll(() => policyOf(slug, path)).toContain(vendor);
  await page.goto(siteUrl(slug, path));
  await untilLive(page);
  return asked;
}

const orderFault = async (fault: object) =>
  fetch(`${simulator}/faults`, { method: 'PUT', body: JSON.stringify({ vendor: 'chat', ...fault }) });
const chatButton = (page: Page) => page.getByRole('link', { name: 'Chat with us' });

test('TALK-1 VDP-5.3 The chat is loaded when it is pressed, and opens', async ({ page }) => {
  const asked = await openCar(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await chatButton(page).click();
  await expect(page.frameLocator('iframe[title="Chat"]').getByText('This is a demonstration')).toBeVisible();
  expect(asked).toEqual(['/chat/widget.js', '/chat/window']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chatButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe[title="Chat"]')).toHaveCount(1);
  expect(asked).toHaveLength(2);
});

test('TALK-1 No other site lets the vendor in', async () => {
  const [path = ''] = await carsOf('bigyard');
  const other = await policyOf('bigyard', path);
  expect(other).toContain("script-src 'self'");
  expect(other).not.toContain('chat.example');
});

for (const [name, fault] of [
  ['refuses', { status: 503 }],
  ['talks nonsense', { garbage: true }],
  ['takes too long', { delayMs: 9_000 }],
] as const) {
  test(`TALK-1 A chat that ${name} opens the enquiry, and says why`, async ({ page }) => {
    await openCar(page);
    await orderFault(fault);
    try {
      // What is no script breaks in the console, as it would at the vendor's.
      if (name === 'talks nonsense') page.removeAllListeners('pageerror');
      await chatButton(page).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText('Our chat isn’t answering', { timeout: 8_000 });
      await expect(dialog.getByRole('button', { name: 'Send' })).toBeVisible();
      expect(await wcagFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(chatButton(page)).toBeFocused();
    } finally {
      await fetch(`${simulator}/faults`, { method: 'DELETE' });
    }
  });
}

test('TALK-1 A chat whose host is away opens the enquiry', async ({ page }) => {
  await openCar(page, 'refused');
  await chatButton(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Our chat isn’t answering');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('TALK-1 The chat button leads to the enquiry', async ({ page }) => {
    const [path = ''] = await carsOf(slug, search);
    await expect.poll(() => policyOf(slug, path)).toContain(vendor);
    await page.goto(siteUrl(slug, path));
    await chatButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('form.form')).toBeVisible();
  });
});
