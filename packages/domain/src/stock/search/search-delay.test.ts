import { expect, it } from 'vitest';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { searchDelayMs } from './search-delay.ts';

const { searchControls } = resolveSettings([]).settings;

it.each([
  ['box', 300],
  ['slider', 400],
  ['finder', 300],
] as const)('SRCH-11 a %s waits %i ms', (control, ms) => {
  expect(searchDelayMs(control, searchControls)).toBe(ms);
});

it('SRCH-11 the box and the slider wait as long as the site says', () => {
  const site = { boxDelayMs: 100, sliderDelayMs: 200 };
  expect([searchDelayMs('box', site), searchDelayMs('slider', site)]).toEqual([100, 200]);
});
