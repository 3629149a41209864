import { buildCar } from '@forecourt/testkit/build-car';
import { buildLocation } from '@forecourt/testkit/build-location';
import { twoSites } from '@forecourt/testkit/two-sites';
import { describe, expect, it } from 'vitest';
import { servedAt, servedPages } from './served-pages.ts';

type CarOverrides = NonNullable<Parameters<typeof buildCar>[0]>;

const { id: dealershipId, slug: dealershipSlug } = twoSites.harbourToyota;
const location = buildLocation({ dealershipId, dealershipSlug });
const path = '/cars/corolla';
const caravans = { stock: { itemTypes: ['car', 'caravan'] } };
const hour = 3_600_000;

/** What the server says of a car on its page. */
async function served(car: CarOverrides, overrides: object = {}): Promise<unknown> {
  const stands = { slug: 'corolla', dealershipId, dealershipSlug, locationId: location.id, location };
  const cars = [buildCar({ ...stands, ...car })];
  return (await servedPages({ cars, locations: [location], overrides }, path))[path].view;
}

const ribbonOf = (text: string, tone: string) => ({ state: 'available', ribbon: { text, tone } });
const openers = (view: unknown) => JSON.stringify(view).match(/"opens":"(tradeIn|historyReport)"/g) ?? [];
const comments = async (dealerComments: string | null) => {
  const { sections } = (await served({ dealerComments })) as {
    sections: { kind: string; comments?: object }[];
  };
  return sections.find(({ kind }) => kind === 'comments')?.comments;
};

