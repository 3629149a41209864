import { stateCodes } from '../settings/groups/values/australia.ts';

export type StateCode = (typeof stateCodes)[number];

const codeByName: ReadonlyMap<string, StateCode> = new Map([
  ['queensland', 'qld'],
  ['new south wales', 'nsw'],
  ['victoria', 'vic'],
  ['south australia', 'sa'],
  ['western australia', 'wa'],
  ['tasmania', 'tas'],
  ['australian capital territory', 'act'],
  ['northern territory', 'nt'],
]);

/** The state that an address names, short or in full: 'QLD' and 'Queensland' are both qld. */
export function stateCodeOf(state: string | null | undefined): StateCode | null {
  const word = (state ?? '').trim().toLowerCase();
  return stateCodes.find((code) => code === word) ?? codeByName.get(word) ?? null;
}
