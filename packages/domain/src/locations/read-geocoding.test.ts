import { describe, expect, it } from 'vitest';
import { readGeocoding } from './read-geocoding.ts';

const at = (lat: number, lng: number, more: object = {}) => ({
  geometry: { location: { lat, lng } },
  ...more,
});
const geelong = at(-38.15, 144.36);

describe('API-1.4 the answer of a geocoding service', () => {
  it.each([
    ['OK', { results: [geelong, at(-33, 151)], status: 'OK' }],
    ['without a status', { results: [geelong] }],
    ['of a postcode', { results: [at(-38.15, 144.36, { types: ['postal_code'] })] }],
  ])('is its first result: %s', (_, body) => {
    expect(readGeocoding(body)).toEqual({ kind: 'found', point: { lat: -38.15, long: 144.36 } });
  });

  it.each([
    ['no result', { results: [], status: 'ZERO_RESULTS' }],
    ['the whole country', { results: [at(-25, 134, { types: ['country', 'political'] })] }],
    ['a place north of Australia', { results: [at(48.2, 144)] }],
    ['a place south of it', { results: [at(-80, 144)] }],
    ['a place west of it', { results: [at(-30, 20)] }],
    ['a place east of it', { results: [at(-41, 175)] }],
  ])('FORM-6.2 is none: %s', (_, body) => {
    expect(readGeocoding(body)).toEqual({ kind: 'none' });
  });

  it.each([
    ['over_query_limit', { results: [], status: 'OVER_QUERY_LIMIT' }],
    ['request_denied', { results: [], status: 'REQUEST_DENIED' }],
    ['no_list', { error: 'no' }],
    ['no_list', null],
    ['no_list', { results: [{ geometry: { location: { lat: '1', lng: 2 } } }] }],
  ])('cannot be believed: %s', (code, body) => {
    expect(readGeocoding(body)).toEqual({ kind: 'nonsense', code });
  });
});
