import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerWorld, type OfferWorld } from './offer-world.ts';
import { hosts } from './test-sites.ts';

let world: OfferWorld;
beforeAll(async () => {
  world = await offerWorld();
  await world.rows(
    `insert into settings_versions (layer, layer_key, number, overrides, staff_id, why)
     values ('site', $1, 1, '{"site":{"usesRedbook":true}}', $2, 'RedBook')`,
    [twoSites.harbour.id, twoSites.harbourStaff],
  );
});
afterAll(() => world.stop());

const fault = (order: object) => world.simulator.setFault({ vendor: 'redbook', ...order });

describe('TEN-2.4 the lookup of a plate', () => {
  it('on a site that has RedBook is filled in from there', async () => {
    const car = await world.lookUp(world.browser(), 'BARE011');
    expect(car).toMatchObject({ Make: expect.any(String) as string, Series: expect.any(String) as string });
    expect([car['Series'], car['Variant'], car['Body']]).not.toContain('');
  });

  it('on another site stays as it is', async () => {
    const car = await world.lookUp(world.browser(hosts.ranges), 'BARE012');
    expect(car).toMatchObject({ Make: expect.any(String) as string });
    expect([car['Series'] ?? null, car['Variant'] ?? null]).toEqual([null, null]);
  });

  it('goes on without RedBook where that does not answer', async () => {
    await fault({ status: 503 });
    const car = await world.lookUp(world.browser(), 'BARE013');
    expect(car).toMatchObject({ Make: expect.any(String) as string });
    expect(car['Series'] ?? null).toBeNull();
    await world.simulator.clearFaults();
  });
});
