import { expect, test as base, type Page } from '@playwright/test';
import { twoSites, type DemoSite } from './demo-sites.ts';
import { siteUrl } from './env.ts';

export interface SiteOptions {
  /** The site that a project visits. */
  readonly site: DemoSite;
  readonly device: 'phone' | 'tablet' | 'desktop';
}

export interface SiteFixtures {
  /** Opens a page of the site and waits until it is hydrated and a promotion is put away. */
  readonly visit: (path?: string) => Promise<void>;
  /** What a browser refused to run, and what broke; a test fails when there is anything. */
  readonly troubles: string[];
}

export const test = base.extend<SiteOptions & SiteFixtures>({
  site: [twoSites[0], { option: true }],
  device: ['desktop', { option: true }],
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = [];
      page.on('pageerror', ({ message }) => troubles.push(message));
      page.on('console', (line) => {
        if (/Content Security Policy|[Hh]ydrat|[Mm]inified React/.test(line.text())) {
          troubles.push(line.text());
        }
      });
      await use(troubles);
      if (troubles.length > 0) throw new Error(`the page had troubles:\n${troubles.join('\n')}`);
    },
    { auto: true },
  ],
  visit: async ({ page, site }, use) => {
    await use(async (path = '/') => {
      await page.goto(siteUrl(site.slug, path));
      await untilLive(page);
      if (path === '/' && site.hasPopup) await putAwayPromotion(page);
    });
  },
});

interface ReactRoot {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } };
}

/** Before this a press does what the plain document does, which other tests look at. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const app = document.querySelector('#app');
    const [, root] = Object.entries(app ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    // Hydration runs in a transition, in slices; only behind the last one the page is React's.
    return (root as ReactRoot | undefined)?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Once a visit (RULE-12): a second page of the same visit has none to put away. */
export async function putAwayPromotion(page: Page): Promise<void> {
  if (await page.evaluate(() => sessionStorage.getItem('promotion-shown') !== null)) return;
  await showPromotion(page);
  await page.locator('.strip').getByRole('button', { name: 'Close' }).click();
  await page.evaluate(() => scrollTo(0, 0));
}

/** It comes once the first screen is scrolled by, by a script of its own. */
export async function showPromotion(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, innerHeight - (scrollY % 2)));
    await expect(page.locator('.strip')).toBeVisible({ timeout: 300 });
  }).toPass();
}
