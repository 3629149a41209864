import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { itemTypeNotes } from './item-type-notes.ts';
import { titleCarFacts, titleFacts } from './title-facts.ts';

const bike = buildCar({
  itemType: 'motorcycle',
  km: 9_640,
  variant: { engineSize: 655, isLams: true, seatHeight: 805 },
});
const van = buildCar({
  itemType: 'caravan',
  caravan: { sleeps: 4, bodyLengthFeet: 18, tareWeightKg: 2_060, aggregateTrailerMassKg: 2_600 },
});

describe('TEN-7 under the title', () => {
  it('of a motorcycle stand kilometres, licence, engine and seat height', () => {
    expect(titleFacts(bike)).toEqual(['9,640 km', 'LAMS approved', '655 cc', '805 mm seat']);
    const big = buildCar({ itemType: 'motorcycle', carType: 'new', km: null, variant: { isLams: false } });
    expect(titleFacts(big)).toEqual(['Full licence']);
  });

  it('of a caravan stand berths, length and weights', () => {
    expect(titleFacts(van)).toEqual([
      'Sleeps 4',
      '18 ft (5.49 m)',
      'Tare 2,060 kg',
      'ATM 2,600 kg',
      'Payload 540 kg',
    ]);
  });

  it('of a car stand kilometres, transmission and fuel, as far as they are known', () => {
    const known = { km: 290_630, simpleTransmission: 'Manual', simpleFuel: 'Diesel' };
    expect(titleFacts(buildCar(known))).toEqual(['290,630 km', 'Manual', 'Diesel']);
    const unknown = { km: null, transmission: null, simpleTransmission: null, fuel: null, simpleFuel: null };
    expect(titleFacts(buildCar({ ...unknown, carType: 'new' }))).toEqual([]);
    expect(titleFacts(buildCar({ ...unknown, carType: 'used' }))).toEqual(['Odometer not given']);
    expect(titleCarFacts(buildCar(known))[0]).toEqual({ label: 'Odometer', text: '290,630 km' });
    expect(titleCarFacts(bike)).toEqual([]);
  });
});

const seatOf = (seatHeight: number) =>
  itemTypeNotes(buildCar({ itemType: 'motorcycle', variant: { seatHeight } }));

describe('TEN-7 what the figures mean', () => {
  it('is who may ride a motorcycle', () => {
    expect(itemTypeNotes(bike)).toEqual([
      'LAMS approved: you can ride it on your Ls and your Ps.',
      'A seat 805 mm off the ground is about usual, so riders of average height reach with the balls of their feet. Come and sit on it to be sure.',
    ]);
    expect(seatOf(790)).toEqual([expect.stringContaining('most riders get both feet flat')]);
    expect(seatOf(875)).toEqual([expect.stringContaining('it suits long legs')]);
    expect(
      itemTypeNotes({ ...bike, variant: { ...bike.variant, isLams: false } as typeof bike.variant }),
    ).toContain('Not on the LAMS list: you need your full licence to ride this one.');
    expect(itemTypeNotes({ ...bike, variant: null })).toEqual([]);
    expect(itemTypeNotes(buildCar({ variant: { isLams: true } }))).toEqual([]);
  });

  it('is what may be packed into a caravan, and which car may tow it', () => {
    const [payload, towing] = itemTypeNotes(van);
    expect(payload).toContain('540 kg is left for water, gas and your things');
    expect(towing).toContain('rated to tow 2,600 kg with brakes, and to carry about 260 kg on the ball');
    const weighed = itemTypeNotes(buildCar({ ...van, variant: { ballWeight: 210 } }));
    expect(weighed[1]).toContain('(the 210 kg in its figures is before you pack)');
    expect(itemTypeNotes({ ...van, caravan: null })).toEqual([]);
  });
});
