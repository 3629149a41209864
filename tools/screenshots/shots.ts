import type { Page } from '@playwright/test';

export const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;

export interface Shot {
  readonly site: string;
  readonly name: string;
  readonly path: string;
  readonly size: keyof typeof sizes;
  readonly scheme?: 'light' | 'dark';
  readonly prepare?: (page: Page) => Promise<void>;
}

/** One dealer of each template, and those that should least look like them. */
const templates = ['harbourside-mazda', 'bigyard', 'hallam-and-sons'];
const others = [
  'moreton-toyota',
  'pemberton',
  'meridian-electric',
  'coastline-suzuki',
  'wanderlight-caravans',
  'ironbark-motorcycles',
  'kestrel',
];
const search = '/search/new-used-and-demo-cars';

const firstCar = async (page: Page) => {
  const href = await page.locator('article.card a[href^="/cars/"]').first().getAttribute('href');
  await page.goto(new URL(href ?? '/', page.url()).href, { waitUntil: 'networkidle' });
};

const firstTwoCompared = async (page: Page) => {
  const cards = page.locator('article.card a[href^="/cars/"]');
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [one = '', other = ''] = [...new Set(hrefs)].map((href) => href.replace('/cars/', ''));
  await page.goto(new URL(`/compare?cars=${one},${other}`, page.url()).href, { waitUntil: 'networkidle' });
};

const filters = async (page: Page) =>
  page
    .getByText(/^Filters/)
    .first()
    .click();

const firstMenu = async (page: Page) => page.locator('nav[aria-label=Main] summary').first().click();

/** Everything that is worth a look, and nothing twice. */
export const shots: readonly Shot[] = [
  ...templates.flatMap((site) =>
    (['phone', 'tablet', 'desktop'] as const).flatMap((size): readonly Shot[] => [
      { site, name: 'home', path: '/', size },
      { site, name: 'search', path: search, size },
    ]),
  ),
  ...templates.flatMap((site): readonly Shot[] => [
    { site, name: 'filters', path: search, size: 'phone', prepare: filters },
    { site, name: 'menu', path: search, size: 'desktop', prepare: firstMenu },
    { site, name: 'car', path: search, size: 'phone', prepare: firstCar },
    { site, name: 'car', path: search, size: 'desktop', prepare: firstCar },
    { site, name: 'sign-in', path: '/sign-in', size: 'phone' },
    { site, name: 'nothing-found', path: `${search}?query=zeppelin`, size: 'desktop' },
    { site, name: 'missing-page', path: '/no-such-page', size: 'phone' },
  ]),
  { site: 'bigyard', name: 'compare', path: search, size: 'phone', prepare: firstTwoCompared },
  ...others.flatMap((site): readonly Shot[] => [
    { site, name: 'home', path: '/', size: 'desktop' },
    { site, name: 'search', path: search, size: 'phone' },
  ]),
];

/** What a buyer compares dealers by, of every site: one row of a contact sheet each. */
export const sheetRows = (size: Shot['size']): readonly (readonly Shot[])[] =>
  [...templates, ...others].map((site) => [
    { site, name: 'home', path: '/', size },
    { site, name: 'search', path: search, size },
    { site, name: 'car', path: search, size, prepare: firstCar },
  ]);
