import { listedCar } from '@forecourt/domain/stock/card/listed-car';
import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { carCardViewOf } from './car-card.view.ts';
import { glanceCard } from './glance-card.ts';
import { contextOf, media } from '../test/card-site.ts';

const now = new Date('2026-11-16T00:00:00Z');
const { card } = carCardViewOf(listedCar(buildCar({ km: 41_200 })), contextOf('harbour', {}), { media, now });

it('WATCH-5 has in one line what tells two of a model apart, once, and the place', () => {
  const shown = glanceCard({ ...card, chips: ['41,200 km', 'Petrol'], location: 'Brookvale' });
  expect(shown.chips).toEqual(['41,200 km', 'Automatic', 'Petrol', 'Brookvale']);
  expect(shown.facts.map(({ name }) => name)).not.toContain('odometer');
  const berths = { name: 'sleeps', label: 'Sleeps', text: '2' } as const;
  expect(glanceCard({ ...card, chips: [], facts: [berths], location: null }).chips).toEqual(['Sleeps 2']);
  expect(glanceCard({ ...card, chips: [], facts: [], location: null }).chips).toEqual([]);
});
