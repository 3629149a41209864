import type { Location } from './location.ts';
import { stateCodeOf, type StateCode } from './state-code.ts';

/** The zones of each state, the usual one first. */
const zonesOfState: Readonly<Record<StateCode, readonly [string, ...string[]]>> = {
  qld: ['Australia/Brisbane', 'Australia/Lindeman'],
  nsw: ['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe'],
  vic: ['Australia/Melbourne'],
  sa: ['Australia/Adelaide'],
  wa: ['Australia/Perth', 'Australia/Eucla'],
  tas: ['Australia/Hobart'],
  act: ['Australia/Sydney'],
  nt: ['Australia/Darwin'],
};

/**
 * The zone by which a location's hours are read. A group's site has one zone, but its locations may stand in
 * several states: a location elsewhere keeps the usual time of its own state.
 */
export function locationZone(location: Pick<Location, 'address'>, siteZone: string): string {
  const state = stateCodeOf(location.address?.state);
  if (state === null || zonesOfState[state].includes(siteZone)) return siteZone;
  return zonesOfState[state][0];
}
