import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { carCardViewOf, carCardViewsOf } from './car-card.view.ts';
import { contextOf, media } from '../test/card-site.ts';

const now = new Date('2026-11-16T00:00:00Z');
const shown = (car: Parameters<typeof buildCar>[0], overrides: object = {}) =>
  carCardViewOf(listedCar(buildCar(car)), contextOf('harbour', overrides), { media, now });
const cardOf = (car: Parameters<typeof buildCar>[0], overrides: object = {}) => shown(car, overrides).card;

describe('the card of a car', () => {
  it('CARD-1 names the car and leads to its page', () => {
    expect(cardOf({ slug: 'corolla-1', series: 'ZWE211R' })).toMatchObject({
      href: '/cars/corolla-1',
      title: '2021 Toyota Corolla',
      subtitle: 'Ascent Sport ZWE211R',
      fullName: '2021 Toyota Corolla Ascent Sport ZWE211R',
      state: 'available',
    });
  });

  it('RULE-3 has an amount with what it includes, or words', () => {
    expect(cardOf({}).price).toMatchObject({ kind: 'amount', amount: '$24,990', basis: 'Drive away' });
    expect(cardOf({ priceCents: 100 }).price).toEqual({ kind: 'text', text: 'Contact us for price' });
    expect(cardOf({ priceCents: null, preorder: true }).price).toEqual({ kind: 'text', text: 'Preorder' });
  });

  it('RULE-3 leads with what a car costs to buy, and with a subscription only where nobody can buy it', () => {
    const subscribed = { subscriptionPriceCents: 14_900 };
    const set = { price: { offersSubscriptions: true } };
    expect(cardOf(subscribed, set).price).toMatchObject({
      amount: '$24,990',
      basis: 'Drive away',
      otherWay: 'Or $149 a week, subscription',
      weekly: null,
    });
    expect(cardOf({ ...subscribed, priceCents: null }, set).price).toMatchObject({
      amount: '$149',
      basis: 'a week, subscription',
      otherWay: null,
    });
    expect(cardOf(subscribed).price).toMatchObject({ amount: '$24,990', otherWay: null });
  });

  it('LAW-2.6 shows a former price only with its proof', () => {
    const law = { law: { needsWasPriceEvidence: true, wasPriceDays: 28 } };
    const reduced = { beforePriceCents: 2_700_000 };
    const priceHistory = [
      { askedFrom: new Date('2026-11-10T00:00:00Z'), cents: 2_499_000 },
      { askedFrom: new Date('2026-09-10T00:00:00Z'), cents: 2_700_000 },
    ];
    expect(cardOf(reduced, law).price).toMatchObject({ was: null });
    expect(cardOf({ ...reduced, priceHistory }, law).price).toMatchObject({ was: { amount: '$27,000' } });
  });

  it('CARD-1 RULE-2 says of a reduced car that it is, where set so and no other ribbon applies', () => {
    const old = new Date('2026-01-01T00:00:00Z');
    const reduced = { beforePriceCents: 2_700_000, createdAt: old };
    const set = { carCard: { showsPriceDropTag: true } };
    expect(cardOf(reduced, set).ribbon).toEqual({ kind: 'text', text: 'Price drop', tone: 'red' });
    expect(cardOf({ ...reduced, reserved: true }, set).ribbon).toMatchObject({ text: 'Reserved' });
    expect(cardOf({ createdAt: old }, set).ribbon).toBeNull();
    expect(cardOf(reduced).ribbon).toBeNull();
  });

  it('CARD-1 RULE-11.1 has the first sentence about the car where set so, without its phone number', () => {
    const car = {
      dealerComments: 'Honest ute, call 07 3555 0100.|One owner.',
      location: { name: 'Newstead', slug: 'newstead', phone: '07 3555 0100', address: null },
    };
    expect(cardOf(car).note).toBeNull();
    const { note } = cardOf(car, { carCard: { showsStaffNote: true } });
    expect(note).toMatch(/^Honest ute, call /);
    expect(note).not.toContain('3555 0100');
    expect(cardOf({ dealerComments: null }, { carCard: { showsStaffNote: true } }).note).toBeNull();
  });

  it('CARD-1 says no sentence twice on one page', () => {
    const said = [
      'You don’t see many like this Camry.',
      'One owner.',
      'You don’t see many like it.',
      null,
      null,
    ];
    const cars = said.map((dealerComments) => listedCar(buildCar({ dealerComments })));
    const context = contextOf('harbour', { carCard: { showsStaffNote: true } });
    const notes = carCardViewsOf(cars, context, { media, now }).map(({ card }) => card.note);
    expect(notes).toEqual(['You don’t see many like this Camry.', 'One owner.', null, null, null]);
  });

  it('RULE-2 holds until its new tag ends', () => {
    const { card, validUntil } = shown({ createdAt: new Date('2026-11-12T00:00:00Z') });
    expect(card.ribbon).toMatchObject({ text: 'New in stock' });
    expect(validUntil).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  it('CARD-4 WATCH-2 offers a similar car alone where this one is gone, and only lets go of it', () => {
    const card = cardOf({ status: 'sold', sold: true }, { watchlist: { allowsFavourites: true } });
    expect(card).toMatchObject({ state: 'gone', save: { isOfferedUnsaved: false } });
    const signsIn = cardOf({}, { watchlist: { allowsFavourites: false } });
    expect(signsIn.save).toMatchObject({ isForAccounts: true, isOfferedUnsaved: true, favourite: null });
    const neither = { watchlist: { hasWatchlist: false, allowsFavourites: false } };
    expect(cardOf({}, neither).save).toBeNull();
    expect(card.buttons.map(({ text }) => text)).toEqual(['Find me something similar']);
  });

  it('CARD-3.1 has the buttons of what can be opened, and no others', () => {
    const { buttons, slug } = { ...cardOf({ slug: 'corolla' }), slug: 'corolla' };
    expect(buttons.map(({ opens }) => opens)).toEqual(['car', 'form', 'finance', 'testDrive']);
    expect(buttons[1]?.href).toBe(`/cars/${slug}/quick-enquiry`);
    expect(buttons[2]?.href).toMatch(/^\/finance\?.*car_id=/);
    expect(buttons[3]?.href).toBe(`/book-test-drive?car=${slug}`);
  });

  it('API-4.1 says that photos are on the way, and has every photo once', () => {
    expect(cardOf({})).toMatchObject({
      picture: null,
      pendingText: 'Photos are on the way',
      morePictures: [],
    });
    const photos = [{ url: '/media/a.jpg' }, { url: '/media/b.jpg' }];
    const card = cardOf({ photos, primaryImageUrl: '/media/b.jpg' });
    expect(card.picture?.src).toBe('/media/b.jpg?w=768&q=75');
    expect(card.morePictures).toEqual(['/media/a.jpg?w=768&q=75']);
  });

  it('WATCH-3 WATCH-4 says what a browser keeps of it, where the site lets it', () => {
    const favourite = { slug: 'corolla-1', make: 'Toyota', model: 'Corolla' };
    const card = cardOf(
      { slug: 'corolla-1' },
      { watchlist: { allowsFavourites: true, allowsCompare: true } },
    );
    expect(card.save).toMatchObject({ isForAccounts: true, favourite });
    expect(card.comparedSlug).toBe('corolla-1');
    expect(cardOf({}).comparedSlug).toBeNull();
  });

  it('is plain JSON', () => {
    const card = cardOf({ photos: [{ url: '/media/a.jpg' }] });
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });
});