describe('the page of a car, as it is served', () => {
  it('RULE-1 RULE-2 says by status and tag whether the car can be had', async () => {
    expect(await served({ status: 'coming_soon' })).toMatchObject(ribbonOf('Coming soon', 'green'));
    expect(await served({ tag: 'Runout Sale' })).toMatchObject(ribbonOf('Runout Sale', 'red'));
    expect(await served({ tag: 'Runout Sale', reserved: true })).toMatchObject(ribbonOf('Reserved', 'red'));
    const justIn = { createdAt: new Date(servedAt.getTime() - hour) };
    expect(await served(justIn, { carCard: { newTag: 'Just in' } })).toMatchObject(
      ribbonOf('Just in', 'green'),
    );
    expect(await served({})).toMatchObject({ state: 'available', ribbon: null });
    expect(await served({ status: 'sold', sold: true, soldAt: servedAt })).toMatchObject({
      state: 'gone',
      ribbon: { text: 'Sold' },
      actions: [{ text: 'Find me something similar' }],
    });
  });

  it('RULE-3 LAW-2.1 LAW-2.6 has the price that applies, its basis, and a former one with its proof', async () => {
    const reduced = { beforePriceCents: 2_699_000 };
    expect(await served(reduced)).toMatchObject({
      price: { amount: '$24,990', basis: 'Drive away', was: { word: 'Was', amount: '$26,990' } },
    });
    expect(await served(reduced, { law: { needsWasPriceEvidence: true } })).toMatchObject({
      price: { was: null },
    });
    expect(await served({ offerPriceCents: 2_399_000 })).toMatchObject({ price: { amount: '$23,990' } });
    expect(await served({ priceCents: null, preorder: true })).toMatchObject({ price: { text: 'Preorder' } });
    expect(await served({ priceType: null }, { law: { showsPriceBasis: true } })).toMatchObject({
      price: { basis: 'Excl. govt charges' },
    });
  });

  it('RULE-4 shows the week at the lender of the site, with its rates, and of no make that is left out', async () => {
    const lender = {
      provider: 'bank_one',
      interestRate: 8.99,
      comparisonRate: 9.86,
      paymentWeekCents: 11_949,
    };
    const finance = { provider: 'bank_one', providerType: 4 };
    const none = { weekly: null };
    expect(await served({ lenders: [lender] }, { finance })).toMatchObject({
      weekly: {
        price: '$120 per week',
        comparisonRate: 'Comparison rate 9.86% p.a.',
        warning: expect.stringMatching(/^WARNING/),
      },
    });
    expect(await served({ lenders: [{ ...lender, comparisonRate: null }] }, { finance })).toMatchObject(none);
    expect(await served({ lenders: [{ ...lender, provider: 'bank_two' }] }, { finance })).toMatchObject(none);
    const excludedMakes = ['Toyota'];
    expect(await served({ lenders: [lender] }, { finance: { ...finance, excludedMakes } })).toMatchObject(
      none,
    );
  });

  it('RULE-7 says how far it lies below the market', async () => {
    expect(await served({ market: { stateAveragePriceCents: 2_650_000 } })).toMatchObject({
      market: { text: '$1,510 below market average' },
    });
    expect(await served({ market: { stateAveragePriceCents: 2_548_900 } })).toMatchObject({ market: null });
  });

  it('RULE-8 carries the certified badge of a Toyota where the site has it on', async () => {
    const overrides = { certified: { showsBadge: true } };
    expect(await served({ certified: true }, overrides)).toMatchObject({
      certified: { name: 'Toyota Certified' },
    });
    expect(await served({ certified: true, make: 'Kia' }, overrides)).toMatchObject({ certified: null });
    expect(await served({ certified: true })).toMatchObject({ certified: null });
  });

  it('RULE-9 offers trade-in, history report and call where there is something behind them', async () => {
    const whole = await served({ historyReportUrl: 'https://reports.example/1.pdf' });
    expect([openers(whole).length, whole]).toEqual([
      2,
      expect.objectContaining({ call: expect.anything() as object }),
    ]);
    const bare = await served({ itemType: 'caravan', location: null, locationId: null }, caravans);
    expect([openers(bare).length, bare]).toEqual([0, expect.objectContaining({ call: null })]);
  });

  it('RULE-10 has rows for what is known, the rego while it lies ahead, and lengths in both measures', async () => {
    const caravan = { itemType: 'caravan', colour: 'null', caravan: { bodyLengthFeet: 21.5 } } as const;
    const words = JSON.stringify(await served({ ...caravan, regoExpiry: '2027-01-31' }, caravans));
    expect(words).toContain('{"label":"Body length","text":"21.5 ft (6.55 m)"}');
    expect(words).toContain('{"label":"Rego expiry","text":"31 January 2027"}');
    expect(words).not.toContain('"label":"Colour"');
    expect(JSON.stringify(await served({ regoExpiry: '2026-01-31' }))).not.toContain('Rego expiry');
  });

  it('RULE-17 has the dealer’s comments by paragraph, or says that they are pending', async () => {
    expect(await comments('One owner.|Full history.')).toMatchObject({
      paragraphs: ['One owner.', 'Full history.'],
    });
    expect(await comments(null)).toMatchObject({
      pendingText: 'Dealer comments are pending. Please check back here later.',
    });
  });

  it('URL-3.2 RULE-9 leads to an offer for the visitor’s own car, which knows this one', async () => {
    const car = buildCar({ slug: 'corolla', dealershipId, dealershipSlug });
    const tradeIn = `/cars/trade-in?car_id=${car.id}`;
    const pages = await servedPages({ cars: [car] }, path, tradeIn);
    expect(JSON.stringify(pages[path]?.view)).toContain(`"href":"${tradeIn}"`);
    expect(pages[tradeIn]).toMatchObject({
      kind: 'instant-offer',
      view: { lead: expect.stringContaining('towards the 2021 Toyota Corolla') as string },
    });
  });

  it('LAW-2.5 states the statutory warranty of a used car where the site does', async () => {
    const overrides = { law: { showsStatutoryWarranty: true } };
    const { warranty } = (await served({ buildDate: '2024-06-01', year: 2024 }, overrides)) as {
      warranty: string;
    };
    expect(warranty).toMatch(/^Statutory warranty: \d+ months? or [\d,]+ km/);
  });
});
