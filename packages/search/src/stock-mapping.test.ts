import { allFilterAttributes, filterAttributeOf } from '@forecourt/domain/stock/filter/filter-attributes';
import {
  allAttributes,
  attributeOf,
  rangeAttributes,
} from '@forecourt/domain/stock/attributes/search-attributes';
import { searchDocument, type SearchDocument } from '@forecourt/domain/stock/search/search-document';
import { sortOrders } from '@forecourt/domain/stock/search/sort-options';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { documentToSource, tombstone } from './document-to-source.ts';
import { filterField, listField } from './stock-fields.ts';
import { indexDefinition } from './stock-mapping.ts';

const { mappings, settings } = indexDefinition();

/** The field that a name means, with the one inside where it has two parts. */
function fieldOf(name: string): Readonly<Record<string, unknown>> | undefined {
  const [outer = '', inner] = name.split('.');
  const field = mappings.properties[outer];
  const fields = field?.['fields'] as Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined;
  return inner === undefined ? field : fields?.[inner];
}

const listed = { type: 'keyword', eager_global_ordinals: true };
const compared = {
  text: { type: 'keyword', normalizer: 'small_letters' },
  number: { type: 'long' },
  money: { type: 'long' },
  flag: { type: 'boolean' },
};

describe('the index of stock', () => {
  it.each(allAttributes)('SRCH-3 has a field that %s is listed by, in the order of words', (attribute) => {
    const name = listField(attribute);
    const { kind } = attributeOf(attribute);
    expect(name === null).toBe(['number', 'money', 'band', 'category'].includes(kind));
    expect(name === null ? listed : fieldOf(name)).toMatchObject(listed);
  });

  it.each(rangeAttributes)('SRCH-12.1 has whole numbers of %s', (attribute) => {
    expect(fieldOf(attributeOf(attribute).field ?? '')).toMatchObject({ type: 'long' });
  });

  it.each(allFilterAttributes)('TEN-6.1 has a field that filters compare for %s', (attribute) => {
    const { kind } = filterAttributeOf(attribute);
    expect(fieldOf(filterField(attribute))).toMatchObject(compared[kind]);
  });

  it.each(Object.values(sortOrders))('SRCH-5 has $field to order by', ({ field }) => {
    expect(['long', 'integer', 'date']).toContain(fieldOf(field)?.['type']);
  });

  it('refuses what it does not know, a car without its account, and a flood of lenders', () => {
    expect(mappings).toMatchObject({
      dynamic: 'strict',
      _routing: { required: true },
      _source: { includes: ['card'] },
    });
    expect(settings.index['mapping.total_fields.limit']).toBeLessThan(500);
  });
});

describe('what the index is given of a car', () => {
  const rates = { interestRate: 8.99, comparisonRate: 9.94 };
  const car = buildCar({
    soldAt: new Date('2026-03-01T00:00:00Z'),
    priceCents: 2_999_950,
    seats: 5,
    vin: 'MP0 TFR',
    standardEquipment: ['Tow  Bar'],
    lenders: [
      { ...rates, provider: 'bank_one', paymentWeekCents: 9_950, paymentMonthCents: 1 },
      { ...rates, provider: 'bank-two', comparisonRate: 0, paymentWeekCents: 12_000 },
    ],
  });
  const { rankWeights } = resolveSettings([]).settings.stock;
  const accountId = twoSites.rangesKia.accountId;
  const document: SearchDocument = searchDocument(
    { car, accountId, dealershipName: 'Ranges Kia', version: 3, staffBoost: 0, rankWeights },
    new Date('2026-03-20T00:00:00Z'),
  );

  it('SRCH-1 is nothing that it has no field for, and no field without a value', () => {
    const bare: SearchDocument = {
      ...document,
      soldAt: null,
      vin: null,
      dealershipName: null,
      values: { ...document.values, make: [], price: [] },
    };
    for (const source of [documentToSource(document), documentToSource(bare), tombstone(document)]) {
      const known = Object.keys(mappings.properties);
      expect(Object.keys(source).filter((name) => !known.includes(name))).toEqual([]);
      expect(Object.values(source).filter((value) => value === null || value === undefined)).toEqual([]);
    }
    expect(documentToSource(bare)).not.toHaveProperty('make');
  });

  it('SRCH-1 has money in cents, and moments in milliseconds', () => {
    expect(documentToSource(document)).toMatchObject({
      price: [2_999_950],
      seats: [5],
      sold_at: Date.parse('2026-03-01T00:00:00Z'),
      version: 3,
      feature_keys: ['tow bar'],
      vin: 'mp0tfr',
    });
  });

  it('RULE-4 has the lenders’ weekly payments, and what their offers have beside them', () => {
    expect(documentToSource(document)).toMatchObject({
      weekly: { bank_one: 100, 'bank-two': 120 },
      weekly_beside: ['bank_one:comparison', 'bank_one:monthly'],
    });
  });

  it('TEN-8 is of a deleted car only that it was there', () => {
    expect(tombstone(document)).toEqual({
      id: car.id,
      account_id: accountId,
      dealership_id: car.dealershipId,
      version: 3,
      visible: false,
      rank: 0,
    });
  });
});

it('OPS-10.2 M11 has no field for anything of a visitor, and takes none that it does not know', () => {
  expect(mappings.dynamic).toBe('strict');
  const personal = /visitor|lead|phone|mail|message|customer|buyer|contact|street|user_agent/;
  const names = Object.keys(mappings.properties);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => personal.test(name))).toEqual([]);
});
