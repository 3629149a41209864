import { expect, test } from '@playwright/test';
import { carKinds, findCar, type CarKind } from './car-kinds.ts';
import { isFull, siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { wcagFaults } from './wcag-violations.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Three templates, and what is no car. In CI the first of them that has a kind stands for all. */
const sites = ['harbourside-mazda', 'bigyard', 'hallam-and-sons', 'moreton-toyota', 'meridian-electric'];
const kinds: readonly { readonly name: string; readonly kind: CarKind; readonly sites: readonly string[] }[] =
  [
    ...(Object.keys(carKinds) as CarKind[]).map((kind) => ({ name: kind, kind, sites })),
    { name: 'a motorcycle', kind: 'a car', sites: ['ironbark-motorcycles'] },
    { name: 'a caravan', kind: 'a car', sites: ['wanderlight-caravans'] },
    { name: 'a reserved caravan', kind: 'a reserved car', sites: ['wanderlight-caravans'] },
  ];

for (const { name, kind, sites: askedSites } of kinds) {
  test(`TEN-7 VDP-1.1 DATA-1 The page of ${name} is whole on every screen, with no violation of WCAG A and AA`, async ({
    page,
  }) => {
    test.setTimeout(isFull ? 300_000 : 120_000);
    const faults: string[] = [];
    let seen = 0;
    for (const slug of askedSites) {
      const path = await findCar(slug, kind);
      if (path === null) continue;
      seen += 1;
      for (const size of sizes) {
        const where = `${slug}${path} at ${size.width}`;
        await page.setViewportSize(size);
        await page.goto(siteUrl(slug, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        faults.push(...(await findOverflow(page)).map((fault) => `${where}: ${fault}`));
        const words = await page.locator('main').innerText();
        const senseless = /\b(undefined|null|NaN|\[object|Invalid Date)\b/.exec(words);
        if (senseless) faults.push(`${where}: says ${senseless[0]}`);
        if (!(await page.locator('.buybox .btn').first().isVisible()))
          faults.push(`${where}: offers nothing`);
      }
      faults.push(...(await wcagFaults(page)).map((fault) => `${slug}: ${fault}`));
      if (!isFull) break;
    }
    expect(seen, `no site has ${name}`).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
}
