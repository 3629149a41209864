import { buildCar } from '@forecourt/testkit/build-car';
import { buildId } from '@forecourt/testkit/build-id';
import { buildLocation } from '@forecourt/testkit/build-location';
import { describe, expect, it } from 'vitest';
import { ofHarbour, vehiclePageOf } from '../test/vehicle-page-of.ts';
import type { VehiclePageView } from './vehicle-page.view.ts';
import type { VehicleSectionView } from './vehicle-sections.view.ts';

type Overrides = Parameters<typeof buildCar>[0];

async function viewOf(overrides: Overrides, around: Parameters<typeof vehiclePageOf>[1] = {}) {
  const page = await vehiclePageOf(buildCar({ ...ofHarbour, ...overrides }), around);
  if (!page) throw new Error('there is no such page');
  return page.view;
}

function section<Kind extends VehicleSectionView['kind']>({ sections }: VehiclePageView, kind: Kind) {
  return sections.find((one): one is Extract<VehicleSectionView, { kind: Kind }> => one.kind === kind);
}

const kinds = ({ sections }: VehiclePageView) => sections.map(({ kind }) => kind);
const rowsOf = (view: VehiclePageView) => {
  const { first = [], rest = [] } = section(view, 'specifications')?.rows ?? {};
  return new Map([...first, ...rest].map(({ label, text }) => [label, text]));
};
const carLocation = {
  name: 'Newstead - Sales',
  slug: 'newstead',
  phone: '07 3555 0100',
  address: {
    id: buildId(),
    street: '12 Breakfast Creek Road',
    city: 'Newstead',
    state: 'QLD',
    postcode: '4006',
  },
};
const nothing = {
  name: 'Project car',
  year: null,
  make: null,
  model: null,
  badge: null,
  carType: null,
  priceCents: null,
  priceType: null,
  km: null,
  colour: null,
  simpleBody: null,
  simpleTransmission: null,
  simpleFuel: null,
  stockNumber: null,
} as const;

