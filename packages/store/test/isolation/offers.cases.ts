import type { Plate } from '@forecourt/app/ports/trade-in/valuation-service.port';
import { readVehicleLookup, type VehicleLookup } from '@forecourt/domain/trade-in/read-vehicle-lookup';
import type { StoreCases } from './isolation-case.ts';
import { digestOf } from './world-ids.ts';

const now = new Date('2026-03-02T00:00:00Z');
const plate: Plate = { rego: '123ABC', state: 'vic' };
const found = readVehicleLookup([{ EvalID: 'EV1' }]) as VehicleLookup;
const photo = {
  fileName: 'side.jpg',
  place: 'side',
  kind: 'image/jpeg',
  bytes: 9,
  objectKey: 'side.jpg',
  contentHash: new Uint8Array(32),
} as const;
const own = { as: ['site'], throughSharing: false } as const;
const reads = { ...own, does: 'reads' } as const;
const writes = { ...own, does: 'writes' } as const;
const offer = {
  valueCents: 100,
  lowCents: 100,
  highCents: 100,
  lines: [],
  answersHash: new Uint8Array(32),
  givenAt: now,
  validUntil: new Date('2026-03-09T00:00:00Z'),
  replaces: null,
};

export const cases: StoreCases<'offers'> = {
  findJourney: {
    ...reads,
    call: ({ offers }, ids) => offers.findJourney(digestOf(ids, 'offerJourney'), now),
    succeeded: (journey) => journey?.lookup !== null && journey !== null,
  },
  findJourneyById: {
    ...reads,
    call: ({ offers }, ids) => offers.findJourneyById(ids.of('offerJourney'), now),
    succeeded: (journey) => journey !== null,
  },
  beginJourney: {
    ...writes,
    call: ({ offers }, ids) =>
      offers.beginJourney({
        secretHash: digestOf(ids, 'another journey'),
        towardsCarId: null,
        now,
        expiresAt: new Date('2026-04-01T00:00:00Z'),
      }),
    succeeded: ({ step }) => step === 'vehicle',
  },
  changeJourney: {
    ...writes,
    call: ({ offers }, ids) =>
      offers.changeJourney({ id: ids.of('offerJourney'), version: 1 }, { step: 'details' }),
    succeeded: (wasChanged) => wasChanged,
  },
  keepLookup: {
    ...writes,
    call: ({ offers }) => offers.keepLookup(plate, found, null, now),
    succeeded: (id) => id !== '',
  },
  findLookupOf: {
    ...reads,
    call: ({ offers }) => offers.findLookupOf({ ...plate, rego: '456DEF' }, new Date(0)),
    succeeded: (lookup) => lookup !== null,
  },
  listPhotos: {
    ...reads,
    call: ({ offers }, ids) => offers.listPhotos(ids.of('lookup')),
    succeeded: (photos) => photos.length === 1,
  },
  findPhoto: {
    ...reads,
    call: ({ offers }, ids) => offers.findPhoto(ids.of('tradeInImage')),
    succeeded: (one) => one !== null,
  },
  findPhotoOfFile: {
    ...reads,
    call: ({ offers }, ids) => offers.findPhotoOfFile(ids.of('lookup'), digestOf(ids, 'photo file')),
    succeeded: (id) => id !== null,
  },
  listUsedKeys: {
    ...reads,
    call: ({ offers }, ids) => offers.listUsedKeys([ids.of('tradeInImage')]),
    succeeded: (keys) => keys.length === 1,
  },
  addPhoto: {
    ...writes,
    call: ({ offers }, ids) => offers.addPhoto(ids.of('lookup'), photo, 10),
    succeeded: (added) => added?.isNew === true,
  },
  markPhotoSent: {
    ...writes,
    call: ({ offers }, ids) => offers.markPhotoSent(ids.of('tradeInImage'), now),
    succeeded: () => true,
  },
  removePhoto: {
    ...writes,
    call: ({ offers }, ids) => offers.removePhoto(ids.of('lookup'), ids.of('tradeInImage')),
    succeeded: (key) => key !== null,
  },
  listOffers: {
    ...reads,
    call: ({ offers }, ids) => offers.listOffers(ids.of('offerJourney'), plate),
    succeeded: (list) => list.length === 1,
  },
  findOffer: {
    ...reads,
    call: ({ offers }, ids) => offers.findOffer(ids.of('offerJourney')),
    succeeded: (shown) => shown !== null,
  },
  addOffer: {
    ...writes,
    call: ({ offers }, ids) =>
      offers.addOffer({ journeyId: ids.of('offerJourney'), lookupId: ids.of('lookup') }, offer),
    succeeded: (id) => id !== null,
  },
  acceptOffer: {
    ...writes,
    call: ({ offers }, ids) => offers.acceptOffer(ids.of('tradeInOffer'), now),
    succeeded: (wasAccepted) => wasAccepted,
  },
};
