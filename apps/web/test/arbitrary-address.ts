import { allAttributes, attributeOf } from '@forecourt/domain/stock/attributes/search-attributes';
import { sortNames } from '@forecourt/domain/stock/attributes/sort-name';
import * as fc from 'fast-check';

const keys = allAttributes.map((attribute) => attributeOf(attribute).key);
const strangeKeys = [
  '__proto__',
  'constructor',
  'toString',
  'make][',
  '',
  'Make',
  'm'.repeat(50),
  'price;drop',
];
const strangeValues = [
  '%00',
  '%',
  '%zz',
  '%c0%af',
  '%ed%a0%80',
  '%F0%9F%9A%97',
  '%u0041',
  '+',
  '%2B',
  '%26',
  '%3D',
  '..%2f..%2f',
  '%0d%0aX:1',
  "'%20or%201=1--",
  '%22%7D%5D',
  '*',
  '_',
  '%25',
  '%5c',
  '%5C%5C',
  '${7*7}',
  '%E2%80%AE',
  'NaN',
  'null',
  'undefined',
  '-1',
  '1e999',
  '0x10',
  '9'.repeat(40),
  'a'.repeat(299),
  'a'.repeat(301),
  '%C3%A9'.repeat(60),
  '(a+)+$',
  '[a-z]*',
  '"corolla"',
  'make:Toyota',
  '<script>',
];
const strangeRanges = [
  ':',
  '::',
  '1:',
  ':1',
  '2:1',
  '0:999999999',
  '999999999:',
  '1000000000:',
  '1.5:2.5',
  '-5:5',
  'a:b',
  '1:2:3',
  '00:00',
  '999999999.9999:',
];

const value = fc.oneof(
  fc.constantFrom(
    'Toyota',
    'Kia',
    'Mazda',
    'BT-50',
    'SUV',
    'used',
    'in_stock',
    'sold',
    '10000-15000',
    '-10000',
    '5',
    '2024',
  ),
  fc.constantFrom(...strangeValues),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[\s#]/g, '')),
);
const key = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...keys) },
  { weight: 1, arbitrary: fc.constantFrom(...strangeKeys) },
);
const place = fc.constantFrom('[0]', '[1]', '[]', '', '[999999]', '[9999999]', '[-1]', '[a]', '[0][0]');

const parameter = fc.oneof(
  fc.tuple(key, place, value).map(([name, index, one]) => `refinementList[${name}]${index}=${one}`),
  fc.tuple(key, value).map(([name, one]) => `refinementList%5B${name}%5D%5B0%5D=${one}`),
  fc
    .tuple(key, fc.oneof(fc.constantFrom(...strangeRanges), value))
    .map(([name, one]) => `range[${name}]=${one}`),
  value.map((one) => `query=${one}`),
  fc.oneof(fc.nat(), fc.maxSafeNat(), value).map((page) => `page=${page}`),
  fc.oneof(fc.constantFrom(...sortNames), value).map((sort) => `sortBy=${sort}`),
  value,
  fc.constantFrom('&&&', '=', '?', '?query=x', '=&=', 'query', 'query[]=x', 'refinementList=x', 'range=1:2'),
);
const many = fc
  .tuple(key, fc.integer({ min: 50, max: 400 }))
  .map(([name, count]) =>
    Array.from({ length: count }, (_, index) => `refinementList[${name}][${index}]=v${index}`).join('&'),
  );

/** Addresses of the search as links, people and attackers write them. */
export const arbitraryAddress = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constant('/api/search') },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '/api/search/suggest',
          '/api/search/directory',
          '/api/search/dealership/harbour-mazda',
        ),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          '/api/search/dealership/%00',
          '/api/search/',
          '/api//search',
          '/%',
          '//',
          '/api/search/dealership/__proto__',
        ),
      },
    ),
    fc.oneof(
      { weight: 8, arbitrary: fc.array(parameter, { maxLength: 12 }).map((all) => all.join('&')) },
      { weight: 1, arbitrary: many },
    ),
  )
  .map(([path, query]) => (query === '' ? path : `${path}?${query}`));