describe('the view of a car', () => {
  it('VDP-1.1 VDP-3 tells what is known of it, four rows before More', async () => {
    const view = await viewOf({
      dealerComments: 'One owner.|Full history.',
      location: carLocation,
      variant: { cylinders: 4, torque: 202, fuelCapacity: 50 },
    });
    expect(view.glance).toContain('41,200 km');
    expect(section(view, 'keyInformation')?.facts).toContainEqual({ label: 'Body', text: 'Hatch' });
    expect(section(view, 'summary')?.text).toContain('a used hatch in Glacier White');
    expect(section(view, 'specifications')?.rows.first).toHaveLength(4);
    expect(section(view, 'comments')?.comments.paragraphs).toEqual(['One owner.', 'Full history.']);
    expect(kinds(view)).toEqual([
      'keyInformation',
      'summary',
      'specifications',
      'comments',
      'finance',
      'call',
      'promoBanner',
    ]);
  });

  it('VDP-1.1 says each fact once, under the title, among the key information or in the specifications', async () => {
    const view = await viewOf({});
    const key = section(view, 'keyInformation')?.facts ?? [];
    const { first, rest } = section(view, 'specifications')?.rows ?? { first: [], rest: [] };
    const labels = [...key, ...first, ...rest].map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).not.toContain('Odometer');
    const alone = await viewOf({}, { overrides: { vehiclePage: { sections: ['specifications'] } } });
    expect(section(alone, 'specifications')?.rows.first).toContainEqual({ label: 'Body', text: 'Hatch' });
  });

  it('RULE-17 tells comments that shout in sentences, with the names of the car', async () => {
    const view = await viewOf({ dealerComments: 'ONE OWNER TOYOTA!!|Two keys.' });
    expect(section(view, 'comments')?.comments.paragraphs).toEqual(['One owner Toyota!', 'Two keys.']);
  });

  it('VDP-1.1 has the sections of the site, in its order', async () => {
    const overrides = {
      vehiclePage: {
        sections: ['whyBuyFromUs', 'whatsIncluded', 'protectYourCar', 'comments'],
        whatsIncluded: ['A full tank'],
        whyBuyFromUs: [{ title: 'Local', text: 'Since 1962.' }],
        protectYourCarText: 'Paint protection.\n\nTint.',
      },
    };
    const view = await viewOf({}, { overrides });
    expect(kinds(view)).toEqual(['whyBuyFromUs', 'whatsIncluded', 'protectYourCar', 'comments']);
    expect(section(view, 'protectYourCar')?.paragraphs).toEqual(['Paint protection.', 'Tint.']);
  });

  it('VDP-1.1 gives the reasons that are this car’s', async () => {
    const whyBuyFromUs = [
      { title: 'Local', text: 'Since 1962.' },
      { title: 'Measured', text: 'The battery.', cars: 'fuel = Electric' },
    ];
    const overrides = { vehiclePage: { sections: ['whyBuyFromUs'], whyBuyFromUs } };
    const reasonsOf = async (simpleFuel: string) =>
      section(await viewOf({ simpleFuel }, { overrides }), 'whyBuyFromUs')?.reasons.map(({ title }) => title);
    expect(await reasonsOf('Diesel')).toEqual(['Local']);
    expect(await reasonsOf('Electric')).toEqual(['Local', 'Measured']);
  });

  it('VDP-1.1 links only to pages that the site has', async () => {
    const view = await viewOf({}, { overrides: { tradeIn: { takesTradeIns: false } } });
    expect(section(view, 'promoBanner')?.links).toEqual([
      { label: 'Latest offers', href: '/offers' },
      { label: 'Book service online', href: '/book-a-service' },
    ]);
  });

  it('VDP-1.1 of which only a name is known has no hole in it', async () => {
    const view = await viewOf(nothing);
    expect(kinds(view)).toEqual(['comments', 'promoBanner']);
    expect(view).toMatchObject({
      title: 'Project car',
      subtitle: null,
      price: { kind: 'text', text: 'Contact us for price' },
      priceNote: null,
      market: null,
      warranty: null,
      certified: null,
      notice: null,
      call: null,
      actions: [{ opens: 'enquiry' }, { opens: 'finance' }, { opens: 'testDrive' }],
      links: [{ opens: 'tradeIn' }, { opens: 'photos' }],
      pictures: [],
      pending: { picture: null, text: 'Photos are on the way' },
    });
    expect(section(view, 'comments')?.comments.pendingText).toMatch(/^Dealer comments are pending/);
  });

  it('VDP-1.1 RULE-17 with everything and very long texts stays within its folds and limits', async () => {
    const photos = Array.from({ length: 90 }, (_, place) => ({ url: `/media/${place % 60}.jpg` }));
    const view = await viewOf({
      badge: 'Very long badge '.repeat(12).trim(),
      dealerComments: 'Words without end '.repeat(2_000),
      standardEquipment: Array.from({ length: 400 }, (_, place) => `Feature ${place} ${'x'.repeat(300)}`),
      photos,
      primaryImageUrl: '/media/7.jpg',
      historyReportUrl: 'https://reports.example/1.pdf',
      location: carLocation,
    });
    expect(view.pictures).toHaveLength(40);
    expect(new Set(view.pictures.map(({ src }) => src)).size).toBe(40);
    expect(view.pictures[0]?.src).toContain('/media/7.jpg');
    expect(section(view, 'features')?.features.first).toHaveLength(8);
    expect(section(view, 'comments')?.comments.cut?.join('').length).toBeLessThanOrEqual(401);
  });

  it('RULE-1 RULE-2 VDP-4 that is reserved says so, also where its ribbon has something else to say', async () => {
    const overrides = { carCard: { showsFuelTag: true } };
    const view = await viewOf({ reserved: true, simpleFuel: 'Hybrid' }, { overrides });
    expect(view).toMatchObject({
      state: 'available',
      ribbon: { text: 'Hybrid' },
      notice: { text: 'Somebody has reserved this one.', offer: null },
    });
    expect((await viewOf({})).notice).toBeNull();
  });

  it('RULE-3 LAW-2.1 LAW-2.6 shows the former price and what the price includes', async () => {
    const law = { showsPriceBasis: true };
    const view = await viewOf({ beforePriceCents: 2_699_000, priceType: null }, { overrides: { law } });
    expect(view).toMatchObject({
      price: { amount: '$24,990', basis: 'Excl. govt charges', was: { word: 'Was', amount: '$26,990' } },
      priceNote: 'Plus government charges such as stamp duty and registration.',
    });
  });

  it('RULE-3 LAW-2.1 says nothing of charges beside a subscription', async () => {
    const overrides = { law: { showsPriceBasis: true }, price: { offersSubscriptions: true } };
    const view = await viewOf({ subscriptionPriceCents: 12_900 }, { overrides });
    expect(view).toMatchObject({ price: { amount: '$129' }, priceNote: null });
  });

  it('RULE-5 says beside the weekly repayment what it leaves for the end, as the calculator does', async () => {
    const lender = {
      provider: 'bank_one',
      interestRate: 8.99,
      comparisonRate: 9.86,
      paymentWeekCents: 8_000,
      paymentMonthCents: null,
      termYears: null,
      termMonths: 60,
      depositCents: null,
      balloonCents: 626_640,
      disclaimer: null,
    };
    const overrides = { finance: { provider: 'bank_one', showsWeeklyPrice: true } };
    const view = await viewOf({ lenders: [lender] }, { overrides });
    expect(view.weekly).toMatchObject({
      price: '$80 per week',
      finalPayment: 'with a final payment of $6,266.40',
    });
    expect(section(view, 'finance')?.card.loan.facts).toContainEqual({
      label: 'Final payment (balloon)',
      text: '$6,266.40',
    });
    const { weekly } = await viewOf({ lenders: [{ ...lender, balloonCents: null }] }, { overrides });
    expect(weekly).toMatchObject({
      price: '$80 per week',
      finalPayment: null,
      example: expect.stringMatching(
        /^\$[\d,]+ at 8.99% p.a. over 5 years, no deposit: \d+ payments of \$80, /,
      ) as string,
    });
    const charged = { priceType: 'Excl. Govt. Charges', lenders: [{ ...lender, balloonCents: null }] };
    expect((await viewOf(charged, { overrides })).weekly?.example).toMatch(
      /Government charges are not in it/,
    );
    const away = { ...charged, priceType: 'Drive Away' };
    expect((await viewOf(away, { overrides })).weekly?.example).not.toMatch(/Government/);
  });

  it('LAW-2.6 takes no former price at its word where the site asks for proof', async () => {
    const overrides = { law: { needsWasPriceEvidence: true } };
    const view = await viewOf({ beforePriceCents: 2_699_000 }, { overrides });
    expect(view.price).toMatchObject({ was: null });
  });

  it('RULE-7 shows the evidence of a low price', async () => {
    const market = { stateAveragePriceCents: 2_650_000 };
    const { market: meter } = await viewOf({ market, location: carLocation });
    expect(meter).toMatchObject({ text: '$1,510 below market average', average: 'QLD average $26,500' });
  });

  it('RULE-8 carries the certified badge where the site has it on, until the car is sold', async () => {
    const overrides = { certified: { showsBadge: true } };
    const certified = async (car: Overrides) =>
      (await viewOf({ certified: true, ...car }, { overrides })).certified;
    expect(await certified({})).toMatchObject({ name: 'Toyota Certified', logoUrl: null });
    expect(await certified({ make: 'Kia' })).toBeNull();
    expect(await certified({ status: 'sold', sold: true })).toBeNull();
    expect((await viewOf({ certified: true })).certified).toBeNull();
  });

  it('LAW-2.5 states the statutory warranty of a used car where the site does', async () => {
    const car = { location: carLocation, buildDate: '2024-06-01', year: 2024 };
    const overrides = { law: { showsStatutoryWarranty: true } };
    expect((await viewOf(car, { overrides })).warranty).toMatch(
      /^Statutory warranty: \d+ months? or [\d,]+ km/,
    );
    expect((await viewOf(car)).warranty).toBeNull();
    expect((await viewOf({ ...car, location: null }, { overrides })).warranty).toBeNull();
  });
});

