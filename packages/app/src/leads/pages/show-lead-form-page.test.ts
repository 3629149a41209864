import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { memoryPagePorts } from '../../pages/test/memory-page-ports.ts';
import { contextOf } from '../../stock/test/card-site.ts';
import { showLeadFormPage } from './show-lead-form-page.ts';

const { harbourToyota } = twoSites;
const now = new Date('2026-11-16T00:00:00Z');
const car = buildCar({ dealershipId: harbourToyota.id, slug: 'corolla' });
const locations = [buildLocation(), buildLocation()];

function show(path: string, overrides: object = {}, query = '') {
  const { ports } = memoryPagePorts({ locations });
  const cars = {
    findById: async (id: string) => (id === car.id ? car : null),
    findBySlug: async () => null,
  };
  const store: Parameters<typeof showLeadFormPage>[0]['store'] = {
    run: (scope, work) => ports.store.run(scope, (stores) => work({ ...stores, cars })),
  };
  return showLeadFormPage({ store, media: ports.media }, contextOf('harbour', overrides), {
    address: { path, query },
    now,
  });
}

describe('FORM-10 the page of the trade-in enquiry', () => {
  it.each(['/trade-in', '/sell-my-car', '/cars/trade-in'])(
    'is at %s, and one page to search engines',
    async (path) => {
      const page = await show(path);
      expect(page?.view).toMatchObject({
        heading: 'Sell or trade in your car',
        form: { name: 'tradeInEnquiry', page: path, successCategory: 'tradeIn' },
      });
      expect(page?.head.canonical).toBe('https://harbour.example/trade-in');
    },
  );

  it('URL-8 is where the site has it, and nowhere on a site that takes no cars in', async () => {
    const path = '/value-my-car';
    expect((await show(path, { tradeIn: { path } }))?.head.canonical).toBe(
      'https://harbour.example/value-my-car',
    );
    expect(await show('/trade-in', { tradeIn: { takesTradeIns: false } })).toBeNull();
    expect(await show('/sell-my-car', { tradeIn: { takesTradeIns: false } })).toBeNull();
  });

  it('TRADE-7 says what happens next, and answers questions with the figures of the site', async () => {
    const { view, head } = (await show('/trade-in', { tradeIn: { offerValidDays: 9 } })) ?? {};
    expect(view?.nextSteps[0]?.text).toBe(
      'We contact you the same or next business day. Our buying team is there Mon-Fri 8.30am-5.30pm, Sat 9am-5pm.',
    );
    expect(view?.questions[0]?.answer).toBe('For 9 days from the day you receive it.');
    expect(head?.jsonLd).toMatchObject([{ '@type': 'FAQPage' }]);
    expect((await show('/fleet'))?.view).toMatchObject({ nextSteps: [], questions: [] });
  });

  it('URL-3 knows the car that the visitor would like instead', async () => {
    const page = await show('/cars/trade-in', {}, `car_id=${car.id}`);
    expect(page?.view).toMatchObject({ car: { href: '/cars/corolla' }, form: { carId: car.id } });
    expect((await show('/cars/trade-in', {}, 'car_id=nobody'))?.view.car).toBeNull();
  });
});
