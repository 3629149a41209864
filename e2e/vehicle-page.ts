import { expect, type Locator, type Page } from '@playwright/test';
import { requestSite } from './request-site.ts';

/** The addresses of the cars on a page of a site's search. */
export async function carsOf(slug: string, path = '/search/new-used-and-demo-cars'): Promise<string[]> {
  const { body } = await requestSite(slug, path);
  const found = [...body.matchAll(/<h3 class="card-title"><a href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

/** A car with enough photos to look through. */
export async function carWithPhotos(slug: string): Promise<string> {
  for (const path of await carsOf(slug)) {
    const { body } = await requestSite(slug, path);
    if (body.includes('id="photo-3"')) return path;
  }
  throw new Error(`no car of ${slug} has three photos`);
}

/** A car that was sold lately: the search lists such last. */
export async function soldCar(slug: string): Promise<string> {
  const { body } = await requestSite(slug, '/search/new-used-and-demo-cars');
  const pages = [...body.matchAll(/page=(\d+)/g)].map(([, number]) => Number(number));
  for (let number = Math.max(1, ...pages), tries = 0; number > 0 && tries < 3; number -= 1, tries += 1) {
    const last = await requestSite(slug, `/search/new-used-and-demo-cars?page=${number}`);
    const [, card = ''] = /data-state="sold">(.*?)<\/h3>/.exec(last.body) ?? [];
    const [, href] = /<h3 class="card-title"><a href="([^"]+)"/.exec(card) ?? [];
    if (href !== undefined) return href;
  }
  throw new Error(`no car of ${slug} was sold lately`);
}

export function photoRow(page: Page): Locator {
  return page.getByRole('group', { name: /^Photos of the/ });
}

export function viewer(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Photos of the/ });
}

/** Which of the photos is in sight, from 1. */
export async function photoInSight(page: Page): Promise<number> {
  return photoRow(page).evaluate((row) => Math.round(row.scrollLeft / row.clientWidth) + 1);
}
