import { buildCar } from '@forecourt/testkit/build-car';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { tagRibbon, type RibbonCar, type RibbonSettings } from './tag-ribbon.ts';
import { brokenPromise } from '../test/broken-promise.ts';

const platform = resolveSettings([]).settings;
const createdAt = new Date('2026-03-01T09:30:00Z');
const later = new Date('2026-06-01T00:00:00Z');
const logoUrl = 'https://media.example.com/certified.svg';

/** A car to which every ribbon applies at once; a test takes away what wins before the one it is about. */
const everything = buildCar({
  status: 'coming_soon',
  simpleFuel: 'Hybrid',
  reserved: true,
  carType: 'used',
  make: 'Toyota',
  certified: true,
  tag: 'Test Drive Only',
  createdAt,
});

const site = (
  carCard: Partial<RibbonSettings['carCard']> = {},
  certified: Partial<RibbonSettings['certified']> = {},
): RibbonSettings => ({
  carCard: { ...platform.carCard, ...carCard },
  certified: { ...platform.certified, logoUrl, ...certified },
});

const text = (words: string, tone: string) => ({ kind: 'text', text: words, tone });
const logo = { kind: 'logo', url: logoUrl, name: 'Toyota Certified' };

describe('the ribbon', () => {
  const onlyAge = buildCar({ createdAt, certified: false });

  it('RULE-2 goes by the order of the product: what wins is taken away, and the next one shows', () => {
    const settings = site({ showsFuelTag: true });
    const steps = [
      [{}, text('Hybrid', 'green')],
      [{ simpleFuel: 'Petrol' }, text('Reserved', 'red')],
      [{ reserved: false }, logo],
      [{ certified: false }, text('Test Drive Only', 'red')],
      [{ tag: null }, text('Coming soon', 'green')],
      [{ status: 'in_stock' }, text('New in stock', 'green')],
      [{ createdAt: new Date('2020-01-01') }, null],
    ] as const;
    for (const [index, [, expected]] of steps.entries()) {
      const car = Object.assign({}, everything, ...steps.slice(0, index + 1).map(([change]) => change));
      expect(tagRibbon(car as RibbonCar, settings, createdAt).ribbon).toEqual(expected);
    }
  });

  it.each([['sold'], ['in_transit'], [null]])(
    'RULE-2 of a car of status %j is the sold tag, before everything else',
    (status) => {
      const settings = site({ showsFuelTag: true, soldTag: 'GONE' });
      expect(tagRibbon({ ...everything, status }, settings, createdAt)).toEqual({
        ribbon: text('GONE', 'sold'),
        validUntil: null,
      });
    },
  );

  it.each([
    ['Electric', null, 'Electric'],
    ['HYBRID', null, 'HYBRID'],
    ['Petrol', 'Petrol/Electric Hybrid', 'Petrol/Electric Hybrid'],
    ['Plug-in hybrid', 'Petrol - Electric', 'Plug-in hybrid'],
    ['null', ' Electric ', 'Electric'],
  ])('RULE-2 shows the fuel of %j and %j as %j in green', (simpleFuel, fuel, shown) => {
    const car = { ...everything, simpleFuel, fuel };
    expect(tagRibbon(car, site({ showsFuelTag: true }), later).ribbon).toEqual(text(shown, 'green'));
  });

  it('RULE-2 knows other electrified fuels where the site names them', () => {
    const settings = site({ showsFuelTag: true, fuelTagFuels: ['hydrogen'] });
    const hydrogen = { ...onlyAge, simpleFuel: 'Hydrogen' };
    expect(tagRibbon(hydrogen, settings, later).ribbon).toEqual(text('Hydrogen', 'green'));
    expect(tagRibbon({ ...onlyAge, simpleFuel: 'Hybrid' }, settings, later).ribbon).toBeNull();
  });

  it.each([
    ['the site does not tag fuels', site(), { simpleFuel: 'Electric', fuel: 'Electric' }],
    ['the fuel is neither', site({ showsFuelTag: true }), { simpleFuel: 'Diesel', fuel: 'Diesel' }],
    ['no fuel is known', site({ showsFuelTag: true }), { simpleFuel: null, fuel: null }],
  ])('RULE-2 shows no fuel where %s', (_, settings, change) => {
    expect(tagRibbon({ ...onlyAge, ...change }, settings, later).ribbon).toBeNull();
  });

  it('RULE-2 shows Reserved in red, or grey where the site says so', () => {
    const car = { ...onlyAge, reserved: true };
    expect(tagRibbon(car, site(), later).ribbon).toEqual(text('Reserved', 'red'));
    expect(tagRibbon(car, site({ reservedTone: 'grey', reservedTag: 'On hold' }), later).ribbon).toEqual(
      text('On hold', 'grey'),
    );
  });

  it('RULE-2 shows the logo of a used certified Toyota, or the name of the programme without one', () => {
    const car = { ...onlyAge, certified: true };
    expect(tagRibbon(car, site(), later).ribbon).toEqual(logo);
    expect(tagRibbon(car, site({}, { logoUrl: null }), later).ribbon).toEqual(
      text('Toyota Certified', 'green'),
    );
  });

  it.each([
    ['a new one', { carType: 'new' as const }, {}],
    ['a demo', { carType: 'demo' as const }, {}],
    ['one of another make', { make: 'Kia' }, {}],
    ['one without certificate', { certified: false }, {}],
    ['one on a site without the ribbon', {}, { showsRibbon: false }],
  ])('RULE-2 shows no logo for %s', (_, change, programme) => {
    const car = { ...onlyAge, certified: true, ...change };
    expect(tagRibbon(car, site({}, programme), later).ribbon).toBeNull();
  });

  it.each([
    ['Test Drive Only', [], 'red', 'red'],
    ['Runout Sale', ['runout sale'], 'red', 'green'],
    ['runout sale', ['Runout Sale'], 'red', 'green'],
    ['Runout', ['runout sale'], 'red', 'red'],
    ['Manager special', [], 'green', 'green'],
  ] as const)('RULE-2 shows the tag %j, with %j green and others %s, in %s', (tag, green, tone, shown) => {
    const settings = site({ greenManualTags: [...green], manualTagTone: tone });
    expect(tagRibbon({ ...onlyAge, tag }, settings, later).ribbon).toEqual(text(tag, shown));
  });

  it.each([[''], ['  '], ['null'], [null]])('RULE-2 takes the tag %j for none', (tag) => {
    expect(tagRibbon({ ...onlyAge, tag }, site(), later).ribbon).toBeNull();
  });

  it('holds for good where only staff or a feed can change it', () => {
    const settings = site({ showsFuelTag: true });
    const cars = [
      everything,
      { ...onlyAge, reserved: true },
      { ...onlyAge, tag: 'Special' },
      { ...onlyAge, certified: true },
      { ...onlyAge, status: 'coming_soon' },
    ];
    for (const car of cars) expect(tagRibbon(car, settings, createdAt).validUntil).toBeNull();
  });
});

