import { expect } from '@playwright/test';
import { chips, openFilters } from './search-page.ts';
import { test } from './site-test.ts';

/** Limits go by the address of the sender: each run has its own. */
const part = () => Math.floor(Math.random() * 250) + 1;
test.use({ extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` } });

const results = '/search/new-used-and-demo-cars';

test.describe('without a network', () => {
  test('FORM-1 A26 an enquiry blames nobody, loses nothing, and is sent once there is one', async ({
    page,
    visit,
    context,
  }) => {
    await visit('/contact');
    const form = page.locator('form.form').first();
    await form.locator('[name=name]').fill('Ann Buyer');
    await form.locator('[name=reach]').fill('ann@example.com');
    await form.locator('textarea').first().fill('Is it still there?');
    for (const select of await form.locator('select[required]').all()) {
      if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
    }
    await context.setOffline(true);
    await form.getByRole('button').last().click();
    const notice = form.locator('.notice');
    await expect(notice).toContainText('You’re offline. Nothing is lost');
    await expect(notice).toBeFocused();
    await expect(form.locator('.errsum')).toHaveCount(0);
    await expect(form.locator('[name=name]')).toHaveValue('Ann Buyer');
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/success/);
  });

  test('A26 a form that is posted as a document stays, and says so', async ({ page, visit, context }) => {
    await visit('/sign-in');
    const form = page.locator('main form[method=post]').first();
    await form.locator('input:not([type=hidden])').first().fill('0491 570 156');
    await context.setOffline(true);
    await form.getByRole('button').first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
    await expect(form.locator('input:not([type=hidden])').first()).toHaveValue('0491 570 156');
    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
  });

  test('SRCH-9 A26 the sort goes back to what the results show, boxes keep what was ticked, and all is caught up on', async ({
    page,
    visit,
    context,
    device,
  }) => {
    await visit(results);
    const sort = page.locator('.sort select').filter({ visible: true });
    const before = await sort.inputValue();
    const cars = () => page.locator('.results .card a').first().getAttribute('href');
    const first = await cars();
    await context.setOffline(true);
    await sort.selectOption({ index: 2 });
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
    await expect(sort).toHaveValue(before);
    const filters = await openFilters(page);
    const box = filters.locator('label.check:not(.off)').first();
    await box.click();
    const said = device === 'phone' ? page.getByRole('dialog', { name: 'Filters' }) : page;
    await expect(said.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
    await expect(box.locator('input')).toBeChecked();
    expect(await cars()).toBe(first);
    await context.setOffline(false);
    await expect(page.getByText('You’re offline')).toHaveCount(0);
    await expect(chips(page)).toHaveCount(1);
    await expect(box.locator('input')).toBeChecked();
  });
});
