import { expect, type Page } from '@playwright/test';

/** Chooses what to write on a lead. On a phone the ways stand over the field once it is used. */
export async function writeAs(page: Page, way: 'Text' | 'Email' | 'Log a call' | 'Note'): Promise<void> {
  const form = page.locator('form.compose');
  const field = form.getByRole('textbox').last();
  await expect(field).toBeVisible();
  const button = form.getByRole('button', { name: way, exact: true });
  if (!(await button.isVisible())) await field.focus();
  await button.click();
}
