import { buildPromo } from '@forecourt/testkit/build-promo';
import { expect, it } from 'vitest';
import { readSearchAddress } from '@forecourt/domain/stock/search/search-path';
import { contextOf } from '../test/card-site.ts';
import { searchOffer } from './search-offer.ts';

const context = contextOf('harbour');
const places = { search: context.settings.search, makes: [] };
const now = new Date('2026-11-16T00:00:00Z');
const base = '/search/new-used-and-demo-cars';
const ute = 'refinementList[body][0]=Ute';
const offer = buildPromo({
  name: 'Utes under $30,000',
  url: `${base}?${ute}&range[price]=:30000#cars`,
  expiresAt: new Date('2026-12-01T13:00:00Z'),
  node: { saving: { cents: 50_000, basis: 'the price of each' } },
  terms: 'Until each is sold.',
});

function offerOn(query: string, offers = [offer]) {
  const state = readSearchAddress({ path: base, query }, places);
  if (!state) throw new Error('no address of the search');
  return searchOffer(context, { offers, state, places, now });
}

it('PAGE-3 a search for the cars of an offer says so, until it ends', () => {
  expect(offerOn(`${ute}&range[price]=:25000`)).toEqual({
    offer: {
      title: 'Utes under $30,000',
      text: null,
      until: 'Until 1 December 2026',
      terms: 'Until each is sold.',
    },
    validUntil: offer.expiresAt,
  });
});

it('LAW-2.12 an offer without a saving tells no day on which prices would end', () => {
  expect(offerOn(ute + '&range[price]=:25000', [{ ...offer, node: {} }]).offer?.until).toBeNull();
});

it.each([
  ['for other cars too', ute, [offer]],
  ['where no offer leads to cars', ute, [buildPromo({ url: '/book-a-service' }), buildPromo({ url: null })]],
  ['where an offer leads to the whole stock', ute, [buildPromo({ url: base })]],
])('PAGE-3 a search %s says nothing of it', (_, query, offers) => {
  expect(offerOn(query, offers).offer).toBeNull();
});
