import type { State } from '../places/place.ts';
import { randomFor } from '../random.ts';

type Form = (number: (digits: number) => string) => string;

/** A dealer's licence number as each state writes it. */
const dealerForms: Readonly<Record<State, Form>> = {
  NSW: (number) => `MD 0${number(5)}`,
  VIC: (number) => `LMCT ${number(5)}`,
  QLD: (number) => number(7),
  WA: (number) => `MD${number(5)}`,
  SA: (number) => `LVD ${number(6)}`,
  TAS: (number) => `MVT ${number(4)}`,
  ACT: (number) => `17${number(6)}`,
  NT: (number) => `MVD ${number(3)}`,
};

/** States that license repairers as well. */
const repairerForms: Readonly<Partial<Record<State, Form>>> = {
  NSW: (number) => `MVRL 0${number(5)}`,
  WA: (number) => `MRB${number(4)}`,
  ACT: (number) => `MVR ${number(4)}`,
};

/** The licence number of a dealer; departments and yards of one dealer share it within a state. */
export function dealerLicence(state: State, key: string): string {
  return dealerForms[state](digitsFor(`licence/${state}/${key}`));
}

export function repairerLicence(state: State, key: string): string | undefined {
  return repairerForms[state]?.(digitsFor(`repairer/${state}/${key}`));
}

function digitsFor(key: string): (digits: number) => string {
  const random = randomFor(key);
  return (digits) => String(random.int(10 ** (digits - 1), 10 ** digits - 1));
}
