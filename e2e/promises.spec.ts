import { expect } from '@playwright/test';
import { siteUrl } from './env.ts';
import { everySlug } from './demo-sites.ts';
import { requestSite } from './request-site.ts';
import { sitePromises, type SitePromises } from './site-promises.ts';
import { test } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

test('TEN-9.3 Money back stands by its name with each of its conditions', async ({ page }) => {
  await page.goto(siteUrl('bigyard', '/money-back'));
  expect(await wcagFaults(page)).toEqual([]);
  const promise = page.locator('.promise').filter({ hasText: '48-hour money-back guarantee' });
  await expect(promise.locator('li')).toHaveText([
    'Tell us within 2 consecutive days of delivery.',
    'Bring it back by 5pm the next day.',
    'Drive it no more than 300 km.',
    'At most 2 cars for each customer in 12 months.',
  ]);
  await expect(page.locator('[data-block=promises]')).toContainText(
    'These are all the conditions there are.',
  );
});

test('TEN-9.4 LAW-2.9 The engine guarantee stands in the dealer’s words, with what the law adds', async ({
  page,
}) => {
  await page.goto(siteUrl('hallam-and-sons', '/warranty'));
  const block = page.locator('[data-block=promises]');
  await expect(block.getByRole('heading', { name: 'Engine guarantee' })).toBeVisible();
  await expect(block).toContainText('Lifetime engine guarantee: buy your Isuzu new from us');
  await expect(block).toContainText('Our goods come with guarantees that cannot be excluded');
});

test('TEN-9.5 The warranty of a new car, and how long some of it can grow', async ({ page }) => {
  await page.goto(siteUrl('moreton-toyota', '/warranty'));
  const block = page.locator('[data-block=promises]');
  await expect(block).toContainText('5-year unlimited kilometre warranty on new cars');
  await expect(block).toContainText('grows to as long as 10 years');
  await page.goto(siteUrl('hallam-and-sons', '/warranty'));
  await expect(block).toContainText('6-year, 150,000 km warranty on new cars');
  await expect(block).not.toContainText('grows to as long as');
});

test('LAW-2.9 A vehicle page says whether a buyer can change their mind, and the terms do too', async ({
  page,
}) => {
  const { body } = await requestSite('bigyard', '/sitemap-cars-1.xml');
  const path = /<loc>[^<]+(\/cars\/[^<]+)<\/loc>/.exec(body)?.[1] ?? '';
  await page.goto(siteUrl('bigyard', path));
  await expect(page.locator('.buybox')).toContainText(
    'Cooling off in Victoria: once you sign, a private buyer has',
  );
  await expect(page.locator('.buybox')).toContainText('$100 or 1% of the price, whichever is more');
  await page.goto(siteUrl('bigyard', '/terms-and-conditions'));
  await expect(page.locator('[data-block=rights]')).toContainText('Cooling off in Victoria');
  await page.goto(siteUrl('hallam-and-sons', '/terms-and-conditions'));
  await expect(page.locator('[data-block=rights]')).toContainText('if we arrange your loan');
});

test('LAW-2.10 A safety rating stands with its year', async ({ page }) => {
  const { body } = await requestSite('harbourside-mazda', '/sitemap-cars-1.xml');
  const paths = [...body.matchAll(/<loc>[^<]+(\/cars\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const texts = await Promise.all(
    paths.slice(0, 24).map(async (path) => plain((await requestSite('harbourside-mazda', path)).body)),
  );
  const rated = texts
    .flatMap((text) => [...text.matchAll(/\d stars?\b.{0,40}/g)].map(([said]) => said))
    .filter((said) => !/review|out of|rating of 5/i.test(said));
  expect(rated.length).toBeGreaterThan(0);
  for (const said of rated) expect(said).toMatch(/\(20\d\d\)|ANCAP, by the rules of 20\d\d/);
  await page.goto(siteUrl('harbourside-mazda', paths[0] ?? '/'));
});

/** The words of a document as a visitor reads them. */
function plain(body: string): string {
  return body
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');
}

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};
const amount = (said: string) => words[said.toLowerCase()] ?? Number(said.replaceAll(',', ''));

/** What pages say of money back and of warranties, and what a site may say there by its settings. */
const rules: readonly {
  readonly said: RegExp;
  readonly may: (promises: SitePromises) => readonly number[];
}[] = [
  { said: /(\d+)[- ]hour money[- ]back/gi, may: ({ moneyBack }) => [moneyBack.days * 24] },
  { said: /within (\d+) (?:consecutive )?days of delivery/gi, may: ({ moneyBack }) => [moneyBack.days] },
  { said: /no more than ([\d,]+) km/gi, may: ({ moneyBack }) => [moneyBack.mostKm] },
  { said: /hours(?: and|,) ([\d,]+) km/gi, may: ({ moneyBack }) => [moneyBack.mostKm] },
  {
    said: /(\d+|five|six|seven|ten)[- ]year,? (?:unlimited|[\d,]+ km)/gi,
    may: ({ newWarranty }) => [newWarranty.years],
  },
  { said: /(\d+)-year warranty on used/gi, may: ({ usedWarranty }) => [usedWarranty.standardYears] },
  { said: /(\d+)-year mechanical/gi, may: ({ usedWarranty }) => [usedWarranty.mechanicalYears] },
  { said: /(\d+) months of roadside/gi, may: ({ roadsideMonths }) => [roadsideMonths] },
];

for (const slug of everySlug) {
  test(`TEN-9.3 TEN-9.5 What the pages of ${slug} promise is what its settings say`, async () => {
    test.setTimeout(180_000);
    const promises = await sitePromises(slug);
    const { body } = await requestSite(slug, '/sitemap-pages.xml');
    const listed = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
    const paths = listed
      .filter((path) => !/^\/(?:search|models|dealerships|directory)\b/.test(path))
      .slice(0, 80);
    const faults: string[] = [];
    for (const path of paths) {
      const text = plain((await requestSite(slug, path)).body);
      if (/\{\w+\}/.test(text)) faults.push(`${path}: an empty place`);
      if (!promises.shown.includes('moneyBack') && /money[- ]back/i.test(text))
        faults.push(`${path}: money back`);
      for (const { said, may } of rules) {
        for (const [match, figure = ''] of text.matchAll(said)) {
          if (!may(promises).includes(amount(figure))) faults.push(`${path}: ${match}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(paths.length).toBeGreaterThan(8);
  });
}
