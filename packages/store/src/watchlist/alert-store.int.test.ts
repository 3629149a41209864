import { randomBytes } from 'node:crypto';
import type { VisitorId } from '@forecourt/domain/core/ids';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  harbourStaff,
  openTwoDealers,
  rangesSite,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date('2026-03-01T00:00:00Z');
const later = new Date('2026-03-02T00:00:00Z');
const given = { channel: 'email', address: 'ann@visitor.example', wording: 'Yes, tell me.' } as const;
const car = buildCar({ dealershipId: twoSites.harbourToyota.id });
const reserved = buildCar({ dealershipId: twoSites.harbourToyota.id, reserved: true });

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(harbourStaff, async ({ cars }) => {
    await cars.save(car, now);
    await cars.save(reserved, now);
  });
});
afterAll(() => dealers.close());

let phones = 30;
const visitorWith = async (...cars: readonly (typeof car)[]) => {
  phones += 1;
  return dealers.run(harbourSite, async ({ visitors, watchlists }) => {
    const { id } = await visitors.welcome(`+614000000${phones}`, now);
    for (const one of cars) await watchlists.save(id, one.id, now);
    return id;
  });
};
/** The visitor opened the link that was mailed to the address. */
const confirmed = (id: VisitorId, email: string = given.address) =>
  inSite(async ({ emails }) => {
    const secretHash = randomBytes(32);
    await emails.ask(id, { email, secretHash, expiresAt: later }, now);
    return emails.confirm(secretHash, now);
  });
const inSite = <T>(work: Parameters<typeof dealers.run<T>>[1]) => dealers.run(harbourSite, work);

describe('alerts', () => {
  it('LAW-2.7 are kept with the words that were agreed to, and end by the unsubscribe token, once', async () => {
    const id = await visitorWith(car);
    await inSite(({ alerts }) => alerts.consent(id, given, now));
    const stored = await dealers.loader.kysely
      .selectFrom('watchlistAlerts')
      .select(['consentWording', 'consentedAt', 'unsubscribedAt', 'wayOut'])
      .where('visitorId', '=', id)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ consentWording: 'Yes, tell me.', consentedAt: now, unsubscribedAt: null });

    expect(await inSite(({ alerts }) => alerts.unsubscribe(buildId(), later))).toBe(false);
    expect(await dealers.run(rangesSite, ({ alerts }) => alerts.unsubscribe(stored.wayOut, later))).toBe(
      false,
    );
    expect(await inSite(({ alerts }) => alerts.list(id))).toHaveLength(1);
    expect(await inSite(({ alerts }) => alerts.unsubscribe(stored.wayOut, later))).toBe(true);
    expect(await inSite(({ alerts }) => alerts.unsubscribe(stored.wayOut, later))).toBe(true);
    expect(await inSite(({ alerts }) => alerts.list(id))).toEqual([]);
  });

  it('WATCH-5 watch what was saved, since it was saved and agreed to, and know what was reserved then', async () => {
    const id = await visitorWith(car, reserved);
    await inSite(({ alerts }) => alerts.consent(id, given, later));
    await confirmed(id);
    const [alert] = await inSite(({ alerts }) => alerts.list(id));
    const watched = await inSite(({ alerts }) => alerts.listWatched(null, 100));
    const theirs = watched.filter(({ alertId }) => alertId === alert?.id);
    expect(theirs.map(({ carId, since, wasReserved }) => [carId, since, wasReserved])).toEqual(
      [
        [car.id, later, false],
        [reserved.id, later, true],
      ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
    );
    const [first] = theirs;
    const rest = await inSite(({ alerts }) => alerts.listWatched(first ?? null, 100));
    expect(rest.filter(({ alertId }) => alertId === alert?.id)).toHaveLength(1);
    await inSite(({ alerts }) => alerts.end(id, 'email', later));
    expect((await inSite(({ alerts }) => alerts.listWatched(null, 100))).length).toBe(watched.length - 2);
  });

  it('L9 watch nothing before the address is confirmed, and nothing again once it is another', async () => {
    const id = await visitorWith(car);
    await inSite(({ alerts }) => alerts.consent(id, given, now));
    const watchedFor = async () => {
      const [alert] = await inSite(({ alerts }) => alerts.list(id));
      const watched = await inSite(({ alerts }) => alerts.listWatched(null, 100));
      return [alert?.isConfirmed, watched.filter(({ alertId }) => alertId === alert?.id).length];
    };
    expect(await watchedFor()).toEqual([false, 0]);
    await confirmed(id);
    expect(await watchedFor()).toEqual([true, 1]);

    const [alert] = await inSite(({ alerts }) => alerts.list(id));
    const news = { alertId: alert?.id ?? '', carId: car.id, key: 'sold', news: 'has been sold' };
    const noticeId = (await inSite(({ alerts }) => alerts.addNotice(news, now))) ?? '';
    const stranger = { ...given, address: 'stranger@visitor.example' };
    await inSite(({ alerts }) => alerts.consent(id, stranger, later));
    expect(await watchedFor()).toEqual([false, 0]);
    // Written before the address was another: it is not told to the new one.
    expect(await inSite(({ alerts }) => alerts.findNotice(noticeId))).toMatchObject({ isConfirmed: false });

    const other = await visitorWith(car);
    await confirmed(other, stranger.address);
    expect(await watchedFor()).toEqual([false, 0]);
    await inSite(({ alerts }) =>
      alerts.consent(id, { ...given, channel: 'sms', address: '+61400000001' }, now),
    );
    expect(await inSite(({ alerts }) => alerts.list(id))).toMatchObject([
      { channel: 'email', isConfirmed: false },
      { channel: 'sms', isConfirmed: true },
    ]);
  });

  it('WATCH-5 are told the same thing of one car once', async () => {
    const id = await visitorWith(car);
    await inSite(({ alerts }) => alerts.consent(id, given, now));
    const [alert] = await inSite(({ alerts }) => alerts.list(id));
    const notice = { alertId: alert?.id ?? '', carId: car.id, key: 'sold', news: 'has been sold' };
    const both = await Promise.all([1, 2].map(() => inSite(({ alerts }) => alerts.addNotice(notice, now))));
    const written = both.find((one) => one !== null);
    expect(both.filter((one) => one === null)).toHaveLength(1);
    expect(await inSite(({ alerts }) => alerts.addNotice({ ...notice, key: 'price 1' }, now))).not.toBeNull();
    expect(await inSite(({ alerts }) => alerts.addNotice({ ...notice, carId: reserved.id }, now))).toBeNull();
    expect(await inSite(({ alerts }) => alerts.findNotice(written ?? ''))).toMatchObject({
      carId: car.id,
      news: 'has been sold',
      address: given.address,
      sentAt: null,
      isEnded: false,
      isConfirmed: false,
    });
    expect(await inSite(({ alerts }) => alerts.markSent(written ?? '', later))).toBe(true);
  });
});
