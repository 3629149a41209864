import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harbourStaff, openTwoDealers, type TwoDealers } from '@forecourt/testkit-db/two-dealers';

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const waiting = () =>
  dealers.loader.kysely.selectFrom('outbox').select(['dealershipId', 'carId', 'kind']).execute();

describe('the outbox', () => {
  it('loses what a transaction that was not kept had put in', async () => {
    const change = { dealershipId: twoSites.harbourMazda.id, carId: buildId(), kind: 'car_deleted' } as const;
    const died = dealers.run(harbourStaff, async ({ outbox }) => {
      await outbox.append([change]);
      throw new Error('died here');
    });
    await expect(died).rejects.toThrow('died here');
    expect(await waiting()).toEqual([]);
    await dealers.run(harbourStaff, ({ outbox }) => outbox.append([change]));
    expect(await waiting()).toEqual([change]);
  });
});
