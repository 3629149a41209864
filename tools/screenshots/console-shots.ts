import type { Browser, Page } from '@playwright/test';
import { presentCode } from '../../packages/testkit/src/present-code.ts';
import { staffOfDemo } from '../../packages/testkit/src/world/people/staff-of-demo.ts';
import type { Shot } from './shots.ts';

const site = 'console';

const firstLead = async (page: Page) => {
  await page.locator('a.lead').first().click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForTimeout(1_000);
};

/** What staff see, as a manager of Harbourside Mazda. */
export const consoleShots: readonly Shot[] = [
  { site, name: 'sign-in', path: '/sign-in', size: 'desktop' },
  { site, name: 'today', path: '/today', size: 'desktop' },
  { site, name: 'today', path: '/today', size: 'phone', scheme: 'dark' },
  { site, name: 'leads', path: '/leads', size: 'desktop', prepare: firstLead },
  { site, name: 'leads', path: '/leads', size: 'phone' },
  { site, name: 'lead', path: '/leads', size: 'phone', prepare: firstLead },
  { site, name: 'lead-dark', path: '/leads', size: 'desktop', scheme: 'dark', prepare: firstLead },
  { site, name: 'deliveries', path: '/deliveries', size: 'desktop' },
  { site, name: 'people', path: '/people', size: 'desktop' },
  { site, name: 'audit', path: '/audit', size: 'desktop' },
];

type SignedIn = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** As somebody signs in by password and code; a code counts once, so all pictures are taken in one session. */
export async function signInToConsole(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/sign-in`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/sign-in/password', { method: 'POST', headers, body });
      return response.status;
    },
    JSON.stringify({
      email: 'arjun.iyer@harbourside-mazda.example',
      password: staffOfDemo.password,
      code: await presentCode(staffOfDemo.codeSecret),
    }),
  );
  if (status !== 200) throw new Error(`Signing in to the console was answered with ${status}`);
  const state = await context.storageState();
  await context.close();
  return state;
}
