import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { consoleUrl } from '../env.ts';
import { asSite } from '../site-database.ts';
import { ask } from './ask.ts';
import { isFreeOfFaults } from './is-free-of-faults.ts';
import { openSignedIn, rowsOf, staffOf, test } from './staff-test.ts';
import { writeAs } from './write-as.ts';

/** The maker's site shows the cars of a dealer who has an account of their own, and no site. */
const shared = {
  site: 'kestrel',
  dealership: 'capital-kestrel-fyshwick',
  owner: 'anjali@capital-motor.example',
  maker: 'ingrid.jansen@kestrel.example',
} as const;

/** One that the maker's site may read, by the sharing alone. */
function carOfTheirs(): Promise<{ readonly id: string; readonly stockNumber: string }> {
  return asSite(shared.site, async (client) => {
    const { rows } = await client.query<{ id: string; stocknum: string }>(
      `select c.id, c.stocknum from cars c join dealerships d on d.id = c.dealership_id
       where d.slug = $1 and c.make = 'Kestrel' and c.status = 'in_stock' and c.show_on_dealer_website and not c.sold and c.car_type = 'used' limit 1`,
      [shared.dealership],
    );
    const [car] = rows;
    if (!car) throw new Error(`${shared.site} shows no car of ${shared.dealership}`);
    return { id: car.id, stockNumber: car.stocknum };
  });
}

const inboxFor = (name: string) => `/leads?q=${encodeURIComponent(name)}`;
const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

test('TEN-10.3 Who owns the car reads in the console what came through the maker’s site, and nobody else’s staff does', async ({
  page,
  browser,
  openAs,
}) => {
  const car = await carOfTheirs();
  const name = `Wren ${randomUUID().slice(0, 8)}`;
  await ask({ name, message: 'Does it come in green?', site: shared.site, carId: car.id });

  await openSignedIn(page, shared.owner, inboxFor(name));
  await rowOf(page, name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Does it come in green?').last()).toBeVisible();
  const address = new URL(page.url()).pathname;
  await expect(page.getByText(car.stockNumber).last()).toBeAttached();
  await isFreeOfFaults(page);
  await writeAs(page, 'Note');
  await page.getByRole('textbox', { name: 'Note' }).fill('One in green is on the ship');
  await page.getByRole('button', { name: /^Add note/ }).click();
  await expect(page.getByText('One in green is on the ship').last()).toBeVisible();

  const theirs = await browser.newContext({ viewport: page.viewportSize() });
  const other = await theirs.newPage();
  // Whose site it is reads it as well, and nobody is named to them who works for the other account.
  await openSignedIn(other, shared.maker, address);
  await expect(other.getByText('Does it come in green?').last()).toBeVisible();
  await expect(other.getByText('Somebody noted')).toBeVisible();
  await expect(other.getByText('Anjali')).toHaveCount(0);
  await isFreeOfFaults(other);
  // It is no work of theirs: it waits for who has the car.
  await other.goto(consoleUrl(inboxFor(name)));
  await expect(other.getByRole('heading', { name: /^No lead fits/ })).toBeVisible();
  await theirs.close();

  await openSignedIn(page, staffOf.group_manager.email, address);
  await expect(page.getByRole('heading', { name: 'This lead isn’t here' })).toBeVisible();
  await expect(page.getByText('Does it come in green?')).toHaveCount(0);
  await openAs('group_manager', inboxFor(name));
  await expect(page.getByRole('heading', { name: /^No lead fits/ })).toBeVisible();
});
