import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';

/** Cards of the stand-in, told by their numbers. */
export const cards = {
  good: '4242 4242 4242 4242',
  planted: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  empty: '4000 0000 0000 9995',
  lost: '4000 0000 0000 9987',
  expired: '4000 0000 0000 0069',
  slow: '4000 0000 0000 6009',
  checked: '4000 0000 0000 3220',
} as const;

export const checkoutUrl = (site: string, car: string) => siteUrl(site, `/cars/${car}/checkout`);

/** Who reserves: the first step. */
export async function fillDetails(page: Page): Promise<string> {
  const email = `priya-${Date.now()}@example.com`;
  await page.getByRole('textbox', { name: 'First name' }).fill('Priya');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Natarajan');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0491 570 006');
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('2065');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check it, then pay');
  return email;
}

/** Types a card into the provider's fields, which are in a frame of another origin. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('.hosted-place iframe');
  await fields.locator('input[name=number]').fill(number);
  await fields.locator('input[name=expiry]').fill('08 / 29');
  await fields.locator('input[name=cvc]').fill('123');
}

/** Agrees to the terms and presses the one button. */
export async function pressPay(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox', { name: /^I have read/ });
  if (!(await terms.isChecked())) await terms.check();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
