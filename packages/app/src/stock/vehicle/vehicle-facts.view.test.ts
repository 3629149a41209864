import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { buildCar } from '@forecourt/testkit/build-car';
import { expect, it } from 'vitest';
import { vehicleFactsOf } from './vehicle-facts.view.ts';

it('VDP-1.1 RULE-17 writes the names of those who sell it as names, however loud the comments', () => {
  const amir = { name: 'Amir Saleh', role: 'sales', department: 'sales', place: null, email: null } as const;
  const overrides = { contact: { people: [amir] } };
  const { settings } = resolveSettings([{ layer: 'site', key: 'site-1', number: 1, overrides }]);
  const car = buildCar({ dealerComments: 'CALL AMIR NOW - OPEN 7 DAYS' });
  const { facts } = vehicleFactsOf(car, { settings, zone: 'Australia/Melbourne' }, new Date('2026-11-18'));
  expect(JSON.stringify(facts.comments)).toContain('Call Amir now');
});
