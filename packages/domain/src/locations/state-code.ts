import { stateCodes } from '../settings/groups/values/australia.ts';

export type StateCode = (typeof stateCodes)[number];

/** As they are written out. */
export const stateNames: Readonly<Record<StateCode, string>> = {
  qld: 'Queensland',
  nsw: 'New South Wales',
  vic: 'Victoria',
  sa: 'South Australia',
  wa: 'Western Australia',
  tas: 'Tasmania',
  act: 'the Australian Capital Territory',
  nt: 'the Northern Territory',
};

/** The state that an address names, short or in full: 'QLD' and 'Queensland' are both qld. */
export function stateCodeOf(state: string | null | undefined): StateCode | null {
  const word = (state ?? '').trim().toLowerCase();
  return stateCodes.find((code) => code === word || nameOf(code) === word) ?? null;
}

function nameOf(code: StateCode): string {
  return stateNames[code].replace(/^the /, '').toLowerCase();
}
