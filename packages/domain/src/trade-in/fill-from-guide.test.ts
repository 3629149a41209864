import { describe, expect, it } from 'vitest';
import { fillFromGuide } from './fill-from-guide.ts';
import { readVehicleLookup } from './read-vehicle-lookup.ts';

const read = (fields: object) => {
  const lookup = readVehicleLookup([fields]);
  if (!lookup) throw new Error('there is no car');
  return lookup.vehicle;
};
const entry = read({
  Make: 'Kia',
  Model: 'Sorento',
  Series: 'MQ4',
  Variant: 'GT-Line',
  Year: '2022',
  Transmission: 'Automatic',
  Body: 'SUV',
  Cylinders: 4,
});

describe('TEN-2.4 a car with what RedBook knows of it', () => {
  it('has what the lookup left out', () => {
    expect(fillFromGuide(read({ VIN: 'V1' }), entry)).toEqual({ ...entry, vin: 'V1' });
  });

  it('keeps what the lookup said', () => {
    const said = read({
      Make: 'KIA',
      Model: 'SORENTO',
      Series: 'MQ',
      Variant: 'Sport',
      Year: 2021,
      Transmission: 'Auto',
      Body: 'Wagon',
      Cylinders: 6,
    });
    expect(fillFromGuide(said, entry)).toEqual(said);
  });
});
