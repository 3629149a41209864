import { expect, type Page } from '@playwright/test';
import { siteUrl } from './env.ts';
import { findOverflow } from './find-overflow.ts';
import { requestSite } from './request-site.ts';
import { putAwayPromotion, test, untilLive } from './site-test.ts';
import { wcagFaults } from './wcag-violations.ts';

const group = siteUrl('pemberton', '/contact-us');

test('LOC-1.2 LOC-1.3 LOC-1.4 RULE-13.2 API-4.2 A card of a location has its picture, stars and hours', async ({
  page,
}) => {
  await page.goto(siteUrl('moreton-toyota', '/'));
  const card = page.locator('.m-locs .m-loc').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator('img.m-loc-pic')).toHaveAttribute('alt', /\w+/);
  await expect(card.getByRole('img', { name: /out of 5 stars/ })).toBeVisible();
  await expect(card.locator('.m-hours')).toContainText(/Mon-Sat.*8am - 6pm.*Sunday.*Closed/s);
  await expect(card.getByRole('link', { name: 'View details' })).toBeVisible();
});

test('LOC-2.1 Two locations side by side have pictures as wide as they stand', async ({ page }) => {
  await page.goto(siteUrl('harbourside-mazda', '/'));
  const picture = page.locator('.m-locs img.m-loc-pic').first();
  await picture.scrollIntoViewIfNeeded();
  const widths = () =>
    picture.evaluate(({ currentSrc, clientWidth }: HTMLImageElement) => ({
      loaded: Number(/\/w(\d+)\//.exec(currentSrc)?.[1]),
      drawn: clientWidth,
    }));
  await expect.poll(async () => (await widths()).loaded).toBeGreaterThanOrEqual((await widths()).drawn);
});

test('LOC-4 Several locations stand in a row to swipe through, with a button each', async ({ page }) => {
  await page.goto(siteUrl('bigyard', '/'));
  await untilLive(page);
  await putAwayPromotion(page);
  const row = page.locator('.loc-row');
  await row.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Our locations' })).toBeVisible();
  await expect(row.getByRole('link', { name: 'View location' })).toHaveCount(4);
  expect((await row.locator('img').first().boundingBox())?.height).toBe(150);
  await expect(page.locator('.swipe-hint')).toHaveText('Swipe');
  expect(await findOverflow(page)).toEqual([]);
  await row.getByRole('link', { name: 'View location' }).first().click();
  await expect(page).toHaveURL(/\/locations\//);
});

test('LOC-6.3 A site without a map shows none, but a photograph, the address and the way there', async ({
  page,
}) => {
  await page.goto(siteUrl('hallam-and-sons', '/locations/cowra-sales'));
  await expect(page.locator('.map-card, iframe, svg.pin')).toHaveCount(0);
  await expect(page.locator('.lo-see img')).toBeVisible();
  await expect(page.getByRole('link', { name: /Get directions/ })).toBeVisible();
});

test('LOC-6.5 FORM-6.2 A visitor of a group of forty finds the nearest by postcode', async ({ page }) => {
  await page.goto(group);
  await untilLive(page);
  const field = page.getByRole('searchbox');
  await field.fill('2168');
  await field.press('Enter');
  await expect(page).toHaveURL(/near=2168/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('40 dealerships, three near you');
  const nearest = page.getByRole('list', { name: 'Nearest to you' }).getByRole('listitem');
  await expect(nearest).toHaveCount(3);
  const far = await nearest.locator('.loc1-km').allInnerTexts();
  expect(far.map((km) => Number.parseInt(km, 10))).toEqual(
    far.map((km) => Number.parseInt(km, 10)).toSorted((one, other) => one - other),
  );
  await page.reload();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await wcagFaults(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole('searchbox').fill('9999');
  await page.getByRole('button', { name: 'Find nearest' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid postcode');
});

test('LOC-6.5 Who presses to be found sees the nearest, by a suburb and no coordinates', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -33.9, longitude: 150.87 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.goto(group);
  await untilLive(page);
  await page.getByRole('button', { name: 'Use where I am' }).click();
  await expect(page).toHaveURL(/near=[A-Za-z+%20]+NSW$/);
  await expect(page.getByRole('list', { name: 'Nearest to you' }).getByRole('listitem')).toHaveCount(3);
  expect(sent.filter((url) => /33\.9|150\.8/.test(url))).toEqual([]);
});

test('LOC-6.5 Who does not let a page see where they are is told so, and types', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto(group);
  await untilLive(page);
  await page.getByRole('button', { name: 'Use where I am' }).click();
  await expect(page.getByText('Type your suburb or postcode instead.')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('LOC-6.5 RULE-18 Cars of the nearest yard come first, and say how far they are', async ({ page }) => {
  await page.goto(siteUrl('bigyard', '/search/used-cars?near=3220'));
  const cards = page.locator('.results article.card');
  await expect(cards.first()).toContainText(/Geelong, \d+ km/);
  await page.getByRole('navigation', { name: 'Distance' }).getByRole('link', { name: '25 km' }).click();
  await expect(page).toHaveURL(/near=3220&within=25/);
  await expect(page.locator('.near-bar [aria-current]')).toHaveText('25 km');
  expect(await wcagFaults(page)).toEqual([]);
  await page.goto(siteUrl('bigyard', '/search/used-cars?near=322'));
  await expect(page.locator('.found .notice[role=alert]')).toContainText(
    'Invalid postcode. Please enter a 4-digit number.',
  );
});

test('URL-9.2 The way to where a car stands leads to #vehicle-map', async ({ page }) => {
  await page.goto(siteUrl('hallam-and-sons', '/search/used-cars'));
  const car = await page.locator('.results a[href^="/cars/"]').first().getAttribute('href');
  await page.goto(siteUrl('hallam-and-sons', `${car}#vehicle-map`));
  const where = page.locator('#vehicle-map');
  await expect(where).toBeInViewport();
  await expect(where.locator('address')).toContainText(/\d{4}/);
  await expect(where.getByRole('link', { name: /directions/i })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('LOC-6.6 TEN-9.1 The workshop says whether its free ride goes to a postcode', async ({ page }) => {
    await page.goto(siteUrl('moreton-toyota', '/service'));
    await page.getByLabel('Your postcode').fill('4034');
    await page.getByRole('button', { name: 'Check my postcode' }).click();
    await expect(page.locator('.free-ride-answer')).toHaveText(
      /^Yes\. 4034 is .* from Aspley, so your ride is free\.$/,
    );
    await page.getByLabel('Your postcode').fill('3220');
    await page.getByRole('button', { name: 'Check my postcode' }).click();
    await expect(page.locator('.free-ride-answer')).toHaveText(
      /^Sorry, 3220 is .*\. Free rides go up to 8 km\.$/,
    );
  });

  test('LOC-6.5 The nearest yard is found by a plain form', async ({ page }) => {
    await page.goto(siteUrl('moreton-toyota', '/contact'));
    await expect(page.getByRole('button', { name: 'Use where I am' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Suburb or postcode' }).fill('4163');
    await page.getByRole('button', { name: 'Find nearest' }).click();
    await expect(page.locator('.ct-place h2')).toHaveText('Cleveland');
  });
});

/** What the site would show with other settings: the page's data as it comes, with a map in it. */
async function withView(
  page: Page,
  path: string,
  change: (view: Record<string, unknown>) => void,
): Promise<void> {
  await page.route(`**/_page${path}*`, async (route) => {
    const { body } = await requestSite('hallam-and-sons', `/_page${path}`);
    const shown = JSON.parse(body) as { view: Record<string, unknown> };
    change(shown.view);
    await route.fulfill({ status: 200, json: shown });
  });
}

const note = 'The map comes from tiles.example, which sees that you asked for it.';
const tiles = (isDark: boolean) => ({
  map: {
    kind: 'tiles',
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    credit: '© OpenStreetMap contributors',
    zoom: 12,
    points: [{ name: 'Cowra', lat: -33.83, long: 148.69 }],
  },
  note,
  button: 'Show the map',
  isDark,
  href: 'https://www.google.com/maps/search/?api=1&query=-33.83,148.69',
});

test('LOC-2.2 LOC-3.2 LOC-6.3 A map of the site’s own tiles is loaded when it is asked for, in the site’s zoom', async ({
  page,
}) => {
  const loaded: string[] = [];
  await page.route('https://tiles.example/**', async (route) => {
    loaded.push(route.request().url());
    await route.fulfill({ status: 204, body: '' });
  });
  await withView(page, '/locations/cowra-service', (view) => (view['map'] = tiles(true)));
  await page.goto(siteUrl('hallam-and-sons', '/locations/cowra-sales'));
  await untilLive(page);
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Service' }).click();
  const card = page.locator('.map-card');
  await expect(card).toContainText(note);
  await expect(card).toHaveAttribute('data-dark', '');
  expect(loaded).toEqual([]);
  expect(await wcagFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /Show the map/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Map of Cowra' })).toBeVisible();
  await expect.poll(() => loaded.length).toBeGreaterThan(0);
  expect(loaded.every((url) => url.startsWith('https://tiles.example/12/'))).toBe(true);
  await expect(card).toContainText('© OpenStreetMap contributors');
});

test('LOC-6.2 SERV-2.3 Where a place has no photograph, the picture of its map stands there', async ({
  page,
}) => {
  const picture = { src: '/media/maps/cowra.png', srcSet: '', alt: 'Map of where Cowra is', kind: 'map' };
  await withView(page, '/locations/cowra-service', (view) => (view['picture'] = picture));
  await page.goto(siteUrl('hallam-and-sons', '/locations/cowra-sales'));
  await untilLive(page);
  await page.getByRole('navigation', { name: 'Departments' }).getByRole('link', { name: 'Service' }).click();
  await expect(page.getByRole('img', { name: 'Map of where Cowra is' })).toHaveAttribute(
    'src',
    /maps\/cowra/,
  );
  await page.goto(siteUrl('moreton-toyota', '/service'));
  const workshops = page.locator('.yards > li');
  await expect(workshops.first()).toContainText(/QLD \d{4}/);
});

test('DATA-2.2 Who sells a car reaches the buying team, with hours and a phone of its own', async ({
  page,
}) => {
  await page.goto(siteUrl('bigyard', '/contact-us'));
  await expect(page.locator('main')).not.toContainText('Buying team');
  await page.goto(siteUrl('bigyard', '/trade-in/offer/enquiry'));
  const team = page.locator('.yard').filter({ has: page.getByRole('heading', { name: 'Buying team' }) });
  await expect(team.locator('.hours')).toContainText(/9am - 5pm/);
  await expect(team.locator('a[href^="tel:"], .phone-reveal')).toHaveCount(1);
});
