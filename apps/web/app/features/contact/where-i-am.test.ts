import { expect, it } from 'vitest';
import { whereIAm } from './where-i-am.ts';

const at = (latitude: number, longitude: number) => ({
  getCurrentPosition: (found: PositionCallback) =>
    found({ coords: { latitude, longitude } } as GeolocationPosition),
});
const failing = (code: number) => ({
  getCurrentPosition: (_: PositionCallback, failed?: PositionErrorCallback | null) =>
    failed?.({ code } as GeolocationPositionError),
});

it('LOC-6.5 names the suburb where somebody is', async () => {
  expect(await whereIAm(at(-37.8186, 144.9989))).toEqual({ near: 'Richmond VIC', why: null });
});

it.each([
  ['who does not allow it', failing(1), 'Your browser doesn’t let us see where you are.'],
  ['whose device does not know', failing(2), 'We couldn’t find out where you are.'],
  ['whose browser has no such thing', undefined, 'We couldn’t find out where you are.'],
  ['who is in Paris', at(48.8566, 2.3522), 'We know no suburb near where you are.'],
])('LOC-6.5 tells %s why', async (_, browser, why) => {
  expect(await whereIAm(browser)).toEqual({
    near: null,
    why: `${why} Type your suburb or postcode instead.`,
  });
});
