import { buildCar } from '@forecourt/testkit/build-car';
import { twoSites } from '@forecourt/testkit/two-sites';
import { expect, it } from 'vitest';
import { contextOf } from '../stock/test/card-site.ts';
import { fewCarsIndex } from '../stock/test/few-cars-index.ts';
import { modelInStock } from './blocks/model-in-stock.ts';
import { pageSources } from './page-sources.ts';
import { memoryPagePorts } from './test/memory-page-ports.ts';

const dealershipId = twoSites.harbourToyota.id;
const hilux = (carType: 'demo' | 'new' | 'used') =>
  buildCar({ dealershipId, make: 'Toyota', model: 'HiLux', carType });

it('PAGE-6.1 a used car is no stock of a model that is sold new', async () => {
  const stockIndex = fewCarsIndex([hilux('new'), hilux('new'), hilux('demo'), hilux('used')]);
  const { ports } = memoryPagePorts({ stockIndex });
  const stock = await pageSources(ports, contextOf('harbour'), new Date('2026-11-16T00:00:00Z')).newStock();
  expect(stock && modelInStock({ name: 'HiLux' }, 'Toyota', stock)?.count).toBe(3);
});
