import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerWith, openLead, send } from './answering.ts';
import { ask } from './ask.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { test } from './staff-test.ts';

const picture = join(import.meta.dirname, '../../apps/worker/test/replies/with-place.jpg');

test('CON-2.2 A picture that a buyer answers with is seen in the lead and opens, and a paper is saved', async ({
  page,
  openAs,
}) => {
  const [name, email] = [`Pearl ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.com`];
  await ask({ name, email });
  await openLead(page, openAs, name);
  const question = `Could you send a photo? ${randomUUID().slice(0, 8)}`;
  await send(page, 'Email', question);
  await answerWith({
    email,
    question,
    text: 'Here they are.',
    attachments: [
      { filename: 'front of it.jpg', content: await readFile(picture) },
      { filename: 'rego.pdf', content: Buffer.from(`%PDF-1.7\n${randomUUID()}\n%%EOF\n`) },
      { filename: 'list.docx', content: 'PK' },
    ],
  });
  await expect(page.getByText('Not kept: list.docx.')).toBeVisible({ timeout: 20_000 });
  const small = page.getByRole('button', { name: /^Open front of it\.jpg/ });
  await expect(small).toBeVisible();
  await expect
    .poll(() => small.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
  await isFreeOfFaults(page);

  await small.click();
  const dialog = page.getByRole('dialog', { name: 'front of it.jpg' });
  const large = dialog.getByRole('img');
  await expect(large).toBeVisible();
  await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
  const box = await large.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.width).toBeGreaterThan(Math.min(width, 640) * 0.8);
  await isFreeOfFaults(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(small).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /rego\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe('rego.pdf');
});
