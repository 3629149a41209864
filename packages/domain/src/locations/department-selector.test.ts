import { describe, expect, it } from 'vitest';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { resolveSettings } from '../settings/resolve-settings.ts';
import { departmentSelector } from './department-selector.ts';

const settings = resolveSettings([]).settings.locations;
const address = { id: buildId(), street: '1 Ann Street', city: 'Brisbane', postcode: '4000' };
const sales = buildLocation({ name: 'City - Sales', locationType: null, address });
const service = buildLocation({ name: 'City - Service', locationType: 'service', address });
const parts = buildLocation({ name: 'City - Parts', locationType: 'parts', address });
const elsewhere = buildLocation({ name: 'Newstead', locationType: 'sales' });
const labels = (current: typeof sales, ...all: readonly (typeof sales)[]) =>
  departmentSelector(current, all, settings).map(({ label, isSelected }) =>
    isSelected ? `[${label}]` : label,
  );
const at = (name: string, changed: object) =>
  buildLocation({ name, locationType: 'service', address: { ...address, id: buildId(), ...changed } });

describe('the choice between departments', () => {
  it('LOC-5 is offered where one address hosts several, in the order of the site', () => {
    expect(labels(service, parts, elsewhere, service, sales)).toEqual(['Sales', '[Service]', 'Parts']);
    expect(departmentSelector(sales, [sales, service], settings)).toEqual([
      { id: sales.id, label: 'Sales', isSelected: true },
      { id: service.id, label: 'Service', isSelected: false },
    ]);
  });

  it('LOC-5 is not offered of one', () => {
    expect(labels(elsewhere, parts, elsewhere, service, sales)).toEqual([]);
    expect(labels(sales, sales, buildLocation({ locationType: 'parts', address, visible: false }))).toEqual(
      [],
    );
  });

  it('LOC-5 goes by names where one department is there twice', () => {
    const other = buildLocation({ name: 'City Kia - Sales', locationType: 'sales', address });
    expect(labels(sales, sales, other, parts)).toEqual([
      '[City - Sales]',
      'City Kia - Sales',
      'City - Parts',
    ]);
  });

  it.each([
    ['the same words in another record', { street: ' 1  ann street', city: 'BRISBANE' }, true],
    ['another street', { street: '2 Ann Street' }, false],
    ['another city', { city: 'Ipswich' }, false],
    ['another postcode', { postcode: '4305' }, false],
    ['no postcode', { postcode: null }, false],
    ['no street', { street: null }, false],
    ['an empty city', { city: ' ' }, false],
  ])('LOC-5 %s', (_, changed, isOne) => {
    expect(labels(sales, sales, at('Other', changed)).length > 0).toBe(isOne);
  });

  it('LOC-5 two unknown addresses are not one', () => {
    const unknown = at('One', { street: null });
    expect(labels(unknown, unknown, at('Two', { street: null }))).toEqual([]);
    const none = buildLocation({ address: null });
    expect(labels(none, none, buildLocation({ locationType: 'parts', address: null }))).toEqual([]);
    expect(labels(sales, sales, none)).toEqual([]);
    expect(labels(none, none, sales)).toEqual([]);
  });

  it('LOC-5 addresses without a postcode are one by street and city', () => {
    const first = at('One', { postcode: null });
    expect(
      labels(
        first,
        first,
        buildLocation({ locationType: 'parts', address: { ...address, id: buildId(), postcode: null } }),
      ),
    ).toEqual(['[Service]', 'Parts']);
  });
});
