import { buildLocation } from '@forecourt/testkit/build-location';
import { brokenGeocoding, memoryGeocoding } from '@forecourt/testkit/memory-geocoding';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { findCentre } from './find-centre.ts';
import { geocodePostcode } from './geocode-postcode.ts';

const context = contextOf('harbour');
const locations = [buildLocation()];
const find = (typed: string | null, geocoding = memoryGeocoding) =>
  findCentre({ geocoding }, context, { typed, locations });

describe('LOC-6.4 where a visitor says to be', () => {
  it('is the middle of a postcode, however it is written', async () => {
    const found = {
      kind: 'found',
      near: '3220',
      label: '3220',
      point: { lat: -38.147, long: 144.361 },
      postcode: '3220',
    };
    expect(await find('3220')).toEqual(found);
    expect(await find(' 3220 Geelong')).toEqual(found);
  });

  it('is a suburb, which nobody is asked about', async () => {
    expect(await find('green valley', brokenGeocoding)).toMatchObject({
      kind: 'found',
      near: 'green valley',
      label: 'Green Valley NSW',
    });
  });

  it('FORM-6.2 is no postcode that geocoding does not know', async () => {
    expect(await find('9999')).toEqual({ kind: 'refused', message: 'Invalid postcode' });
  });

  it('FORM-6.1 is no number of another length', async () => {
    expect(await find('322')).toEqual({
      kind: 'refused',
      message: 'Invalid postcode. Please enter a 4-digit number.',
    });
  });

  it('is nothing where nothing was typed, or no place', async () => {
    expect(await find(null)).toEqual({ kind: 'none' });
    expect(await find('subaru')).toEqual({ kind: 'none' });
  });

  it('is the middle of a larger town while the service is down, and of no other postcode', async () => {
    expect(await find('3220', brokenGeocoding)).toMatchObject({ kind: 'found', near: '3220' });
    expect(await find('3221', brokenGeocoding)).toEqual({
      kind: 'refused',
      message: 'We can’t look up postcodes right now. Try a suburb instead.',
    });
  });

  it('is not made up after a fault of our own', async () => {
    const faulty = { locate: () => Promise.reject(new TypeError('a fault')) };
    await expect(find('3220', faulty)).rejects.toThrow(TypeError);
  });
});

describe('API-1.4 geocoding', () => {
  it('answers in the shape of the specification', async () => {
    const ports = { geocoding: memoryGeocoding };
    expect(await geocodePostcode(ports, context, '3220')).toEqual({
      ok: true,
      value: { results: [{ geometry: { location: { lat: -38.147, lng: 144.361 } } }] },
    });
    expect(await geocodePostcode(ports, context, '9999')).toEqual({ ok: false, error: 'no_such_postcode' });
  });
});
