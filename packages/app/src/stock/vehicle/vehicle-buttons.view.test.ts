import { buildCar } from '@forecourt/testkit/build-car';
import { describe, expect, it } from 'vitest';
import { ofHarbour, vehiclePageOf } from '../test/vehicle-page-of.ts';

async function viewOf(car: Parameters<typeof buildCar>[0], overrides = {}) {
  const page = await vehiclePageOf(buildCar({ ...ofHarbour, ...car }), { overrides });
  if (!page) throw new Error('there is no such page');
  return page.view;
}

const reserves = { checkout: { hasReserveOnline: true } };

describe('the first button of a car that nobody can drive today', () => {
  it('VDP-5.1 of a reserved one tells when it comes free, where cars are reserved', async () => {
    const { actions, driveTimes } = await viewOf({ reserved: true }, reserves);
    expect(actions[0]).toMatchObject({
      opens: 'wait',
      text: 'Tell me if it comes free',
      href: expect.stringMatching(/^\/cars\/[^/]+\/checkout$/) as string,
    });
    expect(actions.map(({ opens }) => opens)).not.toContain('testDrive');
    expect(driveTimes).toBeNull();
  });

  it('VDP-5.1 of a reserved one asks somebody, where none are', async () => {
    const { actions } = await viewOf(
      { reserved: true },
      { checkout: { hasReserveOnline: false, hasBuyOnline: false } },
    );
    expect(actions[0]).toMatchObject({ opens: 'enquiry', text: 'Tell me if it comes free' });
    expect(actions[0]?.notice).toContain('we’ll call you if it comes free');
  });

  it('VDP-5.1 of one that is on its way is to be told when it is here, and says so over the form', async () => {
    const { actions, driveTimes } = await viewOf({ status: 'coming_soon' }, reserves);
    expect(actions[0]).toMatchObject({ opens: 'enquiry', text: 'Tell me when it’s here' });
    expect(actions[0]?.notice).toContain('we’ll call you when it’s here');
    expect(driveTimes).toBeNull();
  });
});
