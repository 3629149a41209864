import { expect, test } from '@playwright/test';
import { servePage, type ServedPage } from './serve-page.ts';
import { colourViolations, wcagFaults, wcagViolations } from './wcag-violations.ts';

const page = (body: string) => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Harness</title>
  </head>
  <body><main><h1>Harness</h1>${body}</main></body>
</html>`;

const sound = '<label>Postcode <input name="postcode"></label>';
/** A field without a label, a picture without a text, and grey on grey: what a theme or a block gets wrong. */
const flawed = `<input name="postcode"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
  <p style="color: #999; background: #aaa">Drive away</p>`;

let served: ServedPage | undefined;
test.afterEach(() => served?.close());

test('A page of the loopback is rendered at the size of the project', async ({ page: tab, viewport }) => {
  served = await servePage(page(sound));
  await tab.goto(served.url);
  await expect(tab.getByRole('heading', { name: 'Harness' })).toBeVisible();
  await expect(tab.getByLabel('Postcode')).toBeEditable();
  expect(await tab.evaluate(() => window.innerWidth)).toBe(viewport?.width);
});

const ids = (violations: Awaited<ReturnType<typeof wcagViolations>>) => violations.map(({ id }) => id).sort();

test('The accessibility check passes a sound page', async ({ page: tab }) => {
  served = await servePage(page(sound));
  await tab.goto(served.url);
  expect(await wcagFaults(tab)).toEqual([]);
  expect(await colourViolations(tab)).toEqual([]);
});

test('The accessibility check finds what is planted', async ({ page: tab }) => {
  served = await servePage(page(flawed));
  await tab.goto(served.url);
  expect(ids(await wcagViolations(tab))).toEqual(['color-contrast', 'image-alt', 'label']);
  expect(ids(await colourViolations(tab))).toEqual(['color-contrast']);
});
