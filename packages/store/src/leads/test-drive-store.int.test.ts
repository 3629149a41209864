import { createHash } from 'node:crypto';
import type { WantedPlace } from '@forecourt/app/ports/leads/test-drive-store.port';
import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLead } from '@forecourt/testkit/build-lead';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const now = new Date();
const inMinutes = (minutes: number, from = now) => new Date(from.getTime() + minutes * 60_000);
const tenMinutes = inMinutes(10);
const { rangesKia } = twoSites;
const hashOf = (text: string) => createHash('sha256').update(text).digest();

let dealers: TwoDealers;
// Both sites show this dealership: its location has one set of people for the two.
const location = buildLocation({ dealershipId: rangesKia.id, slug: 'yard' });
const otherLocation = buildLocation({ dealershipId: rangesKia.id, slug: 'other-yard' });

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(rangesStaff, async ({ locations }) => {
    await locations.save(location);
    await locations.save(otherLocation);
  });
});
afterAll(() => dealers.close());

let hours = 24;
/** A time that no other test of this file uses. */
const anotherTime = () => inMinutes((hours += 24) * 60);
const wanted = (holder: string, startsAt: Date, overrides: Partial<WantedPlace> = {}): WantedPlace => ({
  locationId: location.id,
  carId: null,
  startsAt,
  endsAt: inMinutes(60, startsAt),
  atOnce: 1,
  holder: hashOf(holder),
  ...overrides,
});
const hold = (place: WantedPlace, at = now, scope = rangesSite) =>
  dealers.run(scope, ({ drives }) => drives.hold(place, inMinutes(10, at), at));
const taken = (from: Date, holder: string | null = null, at = now) =>
  dealers.run(rangesSite, ({ drives }) =>
    drives.listTaken({
      locationId: location.id,
      carId: null,
      from,
      to: inMinutes(60, from),
      holder: holder === null ? null : hashOf(holder),
      now: at,
    }),
  );

async function book(holder: string, startsAt: Date, overrides: Partial<WantedPlace> = {}) {
  const lead = buildLead({ dealershipId: rangesKia.id });
  const link = hashOf(`link ${lead.id}`);
  const answer = await dealers.run(rangesSite, async ({ leads, drives }) => {
    await leads.submit({ lead, idempotencyKey: lead.id, now });
    return drives.book(
      wanted(holder, startsAt, overrides),
      { id: lead.id, linkHash: link, broughtTo: null },
      now,
    );
  });
  return { answer, lead, link };
}

describe('a held time', () => {
  it('FORM-12 is taken for everybody but its holder, on every site that shows the yard', async () => {
    const time = anotherTime();
    expect(await hold(wanted('ann', time))).toBe('held');
    expect(await hold(wanted('ann', time))).toBe('held');
    expect(await hold(wanted('bob', time))).toBe('taken');
    expect(await hold(wanted('bob', time), now, harbourSite)).toBe('taken');
    expect(await taken(time)).toHaveLength(1);
    expect(await taken(time, 'ann')).toHaveLength(0);
    expect(await taken(time, 'bob')).toHaveLength(1);
  });

  it('FORM-12 frees itself when its minutes are over', async () => {
    const time = anotherTime();
    const before = inMinutes(-11);
    expect(await hold(wanted('ann', time), before)).toBe('held');
    expect(await taken(time)).toHaveLength(0);
    expect(await hold(wanted('bob', time), now, harbourSite)).toBe('held');
    expect(await hold(wanted('ann', time))).toBe('taken');
  });

  it('FORM-12 is one for each visitor: another choice frees the first', async () => {
    const [first, second] = [anotherTime(), anotherTime()];
    await hold(wanted('ann', first));
    await hold(wanted('ann', second));
    expect(await taken(first)).toHaveLength(0);
    const found = await dealers.run(rangesSite, ({ drives }) => drives.findHold(hashOf('ann'), now));
    expect(found).toEqual({ locationId: location.id, startsAt: second, until: tenMinutes });
  });

  it('FORM-12 stays when another choice is refused', async () => {
    const [first, second] = [anotherTime(), anotherTime()];
    await hold(wanted('ann', first));
    await hold(wanted('bob', second));
    expect(await hold(wanted('ann', second))).toBe('taken');
    expect(await taken(first)).toHaveLength(1);
  });

  it('FORM-12 takes every time that it overlaps, up to the number at once', async () => {
    const time = anotherTime();
    await hold(wanted('ann', time, { atOnce: 2 }));
    await hold(wanted('bob', inMinutes(30, time), { atOnce: 2 }));
    expect(await hold(wanted('cat', inMinutes(15, time), { atOnce: 2 }))).toBe('taken');
    expect(await hold(wanted('cat', inMinutes(60, time), { atOnce: 2 }))).toBe('held');
  });

  it('FORM-12 takes the car in every yard', async () => {
    const time = anotherTime();
    const car = buildCar({ dealershipId: rangesKia.id });
    await dealers.run(rangesStaff, ({ cars }) => cars.save(car, now));
    const together = { carId: car.id, atOnce: 5 };
    await hold(wanted('ann', time, together));
    expect(await hold(wanted('bob', time, { ...together, locationId: otherLocation.id }))).toBe('taken');
    expect(await hold(wanted('bob', time, { atOnce: 5, locationId: otherLocation.id }))).toBe('held');
  });

  it('TEN-1 is not to be had in a yard that the site does not show', async () => {
    expect(await hold(wanted('ann', anotherTime(), { locationId: buildId() }))).toBe('taken');
  });
});

