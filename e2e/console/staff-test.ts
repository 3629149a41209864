import { expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { presentCode } from '../../packages/testkit/src/present-code.ts';
import { staffOfDemo } from '../../packages/testkit/src/world/people/staff-of-demo.ts';
import { readServicesEnv } from '../../tools/services/env.ts';
import { consoleUrl } from '../env.ts';
import { test as siteTest } from '../site-test.ts';

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
  /** Signs somebody in by the API, and opens an address of the console. */
  readonly openAs: (role: Role, path?: string) => Promise<void>;
}

const part = () => Math.floor(Math.random() * 250) + 1;

export const test = siteTest.extend<StaffFixtures>({
  // Limits go by the address of the sender: each run has its own.
  extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  openAs: async ({ page }, use) => {
    await use(async (role, path = '/leads') => {
      // By the browser, which knows *.localhost where a resolver does not.
      await page.goto(consoleUrl('/sign-in'));
      // A test beside this one may use the same person's code first.
      await expect(async () => {
        expect([role, await signInByApi(page, staffOf[role].email)]).toEqual([role, 200]);
      }).toPass({ timeout: 15_000 });
      await page.goto(consoleUrl(path));
    });
  },
});

async function signInByApi(page: Page, email: string): Promise<number> {
  await forgetCodes(email);
  return page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/sign-in/password', request)).status;
    },
    { email, ...(await proofs()) },
  );
}

/** A code counts once: what another test has used counts again. */
export async function forgetCodes(email: string): Promise<void> {
  const client = new Client({ connectionString: readServicesEnv().DATABASE_LOADER_URL });
  await client.connect();
  try {
    await client.query('update staff set code_step = null where email = $1', [email]);
  } finally {
    await client.end();
  }
}

/** What everybody of the demo world knows and has. */
export async function proofs(): Promise<{ readonly password: string; readonly code: string }> {
  return { password: staffOfDemo.password, code: await presentCode(staffOfDemo.codeSecret) };
}

/** The rows of the inbox that are in the document. */
export const rowsOf = (page: Page) => page.locator('a.lead');
