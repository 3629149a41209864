import { expect, it } from 'vitest';
import { crashOffers } from './crash-offers.ts';

it('TRADE-9 takes every visitor from the plate to the accepted offer, whoever is killed, with one lead for each', async () => {
  const report = await crashOffers({ journeys: 24, kills: 4, clients: 8, pauseMs: 4_000 });
  console.log(JSON.stringify(report));
  expect(report).toMatchObject({
    accepted: 24,
    called: 0,
    lostSteps: 0,
    leads: 24,
    doubled: 0,
    acceptedOffers: 24,
    acceptedLeads: 24,
    offeredTwice: 0,
    undelivered: 0,
    ownEnds: 0,
  });
  expect(Object.values(report.kills).every((times) => times > 0)).toBe(true);
}, 400_000);
