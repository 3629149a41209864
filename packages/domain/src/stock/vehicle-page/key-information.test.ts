import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { keyInformation } from './key-information.ts';
import { brokenPromise } from '../test/broken-promise.ts';

const { vehiclePage } = resolveSettings([]).settings;
const zone = 'Australia/Brisbane';
const now = new Date('2026-03-01T00:00:00Z');
const car = buildCar({
  drive: 'FWD',
  engineSize: '2.0',
  regoExpiry: '2026-06-30',
  buildDate: '2021-05-01',
  seats: 5,
  keys: 2,
  variant: { power: 103, fuelConsumptionCombined: 6.4, brakedTowingMass: 1_300 },
});

const labels = (of: Parameters<typeof buildCar>[0]) =>
  keyInformation(buildCar(of), vehiclePage, null, now, zone).rows.map(({ label }) => label);

describe('key information', () => {
  it('VDP-1.1 tells the usual facts, the comparison rate last', () => {
    const { rows, validUntil } = keyInformation(car, vehiclePage, '7.49%', now, zone);
    expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Odometer: 41,200 km',
      'Transmission: Automatic',
      'Fuel type: Petrol',
      'Body: Hatch',
      'Drive: FWD',
      'Engine: 2.0 L',
      'Power: 103 kW',
      'Fuel use (combined): 6.4 L/100km',
      'Towing, with brakes: 1,300 kg',
      'Seats: 5',
      'Colour: Glacier White',
      'Rego expiry: 30 June 2026',
      'Keys: 2',
      'Comparison rate: 7.49%',
    ]);
    expect(validUntil).toEqual(new Date('2026-06-30T14:00:00Z'));
  });

  it('VDP-1.1 begins with range and battery of an electric car', () => {
    const standardEquipment = ['Lithium-ion Battery - 55 kWh', 'Electric Driving Range - 448 km (WLTP)'];
    expect(labels({ standardEquipment }).slice(0, 3)).toEqual(['Electric range', 'Battery', 'Odometer']);
  });

  it('VDP-1.1 tells what the site chooses, in its order, without what is not known', () => {
    const chosen = {
      keyInformation: ['buildDate', 'vin', 'regoExpiry', 'comparisonRate'] as (
        'vin' | 'buildDate' | 'regoExpiry' | 'comparisonRate'
      )[],
    };
    expect(keyInformation(car, chosen, null, now, zone)).toEqual({
      rows: [
        { label: 'Build date', text: 'May 2021' },
        { label: 'Rego expiry', text: '30 June 2026' },
      ],
      validUntil: new Date('2026-06-30T14:00:00Z'),
    });
    expect(keyInformation({ ...car, regoExpiry: null, buildDate: null }, chosen, null, now, zone)).toEqual({
      rows: [],
      validUntil: null,
    });
    expect(keyInformation(car, { keyInformation: ['seats'] }, null, now, zone).validUntil).toBeNull();
    expect(brokenPromise((moment) => keyInformation(car, chosen, null, moment, zone), now)).toBeNull();
  });

  it('TEN-7 begins with what buyers of its kind ask first, each once', () => {
    const variant = { isLams: true, seatHeight: 790, wetWeight: 184, power: 38, ballWeight: 180 };
    expect(labels({ itemType: 'motorcycle', engineSize: '689', variant }).slice(0, 6)).toEqual([
      'Seat height',
      'Wet weight',
      'Licence',
      'Engine',
      'Power',
      'Odometer',
    ]);
    const caravan = {
      bodyWidthFeet: 8,
      bodyLengthFeet: 18,
      tareWeightKg: 2_150,
      axleType: 'Tandem',
      sleeps: 4,
      aggregateTrailerMassKg: 2_800,
    };
    expect(labels({ itemType: 'caravan', caravan, variant }).slice(0, 6)).toEqual([
      'Sleeps',
      'Body length',
      'Tare',
      'ATM',
      'Payload',
      'Ball weight',
    ]);
    expect(labels({ itemType: 'motorcycle', simpleBody: 'Naked' })).toContain('Type');
    expect(labels({ itemType: 'caravan', caravan: null, variant: null })[0]).toBe('Odometer');
    expect(labels({ itemType: 'motorcycle', engineSize: null, variant: null })[0]).toBe('Odometer');
  });
});