describe('the buttons of the vehicle page', () => {
  it('VDP-5.4 keep the enquiry where an assistant is switched on, of which nothing is drawn yet', async () => {
    const overrides = {
      contact: { hasAssistant: true },
      sidebarButtons: { shown: ['enquire', 'assistant'], opensAssistantOnEnquire: true },
    };
    const { actions, links } = await viewOf({}, { overrides });
    expect([...actions, ...links].map(({ opens }) => opens)).toEqual(['enquiry', 'photos']);
  });

  it('TALK-1 VDP-5.3 have a chat that leads to the enquiry where its widget does not come', async () => {
    const opens = { call: 'Chat.open', word: null };
    const scriptUrl = 'https://chat.example/a.js';
    const overrides = { contact: { hasChat: true, chatScriptUrl: scriptUrl, chatOpens: opens } };
    const { links } = await viewOf({}, { overrides });
    expect(links.find((one) => one.opens === 'chat')).toMatchObject({
      href: '/cars/corolla/enquire',
      chat: { scriptUrl, opens, awayText: expect.stringContaining('isn’t answering') as string },
    });
  });

  it('VDP-5.1 RULE-9 are those of which the site has what they open', async () => {
    const view = await viewOf({ location: carLocation, historyReportUrl: 'https://reports.example/1.pdf' });
    expect(view.actions.map(({ opens }) => opens)).toEqual(['enquiry', 'finance', 'testDrive']);
    expect(view.actions[0]?.href).toMatch(/^\/cars\/[^/]+\/enquire$/);
    expect(view.actions[2]?.href).toBe('/book-test-drive?car=corolla');
    expect(view.links.map(({ opens, href }) => [opens, href])).toEqual([
      ['tradeIn', expect.stringMatching(/^\/cars\/trade-in\?car_id=/)],
      ['historyReport', 'https://reports.example/1.pdf'],
      ['map', '#vehicle-map'],
      ['photos', expect.stringMatching(/^\/cars\/[^/]+\/request-photos$/)],
    ]);
    expect(view.call?.text).toBe('Call us now');
  });

  it('VDP-5.1 RULE-9 stay away without a phone, a report or an address', async () => {
    const location = { ...carLocation, phone: 'TBA', address: null };
    const view = await viewOf({ location, historyReportUrl: 'null' });
    expect(view.call).toBeNull();
    expect(view.links.map(({ opens }) => opens)).toEqual(['tradeIn', 'photos']);
    expect(kinds(view)).not.toContain('call');
  });

  it('VDP-5.1 never lead where a stored address should not', async () => {
    const view = await viewOf({ historyReportUrl: 'javascript:alert(1)' });
    expect(view.links.map(({ opens }) => opens)).toEqual(['tradeIn', 'photos']);
  });

  it('VDP-8 ask for photos only of a car with few, where the site takes such requests', async () => {
    const photos = Array.from({ length: 9 }, (_, place) => ({ url: `/media/${place}.jpg` }));
    expect((await viewOf({ photos })).links.map(({ opens }) => opens)).toEqual(['tradeIn']);
  });

  it('RULE-11.1 hold nothing of a masked number beyond its beginning', async () => {
    const view = await viewOf({ location: carLocation });
    expect(JSON.stringify(view)).not.toContain('3555 0100');
  });
});

