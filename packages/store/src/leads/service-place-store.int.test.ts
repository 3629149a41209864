import type {
  ServicePlaceStore,
  WantedServicePlace,
} from '@forecourt/app/ports/leads/service-place-store.port';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLead } from '@forecourt/testkit/build-lead';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  harbourSite,
  openTwoDealers,
  rangesSite,
  rangesStaff,
  type TwoDealers,
} from '@forecourt/testkit-db/two-dealers';

const { rangesKia } = twoSites;
let dealers: TwoDealers;
// Both sites show this dealership: its workshop has one set of hoists for the two.
const workshop = buildLocation({ dealershipId: rangesKia.id, slug: 'workshop' });

beforeAll(async () => {
  dealers = await openTwoDealers();
  await dealers.run(rangesStaff, ({ locations }) => locations.save(workshop));
});
afterAll(() => dealers.close());

let days = 0;
/** A day that no other test of this file uses. */
const anotherDay = () => `2099-01-${String((days += 1)).padStart(2, '0')}`;
const wanted = (day: string, more: Partial<WantedServicePlace> = {}): WantedServicePlace => ({
  locationId: workshop.id,
  day,
  dropOff: '07:30',
  perDay: 3,
  perTime: 2,
  ...more,
});
/** A lead and its place, in one transaction; `dies` before it is committed. */
const book = (place: WantedServicePlace, { scope = rangesSite, dies = false } = {}) =>
  dealers.run(scope, async ({ leads, servicePlaces }) => {
    const lead = buildLead({ id: buildId(), carId: null, dealershipId: rangesKia.id });
    await leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() });
    const result = await servicePlaces.take(place, lead.id);
    if (dies) throw new Error('the process died');
    return result;
  });
const taken = (day: string) =>
  dealers.run(rangesSite, ({ servicePlaces }) => servicePlaces.listTaken({ from: day, to: day }));

describe('FORM-5 the places of a workshop', () => {
  it('are given until the time is full, then the day', async () => {
    const day = anotherDay();
    const at = (dropOff: string) => book(wanted(day, { dropOff }));
    expect([await at('07:30'), await at('07:30'), await at('07:30')]).toEqual(['taken', 'taken', 'full']);
    expect([await at('08:00'), await at('08:00')]).toEqual(['taken', 'full']);
    expect((await taken(day)).map(({ dropOff }) => dropOff)).toEqual(['07:30', '07:30', '08:00']);
    expect(await book(wanted(anotherDay(), { dropOff: null, perDay: 1 }))).toBe('taken');
  });

  it('are given once, however many want the last at the same moment, also over two sites', async () => {
    const day = anotherDay();
    const scopes = [rangesSite, harbourSite, rangesSite, harbourSite, rangesSite, harbourSite];
    const results = await Promise.all(scopes.map((scope) => book(wanted(day, { perTime: 1 }), { scope })));
    expect(results.filter((result) => result === 'taken')).toHaveLength(1);
    expect(await taken(day)).toHaveLength(1);
  });

  it('are free again where who took one died before it was booked', async () => {
    const day = anotherDay();
    await expect(book(wanted(day, { perDay: 1 }), { dies: true })).rejects.toThrow('died');
    expect(await taken(day)).toEqual([]);
    expect(await book(wanted(day, { perDay: 1 }))).toBe('taken');
  });

  it('are not had twice in the table itself, whatever a program counts', async () => {
    const day = anotherDay();
    await book(wanted(day));
    const again = dealers.loader.pool.query(
      `insert into service_places (dealership_id, location_id, day, drop_off, day_place, time_place, site_id, lead_id)
       select dealership_id, location_id, day, drop_off, 2, time_place, site_id, lead_id
       from service_places where day = $1`,
      [day],
    );
    await expect(again).rejects.toThrow('duplicate key');
  });

  it('are nobody’s where the site does not show the workshop', async () => {
    expect(await book(wanted(anotherDay(), { locationId: randomUUID() as never }))).toBe('full');
  });

  it('are free again when they are given up or moved, once', async () => {
    const [first, second] = [anotherDay(), anotherDay()];
    const one = { perDay: 1, perTime: 1 };
    const lead = buildLead({ id: buildId(), carId: null, dealershipId: rangesKia.id });
    const change = <Result>(does: (places: ServicePlaceStore) => Promise<Result>) =>
      dealers.run(rangesSite, ({ servicePlaces }) => does(servicePlaces));
    await dealers.run(rangesSite, async ({ leads, servicePlaces }) => {
      await leads.submit({ lead, idempotencyKey: randomUUID(), now: new Date() });
      await servicePlaces.take(wanted(first, one), lead.id);
    });
    // Its own place is not in its way.
    const moved = await change((places) => places.move(wanted(first, { ...one, dropOff: '08:00' }), lead.id));
    expect(moved).toBe('moved');
    expect(await book(wanted(first, one))).toBe('full');
    const twice = await Promise.all(
      [second, second].map((day) => change((places) => places.move(wanted(day, one), lead.id))),
    );
    expect(twice.toSorted()).toEqual(expect.arrayContaining(['moved']));
    expect(await taken(second)).toHaveLength(1);
    expect(await book(wanted(first, one))).toBe('taken');
    expect(await change((places) => places.move(wanted(first, one), lead.id))).toBe('full');
    expect(await change((places) => places.find(lead.id))).toMatchObject({ day: second, dropOff: '07:30' });
    const ended = [await change((p) => p.giveUp(lead.id)), await change((p) => p.giveUp(lead.id))];
    expect([ended, await taken(second)]).toEqual([[true, false], []]);
    expect(await change((places) => places.move(wanted(second, one), lead.id))).toBe('gone');
    expect(await change((places) => places.find(lead.id))).toBeNull();
  });
});
