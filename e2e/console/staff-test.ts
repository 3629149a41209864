import type { Page } from '@playwright/test';
import { createHash, randomBytes } from 'node:crypto';
import { presentCode } from '../../packages/testkit/src/present-code.ts';
import { staffOfDemo } from '../../packages/testkit/src/world/people/staff-of-demo.ts';
import { consoleUrl } from '../env.ts';
import { test as siteTest } from '../site-test.ts';
import { asLoader } from './as-loader.ts';

/** One of each role of the demo world: those of a dealership are of Harbourside Mazda. */
export const staffOf = {
  operator: { name: 'Forecourt Operator', email: 'operator@forecourt.example' },
  group_manager: { name: 'Caroline Whitlock', email: 'caroline.whitlock@harbourside-mazda.example' },
  dealership_manager: { name: 'Arjun Iyer', email: 'arjun.iyer@harbourside-mazda.example' },
  sales_manager: { name: 'Priya Nair', email: 'priya.nair@harbourside-mazda.example' },
  sales: { name: 'Mia Petrovic', email: 'mia.petrovic@harbourside-mazda.example' },
  service: { name: 'Jo Baptiste', email: 'jo.baptiste@harbourside-mazda.example' },
  stock: { name: 'Tane Rewi', email: 'tane.rewi@harbourside-mazda.example' },
  website: { name: 'Nadia Rossi', email: 'nadia.rossi@harbourside-mazda.example' },
  finance: { name: 'Graham Yuen', email: 'graham.yuen@harbourside-mazda.example' },
} as const;

export type Role = keyof typeof staffOf;

interface StaffFixtures {
  /** Opens an address of the console as somebody who is signed in. */
  readonly openAs: (role: Role, path?: string) => Promise<void>;
}

const part = () => Math.floor(Math.random() * 250) + 1;

export const test = siteTest.extend<StaffFixtures>({
  // Limits go by the address of the sender: each run has its own.
  extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  openAs: async ({ page }, use) => {
    await use((role, path = '/leads') => openSignedIn(page, staffOf[role].email, path));
  },
});

/** Opens an address of the console as anybody of the demo world. */
export async function openSignedIn(page: Page, email: string, path: string): Promise<void> {
  const value = await newSession(email);
  await page.context().addCookies([{ name: 'staff', value, url: consoleUrl() }]);
  await page.goto(consoleUrl(path));
}

/** A session that just began, as ways in leave it: one person may try these ten times in a quarter of an hour. */
async function newSession(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await asLoader(
    `insert into staff_sessions (staff_id, token_hash, expires_at, method)
      select id, $2, now() + interval '1 hour', 'password' from staff where email = $1`,
    [email, createHash('sha256').update(token).digest()],
  );
  return token;
}

/** As if whoever is signed in had done that a while ago. */
export async function ageSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies(consoleUrl());
  const token = cookies.find(({ name }) => name === 'staff')?.value ?? '';
  await asLoader(
    `update staff_sessions set proved_at = now() - interval '11 minutes' where token_hash = $1`,
    [createHash('sha256').update(token).digest()],
  );
}

/** A code counts once: what another test has used counts again. */
export async function forgetCodes(email: string): Promise<void> {
  await asLoader('update staff set code_step = null where email = $1', [email]);
}

/** What everybody of the demo world knows and has. */
export async function proofs(): Promise<{ readonly password: string; readonly code: string }> {
  return { password: staffOfDemo.password, code: await presentCode(staffOfDemo.codeSecret) };
}

/** The rows of the inbox that are in the document. */
export const rowsOf = (page: Page) => page.locator('a.lead');

/** Passkeys of a device of this test's own. */
export async function withPasskeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