describe('where the car stands', () => {
  it('VDP-1.1 says name, address, hours and whether somebody is there', async () => {
    const location = buildLocation();
    const view = await viewOf({ locationId: location.id, location: carLocation }, { locations: [location] });
    expect(view.stockLine).toMatch(/^Stock U\w+$/);
    expect(view.glance.at(-1)).toBe('Newstead');
    expect(view.dealer).toMatchObject({
      name: 'Newstead',
      street: '12 Breakfast Creek Road',
      city: 'Newstead QLD 4006',
      isOpen: true,
      openText: 'Open today until 5:30pm',
      directions: { isExternal: true },
    });
  });

  it('VDP-1.1 names whom to ask for there, where the site says so', async () => {
    const location = buildLocation();
    const around = { locations: [location] };
    const ofLocation = { locationId: location.id, location: carLocation };
    expect((await viewOf(ofLocation, around)).dealer?.person).toBeNull();
    const people = [
      { name: 'David Hallam', role: 'owner', department: 'sales', place: null, email: null },
    ] as const;
    const named = await viewOf(ofLocation, { ...around, overrides: { contact: { people } } });
    expect(named.dealer?.person).toEqual({ name: 'David Hallam', role: 'owner', initials: 'DH' });
  });

  it('VDP-1.1 makes the page anew when the yard closes', async () => {
    const location = buildLocation();
    const car = buildCar({ ...ofHarbour, locationId: location.id });
    const page = await vehiclePageOf(car, { locations: [location] });
    // Half past five in Brisbane.
    expect(page?.validUntil).toEqual(new Date('2026-11-16T07:30:00Z'));
  });

  it('VDP-1.1 says nothing of a yard that its dealer hides', async () => {
    const location = buildLocation({ visible: false });
    const view = await viewOf({ locationId: location.id, location: carLocation }, { locations: [location] });
    expect(view.dealer).toMatchObject({ city: 'Newstead QLD 4006', hours: [], openText: null });
  });

  it('VDP-1.1 goes by what the car itself says where nobody keeps the yard', async () => {
    expect((await viewOf({ location: carLocation })).dealer).toMatchObject({
      city: 'Newstead QLD 4006',
      hours: [],
    });
    expect((await viewOf({ privateSuburb: 'Manly' })).dealer).toMatchObject({ street: null, city: 'Manly' });
  });
});

describe('other vehicles', () => {
  const overrides = {
    stock: { itemTypes: ['motorcycle', 'caravan'] },
    vehiclePage: { sections: ['specifications'] },
  };

  it('TEN-7 RULE-10 a motorcycle has the rows of a motorcycle', async () => {
    const view = await viewOf(
      { itemType: 'motorcycle', engineSize: '689', simpleBody: 'Naked' },
      { overrides },
    );
    expect(rowsOf(view).get('Engine')).toBe('689 cc');
  });

  it('TEN-7 RULE-10 a caravan has its lengths in metres too, and no row for what it has not', async () => {
    const view = await viewOf(
      { itemType: 'caravan', km: null, caravan: { bodyLengthFeet: 20 } },
      { overrides },
    );
    const rows = rowsOf(view);
    expect([...rows.values()].some((text) => text.includes('6.1'))).toBe(true);
    expect(rows.has('Odometer')).toBe(false);
  });
});
