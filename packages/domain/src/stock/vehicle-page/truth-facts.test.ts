import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { describe, expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { truthFacts } from './truth-facts.ts';

type Overrides = Parameters<typeof buildCar>[0];

const platform = resolveSettings([]).settings;
const all = [
  'priceDrops',
  'market',
  'daysHere',
  'owners',
  'historyReport',
  'ancap',
  'ppsr',
  'inspection',
  'service',
] as const;
const at = { now: new Date('2026-11-16T02:00:00Z'), zone: 'Australia/Melbourne' };
const from = (day: string, dollars: number | null) => ({
  askedFrom: new Date(`${day}T01:00:00Z`),
  cents: dollars === null ? null : dollars * 100,
});
const inVictoria = {
  name: 'Dandenong',
  slug: 'dandenong',
  phone: null,
  address: { id: buildId(), street: null, city: null, state: 'VIC', postcode: null },
};

function truthOf(car: Overrides, truth: readonly (typeof all)[number][] = all) {
  const settings = { ...platform, vehiclePage: { ...platform.vehiclePage, truth: [...truth] } };
  const known = { owners: null, historyReportUrl: null, variant: null, market: null, ...car };
  return truthFacts(buildCar({ carType: 'used', priceHistory: [], ...known }), settings, at);
}
const factOf = (name: (typeof all)[number], car: Overrides) => truthOf(car, [name]).facts[0] ?? null;

describe('what is known of one car', () => {
  it('VDP-3 is every price that it has had, where the last is less than the first', () => {
    const priceHistory = [from('2026-10-20', 39_990), from('2026-09-29', 41_490), from('2026-11-09', 38_490)];
    expect(factOf('priceDrops', { priceCents: 3_849_000, priceHistory })).toMatchObject({
      text: 'Down $3,000 in 41 days, in 2 steps',
      source: 'Our own price log since 29 September 2026. Nothing is left out.',
      steps: [
        { amount: '$41,490', day: '29 September 2026' },
        { amount: '$39,990', day: '20 October 2026' },
        { amount: '$38,490', day: '9 November 2026' },
      ],
    });
    const once = [from('2026-11-08', 39_000), from('2026-11-09', 38_490)];
    expect(factOf('priceDrops', { priceCents: 3_849_000, priceHistory: once })?.text).toBe(
      'Down $510 in 1 day, in one step',
    );
  });

  it('LAW-2.6 VDP-3 is no drop from a price that was not asked for long enough, where the law asks for proof', () => {
    const law = { ...platform.law, needsWasPriceEvidence: true, wasPriceDays: 28 };
    const textOf = (since: string) => {
      const priceHistory = [from(since, 40_000), from('2026-11-09', 38_490)];
      const car = buildCar({ priceCents: 3_849_000, priceHistory });
      return truthFacts(car, { ...platform, law }, at).facts[0]?.text ?? null;
    };
    expect(textOf('2026-10-12')).toBe('Down $1,510 in 28 days, in one step');
    expect(textOf('2026-10-13')).toBeNull();
  });

  it.each([
    ['there was one price', 38_490, [from('2026-09-29', 38_490)]],
    ['it went up', 38_490, [from('2026-09-29', 36_000), from('2026-10-09', 38_490)]],
    ['the log ends with another price', 38_490, [from('2026-09-29', 41_000), from('2026-10-09', 40_000)]],
    ['it had none for a time', 38_490, [from('2026-09-29', null), from('2026-10-09', 38_490)]],
    ['there is no log', 38_490, []],
  ])('VDP-3 is no drop where %s', (_, dollars, priceHistory) => {
    expect(factOf('priceDrops', { priceCents: dollars * 100, priceHistory })).toBeNull();
  });

  it.each([
    [{ stateAveragePriceCents: 4_000_000 }, '$1,510 under the VIC average of $40,000'],
    [{ stateAveragePriceCents: 3_800_000 }, '$490 over the VIC average of $38,000'],
    [
      { stateAveragePriceCents: 0, averagePriceCents: 3_849_000 },
      'The same as the Australian average of $38,490',
    ],
    [{ averagePriceCents: 4_000_000, averagedOn: null }, null],
    [{ averagePriceCents: null }, null],
  ])('VDP-3 RULE-7 is how its price stands against %j: %s', (market, text) => {
    const priced = { priceCents: 3_849_000, priceType: 'Excl. Govt. Charges', location: inVictoria };
    const averages = {
      stateAveragePriceCents: null,
      averagePriceCents: null,
      averagedOn: '2026-11-15',
      ...market,
    };
    expect(factOf('market', { ...priced, market: averages })?.text ?? null).toBe(text);
    expect(factOf('market', { ...priced, market: averages, priceType: 'Drive away' })).toBeNull();
    expect(factOf('market', { ...priced, market: averages, priceCents: null })).toBeNull();
  });

  it('VDP-3 RULE-7 says whose average it is also where the state is not known', () => {
    const market = { stateAveragePriceCents: 4_000_000, averagePriceCents: null, averagedOn: '2026-11-15' };
    const priced = { priceCents: 3_849_000, priceType: 'EGC', location: null };
    expect(factOf('market', { ...priced, market })).toMatchObject({
      text: '$1,510 under the state average of $40,000',
      source: 'Average by a valuation service, 15 November 2026. Both before government charges.',
    });
    expect(factOf('market', { ...priced, market: null })).toBeNull();
    // By default a price is what the site says of prices.
    const isCompared = platform.price.defaultType === 'excludingCharges';
    expect(factOf('market', { ...priced, market, priceType: null }) !== null).toBe(isCompared);
  });

  it.each([
    ['2026-09-29', '48 days'],
    ['2026-11-15', '1 day'],
    ['2026-11-16', 'It came in today'],
    ['2026-11-18', null],
  ])('VDP-3 is since when it is here: %s is %s', (day, text) => {
    const createdAt = new Date(`${day}T01:00:00Z`);
    expect(factOf('daysHere', { createdAt })?.text ?? null).toBe(text);
  });

  it('VDP-3 counts days until the midnight of the site', () => {
    expect(truthOf({}, ['daysHere']).validUntil).toEqual(new Date('2026-11-16T13:00:00Z'));
    expect(truthOf({}, ['owners']).validUntil).toBeNull();
  });

  it.each([
    [{ owners: 1 }, 'One before you'],
    [{ owners: 3 }, '3 before you'],
    [{ owners: 0 }, null],
    [{ owners: 1, carType: 'new' as const }, null],
  ])('VDP-3 is how many had it: %j is %s', (car, text) => {
    expect(factOf('owners', car)?.text ?? null).toBe(text);
  });

  it('VDP-3 is a report that can be read', () => {
    const historyReportUrl = 'https://reports.example.com/1.pdf';
    expect(factOf('historyReport', { historyReportUrl })?.href).toBe(historyReportUrl);
  });

  it.each([
    [5, 2019, '5 stars ANCAP, by the rules of 2019'],
    [1, 2024, '1 star ANCAP, by the rules of 2024'],
    [5, null, null],
    [0, 2019, null],
  ])('VDP-3 are %s stars of %s: %s', (ancapRating, ancapYear, text) => {
    const { variant } = buildCar({ variant: { ancapRating, ancapYear } });
    expect(factOf('ancap', { variant })?.text ?? null).toBe(text);
  });
});

describe('what is not known of a car', () => {
  it('VDP-3 is said of a used one, as far as the site tells such things', () => {
    const both = ['How many owners it has had.', expect.stringContaining('history report')];
    const papers = ['PPSR', 'inspection', 'serviced'].map((word) => expect.stringContaining(word) as string);
    expect(truthOf({}).unknown).toEqual([...both, ...papers]);
    expect(truthOf({ owners: 2 }).unknown).toEqual([...both.slice(1), ...papers]);
    const written = { inspectedOn: '2026-11-01', serviceBook: 'full' } as const;
    expect(truthOf(written).unknown).toEqual([...both, papers[0]]);
    expect(truthOf({}, ['daysHere']).unknown).toEqual([]);
    expect(truthOf({ carType: 'new' }).unknown).toEqual([]);
    const [odometer] = truthOf({ km: null }).unknown;
    expect(odometer).toContain('odometer is not written down');
    expect(truthOf({ km: null, itemType: 'caravan' }).unknown[0]).not.toBe(odometer);
  });

  it('VDP-3 leaves a history report unasked where the register has answered', () => {
    const certificate = { ppsrSearchedOn: '2026-11-01', ppsrNumber: '4471092265', isPpsrClear: true };
    expect(truthOf(certificate).unknown.join(' ')).not.toMatch(/history report|PPSR/);
  });

  it('VDP-3 asks for no search of the register beside a history report, which has made one', () => {
    const historyReportUrl = 'https://reports.example.com/1.pdf';
    expect(truthOf({ historyReportUrl }).unknown.join(' ')).not.toMatch(/history report|PPSR/);
  });

  it('VDP-3 ends with the day on which a search of the PPSR gets old', () => {
    const certificate = { ppsrSearchedOn: '2026-11-01', ppsrNumber: '4471092265', isPpsrClear: true };
    const { facts, validUntil } = truthOf(certificate, ['ppsr']);
    expect(facts.map(({ name }) => name)).toEqual(['ppsr']);
    expect(validUntil).toEqual(new Date('2026-11-16T13:00:00Z'));
  });

  it('VDP-3 by default a site tells of price drops alone', () => {
    expect(platform.vehiclePage.truth).toEqual(['priceDrops']);
  });
});
