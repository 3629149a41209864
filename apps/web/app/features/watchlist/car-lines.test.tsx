import type { CarId } from '@forecourt/domain/core/ids';
import type { SavedCarView } from '@forecourt/app/watchlist/show-car-cards';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CarLines } from './car-lines.tsx';

const card: SavedCarView['card'] = {
  id: 'a' as CarId,
  href: '/cars/a',
  title: '2021 Toyota Corolla',
  subtitle: null,
  fullName: '2021 Toyota Corolla',
  state: 'available',
  ribbon: null,
  picture: null,
  pendingText: null,
  morePictures: [],
  location: null,
  chips: ['41,200 km', 'Automatic'],
  facts: [],
  noFactsText: null,
  price: {
    kind: 'amount',
    amount: '$24,990',
    basis: 'Drive away',
    was: null,
    otherWay: null,
    weekly: { price: '$132 per week', comparisonRate: 'Comparison rate 9.90% p.a.' },
  },
  market: null,
  note: null,
  buttons: [],
  save: null,
  comparedSlug: null,
};

it('LAW-2.3 leave out a weekly repayment, beside which no warning stands', () => {
  const markup = renderToStaticMarkup(<CarLines cars={[{ card, event: null }]} />);
  expect(markup).toContain('$24,990');
  expect(markup).not.toContain('per week');
});
