import type { Car } from '@forecourt/domain/stock/car/car';
import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { showDisclaimer } from './show-disclaimer.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T01:00:00Z');
const lender = { provider: 'bank_one', interestRate: 8.99, comparisonRate: 9.86, disclaimer: 'Terms.' };
const toyota = {
  dealershipId: harbourToyota.id,
  dealershipSlug: harbourToyota.slug,
  lenders: [lender],
};

interface DisclaimerRequest {
  readonly id?: string;
  readonly site?: 'harbour' | 'ranges';
  readonly finance?: object;
}

function show(car: Car, { id = car.id, site = 'harbour', finance = {} }: DisclaimerRequest = {}) {
  const stores = { cars: { findById: async (requested: string) => (requested === car.id ? car : null) } };
  const store = { run: <T>(_: unknown, work: (all: typeof stores) => Promise<T>) => work(stores) };
  const context = contextOf(site, { finance: { provider: 'bank_one', ...finance } });
  return showDisclaimer({ store }, context, { id, now });
}

describe('the small print of a car by its id', () => {
  it('VDP-7 is the site’s and the lender’s', async () => {
    expect(await show(buildCar(toyota))).toEqual({
      ok: true,
      value: { general: expect.stringContaining('not an offer of credit'), ofLender: 'Terms.' },
    });
  });

  it('VDP-7 is the site’s alone where the lender wrote none', async () => {
    const silent = buildCar({ ...toyota, lenders: [{ ...lender, disclaimer: null }] });
    expect(await show(silent)).toMatchObject({ value: { ofLender: null } });
  });

  it.each([
    ['no id', buildCar(toyota), { id: 'corolla' }],
    ['another id', buildCar(toyota), { id: buildCar().id }],
    ['TEN-8 another site', buildCar(toyota), { site: 'ranges' }],
    ['RULE-4 a make without finance', buildCar({ ...toyota, make: 'Suzuki' }), {}],
    ['RULE-4 a site without finance', buildCar(toyota), { finance: { showsFinance: false } }],
  ] as const)('VDP-7 is not there for %s', async (_, car, requested) => {
    expect(await show(car, requested)).toEqual({ ok: false, error: 'no_such_path' });
  });
});
