import { expect, it } from 'vitest';
import { publicSettings } from '../../settings/public-settings.ts';
import { resolveSettings } from '../../settings/resolve-settings.ts';
import { searchDelayMs } from './search-delay.ts';

it.each([
  ['box', 300],
  ['slider', 400],
  ['choice', 0],
] as const)('SRCH-11 a %s waits %i ms', (control, ms) => {
  const { searchControls } = publicSettings(resolveSettings([]).settings);
  expect(searchDelayMs(control, searchControls)).toBe(ms);
});
