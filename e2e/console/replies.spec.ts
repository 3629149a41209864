import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { simulatorPort, smsNumber } from '../env.ts';
import { newMobile } from '../sent-messages.ts';
import { answerWith, openLead, promise, send } from './answering.ts';
import { ask } from './ask.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { test } from './staff-test.ts';

const timeoutMs = 5_000;

test('CON-2.2 MAIL-1 A buyer is answered by email, answers back into the lead, and waits again', async ({
  page,
  openAs,
}) => {
  const [name, email] = [`Pearl ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.com`];
  await ask({ name, email });
  await openLead(page, openAs, name);
  await send(page, 'Email', 'It is here. Come at ten on Saturday?');
  await answerWith({ email, question: 'Come at ten on Saturday?', text: 'Ten suits us well.' });
  await expect(page.getByText('Ten suits us well.').last()).toBeVisible();
  await expect(page.getByText(/answered by email/).last()).toBeVisible();
  await expect(promise(page)).not.toContainText('Answered');
  await isFreeOfFaults(page);
});

test('CON-2.2 A buyer is answered by text, texts back into the lead, and waits again', async ({
  page,
  openAs,
}) => {
  const [name, phone] = [`Pearl ${randomUUID().slice(0, 8)}`, newMobile()];
  await ask({ name, phone });
  await openLead(page, openAs, name);
  await send(page, 'Text', 'It is here. Come at ten?');
  const from = `+61${phone.slice(1)}`;
  const answered = await fetch(`http://127.0.0.1:${simulatorPort}/sms/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from, to: smsNumber, text: 'See you at ten.' }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  expect(await answered.json()).toMatchObject({ status: 200 });
  await expect(page.getByText('See you at ten.').last()).toBeVisible();
  await expect(page.getByText(/answered by text/).last()).toBeVisible();
  await expect(promise(page)).not.toContainText('Answered');
  await isFreeOfFaults(page);
});
