import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { memoryPagePorts } from '../../pages/test/memory-page-ports.ts';
import { contextOf } from '../../stock/test/card-site.ts';
import { plateBandOf } from '../../shared/plate-form.view.ts';
import { showTradeInPage } from './show-trade-in-page.ts';

const now = new Date('2026-11-16T00:00:00Z');
const car = buildCar({ dealershipId: twoSites.harbourToyota.id, slug: 'ranger', badge: null, series: null });

function show(path: string, overrides: object = {}, query = '') {
  const { ports } = memoryPagePorts({});
  const cars = {
    findById: async (id: string) => (id === car.id ? car : null),
    findBySlug: async () => null,
  };
  const store: Parameters<typeof showTradeInPage>[0]['store'] = {
    run: (scope, work) => ports.store.run(scope, (stores) => work({ ...stores, cars })),
  };
  const context = contextOf('harbour', overrides);
  return showTradeInPage({ store, media: ports.media }, context, { path, query, now });
}

describe('TRADE-1 where a seller begins', () => {
  it.each(['/trade-in', '/sell-my-car', '/cars/trade-in'])(
    'is at %s with the plate, and one page to search engines',
    async (path) => {
      const page = await show(path);
      expect(page).toMatchObject({
        kind: 'instant-offer',
        view: { step: 'find', state: 'plate', heading: 'What’s it worth? Type the rego.' },
        madeOf: { query: ['car_id'] },
      });
      expect(page?.head).toMatchObject({
        canonical: 'https://harbour.example/trade-in',
        isIndexed: path !== '/cars/trade-in',
        jsonLd: [{ '@type': 'FAQPage' }],
      });
    },
  );

  it.each([
    ['that chose it', { tradeIn: { form: 'enquiry' } }],
    ['of bikes, whose rego tells nothing', { stock: { itemTypes: ['motorcycle'] } }],
    ['of vans', { stock: { itemTypes: ['caravan'] } }],
  ])('FORM-10 is the short enquiry on a site %s', async (_, overrides) => {
    expect(await show('/trade-in', overrides)).toMatchObject({ kind: 'lead-form' });
  });

  it('RULE-9 is nowhere on a site that takes no cars in', async () => {
    expect(await show('/trade-in', { tradeIn: { takesTradeIns: false } })).toBeNull();
  });

  it('TRADE-10 says which car it is put towards, and is no page of its own then', async () => {
    const page = await show('/cars/trade-in', {}, `car_id=${car.id}`);
    expect(page?.view).toMatchObject({ lead: 'We’ll put it towards the 2021 Toyota Corolla.' });
    expect(page?.head).toMatchObject({ isIndexed: false, canonical: 'https://harbour.example/cars/ranger' });
  });

  it('TRADE-6.1 TRADE-7 has the figures of the site in its words', async () => {
    const page = await show('/trade-in', { tradeIn: { offerValidDays: 1, oldestYears: 8, mostKm: 90_000 } });
    expect(JSON.stringify(page?.view)).toMatch(/up to 8 years old and 90,000 km.*It stands for a day/);
    expect(page?.head.description).toContain('It stands for a day');
  });

  it('TRADE-2.1 offers the site’s own state first', async () => {
    const page = await show('/trade-in', { site: { defaultState: 'wa' } });
    expect(page?.view).toMatchObject({ form: { entries: { rego: '', state: 'wa' } } });
    const options = JSON.stringify(page?.view).split('"options":')[1] ?? '';
    expect(options).toMatch(/^\[\{"value":"wa".*"value":"nt"/);
  });
});

describe('the plate field of another page', () => {
  it('stands where the site wants it', () => {
    const on = contextOf('harbour', { tradeIn: { plateFieldOn: ['home'] } });
    expect(plateBandOf('home', on)).toMatchObject({ heading: 'What’s your car worth?' });
    expect(plateBandOf('results', on)).toBeNull();
    expect(plateBandOf('home', contextOf('harbour', {}))).toBeNull();
  });
});