describe('a booking', () => {
  it('FORM-4 takes the place of the hold, and is found by its own link on its own site', async () => {
    const time = anotherTime();
    await hold(wanted('ann', time));
    const { answer, lead, link } = await book('ann', time);
    expect(answer).toBe('booked');
    const find = (scope = rangesSite) => dealers.run(scope, ({ drives }) => drives.findByLink(link));
    expect(await find()).toEqual({
      leadId: lead.id,
      carId: null,
      locationId: location.id,
      startsAt: time,
      endsAt: inMinutes(60, time),
      cancelledAt: null,
    });
    expect(await find(harbourSite)).toBeNull();
    expect(await taken(time, 'ann')).toHaveLength(1);
    expect(await hold(wanted('ann', time))).toBe('taken');
  });

  it('FORM-4 is moved with its lead, and stays where the other time is taken', async () => {
    const [first, second, third] = [anotherTime(), anotherTime(), anotherTime()];
    const { lead, link } = await book('ann', first);
    await book('bob', third);
    const move = (to: Date) =>
      dealers.run(rangesSite, ({ drives }) => drives.move(lead.id, wanted('ann', to), now));
    expect(await move(third)).toBe('taken');
    expect(await taken(first)).toHaveLength(1);
    expect(await move(inMinutes(15, first))).toBe('moved');
    expect(await move(second)).toBe('moved');
    expect(await taken(first)).toHaveLength(0);
    const found = await dealers.run(rangesSite, ({ drives }) => drives.findByLink(link));
    expect(found?.startsAt).toEqual(second);
  });

  it('FORM-4 frees its time once it is cancelled, and stays known', async () => {
    const time = anotherTime();
    const { lead, link } = await book('ann', time);
    const cancel = () => dealers.run(rangesSite, ({ drives }) => drives.cancel(lead.id, now));
    expect(await cancel()).toBe(true);
    expect(await cancel()).toBe(false);
    expect(await taken(time)).toHaveLength(0);
    const found = await dealers.run(rangesSite, ({ drives }) => drives.findByLink(link));
    expect(found).toMatchObject({ startsAt: time, endsAt: null, cancelledAt: now });
  });

  it('FORM-12 of the last place is made by one of two, a thousand times', async () => {
    const rounds = 1_000;
    const first = inMinutes(400 * 24 * 60);
    const atOnce = 4;
    let booked = 0;
    for (let round = 0; round < rounds; round += atOnce) {
      const answers = await Promise.all(
        Array.from({ length: atOnce }, (_, one) => {
          const time = inMinutes((round + one) * 60, first);
          const [scopeA, scopeB] = one % 2 === 0 ? [rangesSite, harbourSite] : [harbourSite, rangesSite];
          return Promise.all([
            hold(wanted(`ann ${round + one}`, time), now, scopeA),
            hold(wanted(`bob ${round + one}`, time), now, scopeB),
          ]);
        }),
      );
      for (const pair of answers) {
        expect(pair.toSorted()).toEqual(['held', 'taken']);
        booked += 1;
      }
    }
    expect(booked).toBe(rounds);
  }, 60_000);
});
