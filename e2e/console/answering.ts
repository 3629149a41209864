import { expect, type Page } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { readServicesEnv } from '../../tools/services/env.ts';
import { answersPort } from '../env.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { rowsOf, type Role } from './staff-test.ts';
import { writeAs } from './write-as.ts';

const { MAIL_HTTP_PORT } = readServicesEnv();
const timeoutMs = 5_000;

export async function openLead(
  page: Page,
  openAs: (role: Role, path?: string) => Promise<void>,
  name: string,
) {
  await openAs('sales', `/leads?q=${encodeURIComponent(name)}`);
  await rowsOf(page).filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Writes in the way that is chosen, and waits until it went out. */
export async function send(page: Page, way: 'Email' | 'Text', text: string): Promise<void> {
  await writeAs(page, way);
  await page.getByRole('textbox', { name: way }).fill(text);
  await isFreeOfFaults(page);
  await page
    .locator('form.compose')
    .getByRole('button', { name: /^Send\b/ })
    .click();
  await expect(page.getByText(text).last()).toBeVisible();
  await expect(promise(page)).toContainText('Answered');
  await expect(page.getByText('Sent', { exact: true }).last()).toBeVisible({ timeout: 20_000 });
}

export const promise = (page: Page) => page.getByRole('region', { name: 'What was promised' });

/** The address that the mail with these words asks its reader to answer to. */
async function answerAddressOf(to: string, text: string): Promise<string> {
  const url = `http://127.0.0.1:${MAIL_HTTP_PORT}/messages`;
  const listed = await fetch(`${url}?to=${to}`, { signal: AbortSignal.timeout(timeoutMs) });
  const mails = (await listed.json()) as readonly { readonly id: number; readonly text: string }[];
  const id = mails.find((mail) => mail.text.includes(text))?.id;
  const source = await fetch(`${url}/${id}/source`, { signal: AbortSignal.timeout(timeoutMs) });
  return /^Reply-To:\s+<?([\w+.-]+@[\w.-]+)/im.exec(await source.text())?.[1] ?? '';
}

interface Answering {
  readonly email: string;
  /** Words of the mail that is answered. */
  readonly question: string;
  readonly text: string;
  readonly attachments?: readonly { readonly filename: string; readonly content: Buffer | string }[];
}

/** A buyer answers a mail of the lead, as a mail program does. */
export async function answerWith({ email, question, text, attachments = [] }: Answering): Promise<void> {
  const to = await answerAddressOf(email, question);
  expect(to).toMatch(/^reply\+/);
  const transport = createTransport({ host: '127.0.0.1', port: answersPort, ignoreTLS: true });
  await transport.sendMail({ from: email, to, subject: 'Re: The car', text, attachments: [...attachments] });
}
