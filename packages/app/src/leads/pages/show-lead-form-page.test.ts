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

interface Asked {
  readonly form?: Parameters<typeof showLeadFormPage>[2]['form'];
  readonly slug?: string;
  readonly query?: string;
}

function show(path: string, overrides: object = {}, asked: Asked = {}) {
  const { ports } = memoryPagePorts({ locations });
  const cars = {
    findById: async (id: string) => (id === car.id ? car : null),
    findBySlug: async (slug: string) => (slug === car.slug ? car : null),
  };
  const store: Parameters<typeof showLeadFormPage>[0]['store'] = {
    run: (scope, work) => ports.store.run(scope, (stores) => work({ ...stores, cars })),
  };
  return showLeadFormPage({ store, media: ports.media }, contextOf('harbour', overrides), {
    form: 'tradeInEnquiry',
    path,
    query: '',
    now,
    ...asked,
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

  it('URL-8.1 is where the site has it, and nowhere on a site that takes no cars in', async () => {
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
      'We’ll contact you the same or next business day. Our buying team is here Mon-Fri 8.30am-5.30pm, Sat 9am-5pm.',
    );
    expect(view?.questions[0]?.answer).toBe('For 9 days from the day you get it.');
    expect(head?.jsonLd).toMatchObject([{ '@type': 'FAQPage' }]);
    expect((await show('/fleet', {}, { form: 'fleet' }))?.view).toMatchObject({
      nextSteps: [],
      questions: [],
    });
  });

  it('URL-3.2 knows the car that the visitor would like instead', async () => {
    const page = await show('/cars/trade-in', {}, { query: `car_id=${car.id}` });
    expect(page?.view).toMatchObject({ car: { href: '/cars/corolla' }, form: { carId: car.id } });
    expect((await show('/cars/trade-in', {}, { query: 'car_id=nobody' }))?.view.car).toBeNull();
  });
});

describe('URL-3.2 the page of a form about a car', () => {
  const path = '/cars/corolla/enquire';

  it('is about the car that its slug names', async () => {
    const page = await show(path, {}, { form: 'enquiry', slug: 'corolla' });
    expect(page?.view).toMatchObject({ form: { name: 'enquiry', page: path, carId: car.id } });
    expect(page?.head).toMatchObject({
      canonical: 'https://harbour.example/cars/corolla',
      isIndexed: false,
    });
  });

  it.each(['other', '%63orolla', '%'])('is not there for the slug %s', async (slug) => {
    expect(await show(path, {}, { form: 'enquiry', slug })).toBeNull();
  });
});

describe('URL-4.1 the page of the finance enquiry', () => {
  it('begins with what its address says, as far as it can be read', async () => {
    const query = `preferredDealership=harbour-toyota&vehiclePriceBudget=24990&car_id=${car.id}`;
    const page = await show('/finance', {}, { form: 'financeEnquiry', query });
    expect(page?.view).toMatchObject({ car: { href: '/cars/corolla' }, form: { carId: car.id } });
    expect(page?.madeOf?.query).toContain('vehiclePriceBudget');
    const without = await show('/finance', {}, { form: 'financeEnquiry', query: 'vehiclePriceBudget=lots' });
    expect(without?.view.car).toBeNull();
  });

  it('URL-4.2 FIN-1 pre-approval by the short form says what it is, and repeats what was worked out', async () => {
    const query = 'price=45000&deposit=5000&trade_in=0&balloon=0&term=60&frequency=weekly';
    const page = await show('/finance-pre-approval', {}, { form: 'preApproval', query });
    expect(page?.view.heading).toBe('Ask about pre-approval');
    expect(page?.view.sums).toBe('$45,000 price, $5,000 deposit, 5 years, no balloon, paid weekly');
    expect(page?.view.form.entries).toMatchObject({ vehiclePriceBudget: '45000', deposit: '5000' });
  });
});