describe('the tag of a car new in stock', () => {
  const car = buildCar({ createdAt });
  const endsAt = new Date('2026-03-09T09:30:00Z');
  const newTag = text('New in stock', 'green');

  it('RULE-2 shows from the moment it was added for 8 days, and ends to the millisecond', () => {
    expect(tagRibbon(car, site(), createdAt)).toEqual({ ribbon: newTag, validUntil: endsAt });
    expect(tagRibbon(car, site(), new Date(endsAt.getTime() - 1))).toEqual({
      ribbon: newTag,
      validUntil: endsAt,
    });
    expect(tagRibbon(car, site(), endsAt)).toEqual({ ribbon: null, validUntil: null });
  });

  it('RULE-2 has the words and the days of the site', () => {
    const settings = site({ newTag: 'JUST IN', newTagDays: 1 });
    const nextDay = new Date('2026-03-02T09:30:00Z');
    expect(tagRibbon(car, settings, createdAt)).toEqual({
      ribbon: text('JUST IN', 'green'),
      validUntil: nextDay,
    });
    expect(tagRibbon(car, settings, nextDay).ribbon).toBeNull();
  });

  it('waits for a car that is listed ahead of its day', () => {
    const before = new Date(createdAt.getTime() - 1);
    expect(tagRibbon(car, site(), before)).toEqual({ ribbon: null, validUntil: createdAt });
    expect(tagRibbon(car, site({ newTagDays: 1 }), before).validUntil).toEqual(createdAt);
    expect(tagRibbon(car, site({ newTagDays: 0 }), before)).toEqual({ ribbon: null, validUntil: null });
  });

  it('RULE-2 stays the same up to the moment it names, and is another from then on', () => {
    const minutes = fc.integer({ min: -30 * 24 * 60, max: 30 * 24 * 60 });
    fc.assert(
      fc.property(minutes, fc.nat(20), (age, newTagDays) => {
        const now = new Date(createdAt.getTime() + age * 60_000);
        expect(brokenPromise((moment) => tagRibbon(car, site({ newTagDays }), moment), now)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
