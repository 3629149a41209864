import { randomBytes } from 'node:crypto';
import type { Plate } from '@forecourt/app/ports/trade-in/valuation-service.port';
import { readVehicleLookup, type VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import { harbourSite, openTwoDealers, rangesSite, type TwoDealers } from '@forecourt/testkit-db/two-dealers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dealers: TwoDealers;
beforeAll(async () => {
  dealers = await openTwoDealers();
});
afterAll(() => dealers.close());

const now = new Date('2026-11-17T03:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const answer = (fields: object) => readVehicleLookup([fields]) as VehicleLookup;
let plates = 0;
const anotherPlate = (): Plate => ({ rego: `ABC${(plates += 1)}`, state: 'vic' });
const begin = async (secretHash = randomBytes(32)) => {
  const journey = await dealers.run(harbourSite, ({ offers }) =>
    offers.beginJourney({ secretHash, towardsCarId: null, now, expiresAt: later(30) }),
  );
  return { secretHash, journey };
};
const keep = (plate = anotherPlate()) =>
  dealers.run(harbourSite, ({ offers }) => offers.keepLookup(plate, answer({ EvalID: 'EV1' }), null, now));

const find = (hash: Uint8Array, at: Date, scope = harbourSite) =>
  dealers.run(scope, ({ offers }) => offers.findJourney(hash, at));
const photo = (nth: number) =>
  ({
    fileName: `${nth}.jpg`,
    place: nth === 1 ? 'front' : null,
    kind: 'image/heic',
    bytes: 10,
    objectKey: `photos/${plates}/${nth}`,
    contentHash: new Uint8Array(32).fill(nth),
  }) as const;

describe('a way to an offer', () => {
  it('is found by its secret alone, until it ends, on its own site', async () => {
    const { secretHash, journey } = await begin();
    expect(await find(secretHash, now)).toEqual(journey);
    expect(await find(randomBytes(32), now)).toBeNull();
    expect(await find(secretHash, later(31))).toBeNull();
    expect(await find(secretHash, now, rangesSite)).toBeNull();
  });

  it('goes on from what was read; what comes out of turn changes nothing', async () => {
    const { secretHash, journey } = await begin();
    const plate = anotherPlate();
    const change = () =>
      dealers.run(harbourSite, ({ offers }) =>
        offers.changeJourney(journey, { phase: 'waiting', plate, askedAt: now }),
      );
    expect([await change(), await change()]).toEqual([true, false]);
    const lookupId = await keep(plate);
    await dealers.run(harbourSite, ({ offers }) =>
      offers.changeJourney({ ...journey, version: 2 }, { phase: 'notFound', lookupId, askedAt: null }),
    );
    const found = await dealers.run(harbourSite, ({ offers }) => offers.findJourney(secretHash, now));
    expect(found).toMatchObject({ phase: 'notFound', plate, askedAt: null, version: 3 });
    expect(found?.lookup?.vehicle).toEqual(answer({ EvalID: 'EV1' }).vehicle);
  });
});

describe('the answer for a plate', () => {
  it('is found again for a day, the newest first, and not by another site', async () => {
    const plate = anotherPlate();
    const findAgain = (since: Date, scope = harbourSite) =>
      dealers.run(scope, ({ offers }) => offers.findLookupOf(plate, since));
    expect(await findAgain(later(-1))).toBeNull();
    const keepAnswer = (fields: object, at: Date) =>
      dealers.run(harbourSite, ({ offers }) => offers.keepLookup(plate, answer(fields), null, at));
    await keepAnswer({ EvalID: 'old', Make: 'Ford' }, later(-2));
    await keepAnswer({ VIN: 'V', VechielDescriptions: [{ Description: 'one' }] }, now);
    expect(await findAgain(later(-1))).toMatchObject({
      descriptions: ['one'],
      vehicle: { evalId: null, vin: 'V' },
    });
    expect(await findAgain(later(1))).toBeNull();
    expect(await findAgain(later(-1), rangesSite)).toBeNull();
  });

  it('is kept whatever the service writes', async () => {
    const long = 'x'.repeat(500);
    const odd = answer({ EvalID: long, VIN: long, Registration: long, Cylinders: 4_000, Year: '2020' });
    const plate = anotherPlate();
    await dealers.run(harbourSite, ({ offers }) => offers.keepLookup(plate, odd, 'chosen', now));
    await dealers.run(harbourSite, ({ offers }) => offers.keepLookup(plate, odd, null, now));
    const found = await dealers.run(harbourSite, ({ offers }) => offers.findLookupOf(plate, later(-1)));
    expect(found?.vehicle).toMatchObject({ evalId: 'x'.repeat(120), cylinders: null, year: 2020 });
  });
});

describe('photographs of a car', () => {
  it('are at most so many, also when they come together', async () => {
    const lookupId = await keep();
    const added = await Promise.all(
      [1, 2, 3, 4].map((nth) =>
        dealers.run(harbourSite, ({ offers }) => offers.addPhoto(lookupId, photo(nth), 2)),
      ),
    );
    expect(added.filter(Boolean)).toHaveLength(2);
    const [first, second] = await dealers.run(harbourSite, ({ offers }) => offers.listPhotos(lookupId));
    const firstId = first?.id ?? '';
    await dealers.run(harbourSite, ({ offers }) => offers.markPhotoSent(second?.id ?? '', now));
    const remove = () => dealers.run(harbourSite, ({ offers }) => offers.removePhoto(lookupId, firstId));
    expect([await remove(), await remove()]).toEqual([first?.objectKey, null]);
    expect(await dealers.run(harbourSite, ({ offers }) => offers.listPhotos(lookupId))).toEqual([
      { ...second, sentAt: now },
    ]);
  });

  it('of the same file are one', async () => {
    const lookupId = await keep();
    const add = (key: string) =>
      dealers.run(harbourSite, ({ offers }) =>
        offers.addPhoto(lookupId, { ...photo(1), objectKey: `${lookupId}/${key}` }, 1),
      );
    const [first, again] = await Promise.all([add('first'), add('again')]);
    expect(new Set([first?.id, again?.id]).size).toBe(1);
    expect([first, again].filter((one) => one?.isNew)).toHaveLength(1);
    const hash = new Uint8Array(32).fill(1);
    const ofFile = await dealers.run(harbourSite, ({ offers }) => offers.findPhotoOfFile(lookupId, hash));
    expect(ofFile).toBe(first?.id);
  });

  it('lead to their evaluation, on their own site', async () => {
    const lookupId = await keep();
    const objectKey = `${lookupId}/side`;
    const added = await dealers.run(harbourSite, ({ offers }) =>
      offers.addPhoto(lookupId, { ...photo(2), objectKey }, 10),
    );
    const findPhoto = (scope = harbourSite) =>
      dealers.run(scope, ({ offers }) => offers.findPhoto(added?.id ?? ''));
    expect(await findPhoto()).toMatchObject({ lookupId, evalId: 'EV1', objectKey, sentAt: null });
    expect(await findPhoto(rangesSite)).toBeNull();
    const used = (scope = harbourSite) =>
      dealers.run(scope, ({ offers }) => offers.listUsedKeys([objectKey, 'another']));
    expect([await used(), await used(rangesSite)]).toEqual([[objectKey], []]);
  });
});

const journeyWithCar = async () => {
  const plate = anotherPlate();
  const { journey } = await begin();
  return { journey, journeyId: journey.id, lookupId: await keep(plate), plate };
};

describe('an offer', () => {
  const offer = {
    valueCents: 2_740_000,
    lowCents: 2_660_000,
    highCents: 2_820_000,
    lines: [{ reason: 'market', amountCents: 2_740_000, count: 41, kmFewer: null }] as const,
    answersHash: new Uint8Array(32).fill(7),
    givenAt: now,
    validUntil: later(7),
  };

  it('is accepted once, and not after its end; a later one names the one before', async () => {
    const { lookupId, journeyId, plate } = await journeyWithCar();
    const add = (givenAt: Date, replaces: string | null) =>
      dealers.run(harbourSite, ({ offers }) =>
        offers.addOffer({ journeyId, lookupId }, { ...offer, givenAt, replaces }),
      );
    const first = (await add(now, null)) ?? '';
    const second = await add(later(1), first);
    const accept = (id: string, at: Date) =>
      dealers.run(harbourSite, ({ offers }) => offers.acceptOffer(id, at));
    expect([await accept(first, later(8)), await accept(first, now), await accept(first, now)]).toEqual([
      false,
      true,
      false,
    ]);
    const listed = await dealers.run(harbourSite, ({ offers }) => offers.listOffers(journeyId, plate));
    expect(listed.map(({ id, replaces, acceptedAt }) => [id, replaces, acceptedAt])).toEqual([
      [second, first, null],
      [first, null, now],
    ]);
    expect(listed[1]).toMatchObject({ valueCents: 2_740_000, lines: offer.lines });
    expect(Buffer.from(listed[1]?.answersHash ?? []).equals(Buffer.from(offer.answersHash))).toBe(true);
  });

  it('is nothing for a car of another site', async () => {
    const { lookupId, journeyId, plate } = await journeyWithCar();
    const added = dealers.run(rangesSite, ({ offers }) =>
      offers.addOffer({ journeyId, lookupId }, { ...offer, replaces: null }),
    );
    expect(await added).toBeNull();
    expect(await dealers.run(rangesSite, ({ offers }) => offers.listOffers(journeyId, plate))).toEqual([]);
  });

  it('is what its journey shows, and stays that of its plate when another is looked up', async () => {
    const { lookupId, journeyId, journey, plate } = await journeyWithCar();
    const shown = () => dealers.run(harbourSite, ({ offers }) => offers.findOffer(journeyId));
    expect(await shown()).toBeNull();
    const id = await dealers.run(harbourSite, async ({ offers }) => {
      const added = await offers.addOffer({ journeyId, lookupId }, { ...offer, replaces: null });
      await offers.changeJourney(journey, { offerId: added });
      return added;
    });
    expect(await shown()).toMatchObject({ id, valueCents: 2_740_000, lines: offer.lines, acceptedAt: null });
    const list = (of: typeof plate) =>
      dealers.run(harbourSite, ({ offers }) => offers.listOffers(journeyId, of));
    expect(await list(plate)).toHaveLength(1);
    expect(await list(anotherPlate())).toEqual([]);
  });
});
