import { randomBytes, randomUUID } from 'node:crypto';
import { showLead } from '@forecourt/app/leads/inbox/show-lead';
import type { LeadId } from '@forecourt/domain/core/ids';
import { buildLead } from '@forecourt/testkit/build-lead';
import { twoSites } from '@forecourt/testkit/two-sites';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestConsole, type TestConsole } from './test-console.ts';

const { harbour, harbourToyota } = twoSites;
let dealers: TwoDealers;
let console: TestConsole;
let loader: Client;

beforeAll(async () => {
  dealers = await openTwoDealers();
  console = await startTestConsole(dealers.made.consoleUrl);
  loader = new Client({ connectionString: dealers.made.loaderUrl });
  await loader.connect();
});
afterAll(async () => {
  await loader.end();
  await console.close();
  await dealers.close();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function newLead(): Promise<LeadId> {
  const lead = buildLead({ dealershipId: harbourToyota.id, carId: null, formCompleted: true });
  await dealers.run(harbourSite, ({ leads }) =>
    leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() }),
  );
  return lead.id;
}

const secret = 'income of nobody’s business';

/** Everything that there can be between a buyer and a dealer. */
async function plant(lead: LeadId): Promise<void> {
  const [lookup, car] = [randomUUID(), randomUUID()];
  const rows: readonly (readonly [string, readonly unknown[]])[] = [
    [
      `insert into lead_test_drives (lead_id, site_id, booking_at, distribution_location) values ($1, $2, $3, 'The yard')`,
      [lead, harbour.id, inDays(2)],
    ],
    [
      `insert into vehicle_lookups (id, site_id, rego, make, model) values ($1, $2, 'ABC123', 'Mazda', '3')`,
      [lookup, harbour.id],
    ],
    [
      `insert into lead_trade_ins (lead_id, site_id, lookup_id, rego, number_of_keys) values ($1, $2, $3, 'ABC123', 'One')`,
      [lead, harbour.id, lookup],
    ],
    ...[1_800_000, 1_840_000].map(
      (cents, place) =>
        [
          `insert into trade_in_offers (site_id, lookup_id, value_cents, low_cents, high_cents, lines, answers_hash, given_at, valid_until)
           values ($1, $2, $3, $3, $3, $4, $5, $6, $7)`,
          [
            harbour.id,
            lookup,
            cents,
            JSON.stringify([{ reason: 'market', amountCents: cents, count: 41, kmFewer: null }]),
            randomBytes(32),
            inDays(place - 2),
            inDays(6),
          ],
        ] as const,
    ),
    [
      `insert into cars (dealership_id, id, slug, show_on_dealer_website) values ($1, $2, $3, true)`,
      [harbourToyota.id, car, `car-${car}`],
    ],
    [
      `insert into reservations (site_id, dealership_id, car_id, lead_id, amount_cents, price_cents, price_basis, state, expires_at, updated_at)
       values ($1, $2, $3, $4, 20000, 7999000, 'Drive away', 'held', $5, now())`,
      [harbour.id, harbourToyota.id, car, lead, inDays(2)],
    ],
    [
      `insert into finance_keys (id, account_id, public_key, key_id, nonce, ciphertext, tag)
       values ($1, (select account_id from sites where id = $2), $3, 'k', $3, $3, $3)`,
      [lookup, harbour.id, randomBytes(32)],
    ],
    [
      `insert into finance_applications (site_id, secret_hash, status, step, lead_id, person_digests, sealed, finance_key_id, sent_at, expires_at)
       values ($1, $2, 'waiting', 'consent', $3, '{}', convert_to($4, 'UTF8'), $5, now(), $6)`,
      [harbour.id, randomBytes(32), lead, secret, lookup, inDays(90)],
    ],
  ];
  for (const [statement, values] of rows) await loader.query(statement, [...values]);
}

describe('CON-2.1 what there is between a buyer and the dealer', () => {
  it('stands in the lead: the booking, the reservation, the newest offer, and that an application waits', async () => {
    const lead = await newLead();
    await plant(lead);
    const view = await showLead(console.ports, harbourStaff, { id: lead, now: new Date() });
    expect(view?.dealings).toMatchObject([
      { heading: 'Test drive', state: { text: 'Booked' } },
      { heading: 'Reservation', state: { text: 'Held' }, amount: { amount: '$200', basis: 'deposit' } },
      {
        heading: 'Our offer for their car',
        state: { text: 'Stands' },
        amount: { amount: '$18,400', basis: 'if the car is as they told us' },
        reasons: [{ text: 'Trade value of cars like it', note: 'From 41 cars', amount: '$18,400' }],
      },
      { heading: 'Finance application', state: { text: 'Waits for the lender' } },
    ]);
    const said = JSON.stringify(view?.dealings);
    expect(said).toContain('The yard');
    expect(said).toContain('$18,000');
    expect(said).not.toContain(secret);
  });

  it('is nothing where there is nothing, and never another lead’s', async () => {
    const [lead, other] = [await newLead(), await newLead()];
    await plant(other);
    expect((await showLead(console.ports, harbourStaff, { id: lead, now: new Date() }))?.dealings).toEqual(
      [],
    );
  });

  it('TEN-8 is nobody’s of another account, also where they ask for it by the lead', async () => {
    const lead = await newLead();
    await plant(lead);
    expect(await showLead(console.ports, rangesStaff, { id: lead, now: new Date() })).toBeNull();
    expect(await console.ports.store.run(rangesStaff, ({ inbox }) => inbox.dealings([lead]))).toEqual({
      bookings: [],
      offers: [],
      reservations: [],
      applications: [],
    });
  });

  it('FIN-1 of an application the console may read nothing else', async () => {
    const client = new Client({ connectionString: dealers.made.consoleUrl });
    await client.connect();
    await expect(client.query('select lead_id from finance_applications')).rejects.toThrow(
      /permission denied/,
    );
    await client.end();
  });
});
