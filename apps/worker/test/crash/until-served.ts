import { setTimeout as sleep } from 'node:timers/promises';
import type { CheckoutWorld } from './checkout-world.ts';
import { askSite, type CrashedSite } from './crashed-site.ts';

/** Until a server answers for a checkout: nobody is hit by a fault, or looked at, before. */
export async function untilServed(site: CrashedSite): Promise<void> {
  const [car] = (site.world as CheckoutWorld).cars;
  const path = `/_page/cars/${car?.slug ?? ''}/checkout`;
  const place = { ports: site.ports, world: { ...site.world, site: car?.sites[0] ?? '' } };
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await askSite(place, { method: 'GET', path }).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  throw new Error('no server answers');
}
