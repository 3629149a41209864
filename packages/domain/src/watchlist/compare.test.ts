import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { settingsWith } from '../site/test/settings-with.ts';
import { compareRows } from './compare.ts';

const settings = settingsWith();
const today = '2026-11-16';
const rowOf = (label: string, ...cars: Parameters<typeof buildCar>[0][]) =>
  compareRows(
    cars.map((car) => buildCar(car)),
    settings,
    today,
  ).find((row) => row.label === label);

const marketValues = (under: typeof settings, ...cars: Parameters<typeof buildCar>[0][]) =>
  compareRows(
    cars.map((car) => buildCar(car)),
    under,
    today,
  ).find(({ label }) => label === 'Against the market')?.values;

const stars = (variant: object) => rowOf('ANCAP safety', { variant })?.values[0];

describe('WATCH-4 cars side by side', () => {
  const corolla = buildCar({
    drive: 'FWD',
    seats: 5,
    doors: 5,
    engineSize: '1.8L',
    variant: { fuelConsumptionCombined: 6.2 },
    location: { name: 'Dandenong', slug: 'dandenong' },
  });
  const hilux = buildCar({
    offerPriceCents: 4_549_050,
    priceType: 'Drive away',
    carType: 'new',
    year: 2026,
    km: 0,
    simpleBody: 'Ute',
    simpleFuel: 'Diesel',
    drive: '4WD',
    seats: 5,
    doors: null,
    colour: 'null',
    engineSize: '2.8L',
    variant: { fuelConsumptionCombined: 0 },
  });

  it('show every fact that one of them states, with the differences marked', () => {
    const rows = compareRows([corolla, hilux], settings, today);
    expect(rows.map(({ group, label, values, differs }) => [group, label, values, differs])).toEqual([
      ['The price', 'Price', ['$24,990', '$45,490.50'], true],
      ['The price', 'Price type', ['Drive away', 'Drive away'], false],
      ['How it’s been used', 'Condition', ['Used', 'New'], true],
      ['How it’s been used', 'Year', ['2021', '2026'], true],
      ['How it’s been used', 'Odometer', ['41,200 km', '0 km'], true],
      ['What it does', 'Body', ['Hatch', 'Ute'], true],
      ['What it does', 'Transmission', ['Automatic', 'Automatic'], false],
      ['What it does', 'Drive', ['FWD', '4WD'], true],
      ['What it does', 'Engine', ['1.8 L', '2.8 L'], true],
      ['What it does', 'Fuel', ['Petrol', 'Diesel'], true],
      ['What it does', 'Fuel use', ['6.2 L/100 km', null], false],
      ['What it does', 'Seats', ['5', '5'], false],
      ['What it does', 'Doors', ['5', null], false],
      ['What comes with it', 'Colour', ['Glacier White', null], false],
      ['What comes with it', 'Where it is', ['Dandenong', null], false],
    ]);
  });

  it('say what comes with each', () => {
    expect(
      rowOf('Tow bar', { standardEquipment: ['Towbar'] }, { standardEquipment: ['Sunroof'] }),
    ).toMatchObject({
      group: 'What comes with it',
      values: ['Yes', 'Not listed'],
      differs: true,
      isSame: false,
      best: null,
    });
    const unlisted = { standardEquipment: [] };
    expect(rowOf('Tow bar', { standardEquipment: ['Towbar'] }, unlisted)).toMatchObject({
      values: ['Yes', null],
      differs: false,
    });
  });

  it('say what is the same for all, which one car alone is not', () => {
    expect(rowOf('Seats', { seats: 5 }, { seats: 5 })?.isSame).toBe(true);
    expect(rowOf('Seats', { seats: 5 }, { seats: null })?.isSame).toBe(false);
    expect(rowOf('Seats', { seats: 5 }, { seats: 7 })?.isSame).toBe(false);
    expect(rowOf('Seats', { seats: 5 })?.isSame).toBe(false);
  });

  it('differ where two say different things, not where one leaves it open or stands alone', () => {
    const [stated, open] = [{ drive: '4x4' }, { drive: null }];
    expect(rowOf('Drive', stated, open)).toMatchObject({
      values: ['4x4', null],
      differs: false,
      isSame: false,
    });
    expect(rowOf('Drive', stated, open, { drive: 'AWD' })?.differs).toBe(true);
    expect(rowOf('Drive', stated, stated)?.differs).toBe(false);
    expect(rowOf('Drive', stated)?.differs).toBe(false);
  });

  it('know what buyers decide by', () => {
    const ute = { seats: 5, variant: { brakedTowingMass: 3_500, payload: 985 } };
    const isKey = (label: string) => rowOf(label, ute, ute)?.isKey;
    expect(['Price', 'Towing, braked', 'Payload', 'Seats'].map(isKey)).toEqual([true, true, true, false]);
  });

  it('RULE-7 say what the page of each says of the market, while it is for sale', () => {
    const market = { stateAveragePriceCents: 3_000_000, averagedOn: '2026-11-01' };
    const cheap = { priceCents: 2_500_000, priceType: 'Excl. govt charges', market };
    const price = { showsMarketIndicator: true };
    const shown = settingsWith({ price, law: { comparesMarketLikeForLike: true } });
    expect(marketValues(shown, cheap, {})).toEqual([
      expect.stringMatching(/5,000.* \(.*1 November 2026\)$/),
      null,
    ]);
    expect(marketValues(settingsWith({ price }), cheap)).toEqual([expect.stringMatching(/5,000[^()]*$/)]);
    expect(marketValues(shown, { ...cheap, status: 'sold' })).toBeUndefined();
  });

  it('leave out what none of them states', () => {
    const bare = buildCar({
      priceCents: 1_000,
      priceType: ' ',
      year: null,
      km: null,
      carType: 'demo',
      colour: null,
    });
    const labels = compareRows([bare], settings, today).map(({ label }) => label);
    expect(labels).toEqual(['Price', 'Condition', 'Body', 'Transmission', 'Fuel']);
    expect(compareRows([bare], settings, today)[0]?.values).toEqual(['Contact us for price']);
    expect(compareRows([bare], settings, today)[1]?.values).toEqual(['Demo']);
    expect(rowOf('Condition', { carType: null })).toBeUndefined();
  });

  it('are nothing without cars', () => {
    expect(compareRows([], settings, today)).toEqual([]);
  });

  it('say which costs least where all prices include the same', () => {
    const [dear, cheap] = [{ priceCents: 3_000_000 }, { priceCents: 2_000_000 }];
    expect(rowOf('Price', dear, cheap)?.best).toEqual({ place: 1, word: 'Lowest' });
    expect(rowOf('Price', dear, cheap, { priceCents: 2_000_000 })?.best).toBeNull();
    expect(rowOf('Price', dear, { ...cheap, priceType: 'Excl. govt charges' })?.best).toBeNull();
    expect(rowOf('Price', dear, { priceCents: null })?.best).toBeNull();
    expect(rowOf('Price', dear)?.best).toBeNull();
  });

  it('measure a price whose kind nobody says with others of that sort', () => {
    const quiet = settingsWith({ law: { showsPriceBasis: false } });
    const cars = [3_000_000, 2_000_000].map((priceCents) => buildCar({ priceCents, priceType: null }));
    expect(compareRows(cars, quiet, today)[0]?.best).toEqual({ place: 1, word: 'Lowest' });
  });

  it('name the newest and the least driven, and call no colour the best', () => {
    expect(rowOf('Year', { year: 2024 }, { year: 2022 })?.best).toEqual({ place: 0, word: 'Newest' });
    expect(rowOf('Odometer', { km: 9 }, { km: 7 })?.best).toEqual({ place: 1, word: 'Lowest' });
    expect(rowOf('Odometer', { km: 9 }, { km: null })?.best).toBeNull();
    expect(rowOf('Colour', { colour: 'Red' }, { colour: 'Blue' })?.best).toBeNull();
  });

  it('WATCH-4 hold towing, payload, power and owners against each other, as far as they are stated', () => {
    const ute = { owners: 1, variant: { brakedTowingMass: 3_500, payload: 985, power: 150, torque: 500 } };
    const other = { owners: 2, variant: { brakedTowingMass: 2_500, payload: 0, power: 132 } };
    expect(rowOf('Towing, braked', ute, other)).toMatchObject({
      values: ['3,500 kg', '2,500 kg'],
      best: { place: 0, word: 'Most' },
    });
    expect(rowOf('Payload', ute, other)).toMatchObject({ values: ['985 kg', null], best: null });
    expect(rowOf('Power', ute, other)?.values).toEqual(['150 kW, 500 Nm', '132 kW']);
    expect(rowOf('Owners', ute, other)?.best).toEqual({ place: 0, word: 'Fewest' });
    expect(rowOf('Owners', { owners: 0 }, { owners: null })).toBeUndefined();
    expect(rowOf('Power', {}, { variant: null })).toBeUndefined();
  });

  it('say by the rules of which year a car earned its stars', () => {
    expect(stars({ ancapRating: 5, ancapYear: 2019 })).toBe('5 stars (2019)');
    expect(stars({ ancapRating: 1 })).toBeUndefined();
    expect(stars({ ancapYear: 2019 })).toBeUndefined();
  });

  it('leave out a registration that is over', () => {
    expect(rowOf('Rego to', { regoExpiry: today }, { regoExpiry: '2026-11-15' })?.values).toEqual([
      'November 2026',
      null,
    ]);
    expect(rowOf('Rego to', { regoExpiry: null })).toBeUndefined();
  });

  it('TEN-7 ask of a motorcycle and of a caravan what their buyers ask', () => {
    const bike = {
      itemType: 'motorcycle' as const,
      variant: { isLams: true, seatHeight: 790, wetWeight: 184 },
    };
    expect(rowOf('Learners (LAMS)', bike, { ...bike, variant: { isLams: false } })?.values).toEqual([
      'Yes',
      'No',
    ]);
    expect(rowOf('Seat height', bike)?.values).toEqual(['790 mm']);
    expect(rowOf('Wet weight', bike)?.values).toEqual(['184 kg']);
    expect(rowOf('Learners (LAMS)', { variant: { isLams: true } })).toBeUndefined();
    expect(rowOf('Learners (LAMS)', { itemType: 'motorcycle' }, { ...bike, variant: {} })).toBeUndefined();
    const van = {
      itemType: 'caravan' as const,
      caravan: { sleeps: 4, bodyLengthFeet: 18, tareWeightKg: 2_055, aggregateTrailerMassKg: 2_455 },
      variant: { ballWeight: 205 },
    };
    const valueOf = (label: string) => rowOf(label, van)?.values[0];
    expect(['Sleeps', 'Tare', 'ATM', 'Payload', 'Ball weight'].map(valueOf)).toEqual([
      '4',
      '2,055 kg',
      '2,455 kg',
      '400 kg',
      '205 kg',
    ]);
    expect(valueOf('Length')).toMatch(/^18 ft/);
  });

  it('show what a subscribed car costs to buy, and the subscription where nobody can buy it', () => {
    const offering = settingsWith({ price: { offersSubscriptions: true } });
    const priced = buildCar({ subscriptionPriceCents: 28_900, priceCents: 2_499_000 });
    const unpriced = { ...priced, priceCents: null, offerPriceCents: null };
    expect(compareRows([priced, unpriced], offering, today)[0]?.values).toEqual([
      '$24,990',
      `$289 ${offering.price.subscriptionUnit}`,
    ]);
  });
});
