import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteContext } from '@forecourt/app/site/site-context';
import { harbour, openCheckout, type Checkout } from './checkout-world.ts';

let world: Checkout;
beforeAll(async () => {
  world = await openCheckout();
});
afterAll(() => world.close());

const siteWith = (usesAutograb: boolean): SiteContext => ({
  ...harbour,
  settings: {
    ...harbour.settings,
    site: { ...harbour.settings.site, usesAutograb },
    checkout: { ...harbour.settings.checkout, needsAutograb: true },
  },
});

it('TEN-2.5 a site with AutoGrab lets a car be reserved by the usual rule, and one without it none', async () => {
  const car = await world.stock();
  expect(await world.start(car, {}, siteWith(false))).toEqual({ ok: false, error: 'not_reservable' });
  expect(await world.start(car, {}, siteWith(true))).toMatchObject({ ok: true });
});
