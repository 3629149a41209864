import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { cardDetails } from './card-details.ts';

const { carCard } = resolveSettings([]).settings;
const bare = buildCar({
  carType: null,
  km: null,
  simpleTransmission: 'null',
  simpleFuel: '',
});
const caravan = buildCar({
  itemType: 'caravan',
  caravan: {
    sleeps: 4,
    bodyLengthFeet: 18,
    bodyWidthFeet: 8,
    tareWeightKg: 2_150,
    axleType: 'Tandem',
    aggregateTrailerMassKg: 2_800,
  },
});

describe('the details of a card', () => {
  it('CARD-2 are Condition, Transmission, Odometer and Fuel Type', () => {
    expect(cardDetails(buildCar(), carCard)).toEqual({
      rows: [
        { name: 'condition', label: 'Condition', text: 'Used' },
        { name: 'transmission', label: 'Transmission', text: 'Automatic' },
        { name: 'odometer', label: 'Odometer', text: '41,200 km' },
        { name: 'fuel', label: 'Fuel type', text: 'Petrol' },
      ],
      emptyText: null,
    });
  });

  it('TEN-7 say LAMS in the place of the fuel where learners may ride it', () => {
    const { rows } = cardDetails({ ...buildCar({ itemType: 'motorcycle' }), isLams: true }, carCard);
    expect(rows.map(({ name }) => name)).toEqual(['condition', 'transmission', 'odometer', 'lams']);
    expect(rows.at(-1)).toEqual({ name: 'lams', label: 'Learners', text: 'LAMS' });
  });

  it('TEN-7 leave LAMS to the badge where that says so', () => {
    const bike = buildCar({ itemType: 'motorcycle', badge: '659 LAMS' });
    const names = cardDetails({ ...bike, isLams: true }, carCard).rows.map(({ name }) => name);
    expect(names).toEqual(['condition', 'transmission', 'odometer']);
    expect(cardDetails({ ...bike, badge: null, isLams: true }, carCard).rows.at(-1)?.name).toBe('lams');
  });

  it('CARD-2 say that the odometer of a used one is not given, and nothing of a new one', () => {
    const unread = (['used', 'new'] as const).map((carType) => {
      const { rows } = cardDetails(buildCar({ carType, km: null }), carCard);
      return rows.find(({ name }) => name === 'odometer')?.text;
    });
    expect(unread).toEqual(['Not given', undefined]);
  });

  it('CARD-2 leave out what is not known, and say so where nothing is', () => {
    expect(cardDetails({ ...bare, km: 10 }, carCard)).toEqual({
      rows: [{ name: 'odometer', label: 'Odometer', text: '10 km' }],
      emptyText: null,
    });
    expect(cardDetails(bare, carCard)).toEqual({
      rows: [],
      emptyText: 'Like this and want something similar?',
    });
  });

  it('CARD-2 are the ones of the site, under its names', () => {
    const settings = {
      ...carCard,
      details: ['fuel', 'drive'] as ('fuel' | 'drive')[],
      detailLabels: { ...carCard.detailLabels, fuel: 'Runs on' },
      noDetailsText: 'Ask us',
    };
    expect(cardDetails(buildCar({ drive: 'AWD' }), settings).rows).toEqual([
      { name: 'fuel', label: 'Runs on', text: 'Petrol' },
      { name: 'drive', label: 'Drive', text: 'AWD' },
    ]);
    expect(cardDetails(bare, { ...settings, details: ['fuel'] }).emptyText).toBe('Ask us');
  });

  it('CARD-2 are missing without a word where the site wants none', () => {
    const none = { rows: [], emptyText: null };
    expect(cardDetails(bare, { ...carCard, details: [] })).toEqual(none);
    expect(cardDetails(caravan, { ...carCard, caravanDetails: [] })).toEqual(none);
  });

  it('TEN-7 of a motorcycle are those of a car', () => {
    const motorcycle = buildCar({ itemType: 'motorcycle' });
    expect(cardDetails(motorcycle, carCard).rows).toHaveLength(4);
  });

  it('TEN-7 of a motorcycle say how high its seat is and what it weighs, where the site wants it', () => {
    const motorcycle = { ...buildCar({ itemType: 'motorcycle' }), seatHeight: 805, wetWeight: 184 };
    const settings = { ...carCard, details: ['seatHeight' as const, 'wetWeight' as const] };
    expect(cardDetails(motorcycle, settings).rows).toEqual([
      { name: 'seatHeight', label: 'Seat', text: '805 mm' },
      { name: 'wetWeight', label: 'Weight', text: '184 kg' },
    ]);
    expect(cardDetails(buildCar(), settings).rows).toEqual([]);
  });

  it('TEN-7 of a caravan are its own', () => {
    expect(cardDetails(caravan, carCard).rows).toEqual([
      { name: 'sleeps', label: 'Sleeps', text: '4' },
      { name: 'tare', label: 'Tare', text: '2,150 kg' },
      { name: 'length', label: 'Body length', text: '18 ft (5.49 m)' },
      { name: 'atm', label: 'ATM', text: '2,800 kg' },
      { name: 'condition', label: 'Condition', text: 'Used' },
      { name: 'payload', label: 'Payload', text: '650 kg' },
    ]);
    const others = { ...carCard, caravanDetails: ['width', 'axles', 'atm'] as ('width' | 'axles' | 'atm')[] };
    expect(cardDetails(caravan, others).rows).toEqual([
      { name: 'width', label: 'Body width', text: '8 ft (2.44 m)' },
      { name: 'axles', label: 'Axle type', text: 'Tandem' },
      { name: 'atm', label: 'ATM', text: '2,800 kg' },
    ]);
    expect(cardDetails({ ...caravan, caravan: null }, others).rows).toEqual([]);
    expect(cardDetails({ ...caravan, carType: null, caravan: null }, carCard)).toEqual({
      rows: [],
      emptyText: 'Like this and want something similar?',
    });
  });
});
