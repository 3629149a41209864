import type { State } from './place.ts';
import { randomFor, type Random } from '../random.ts';

const areaCodes: Readonly<Record<State, string>> = {
  NSW: '02',
  ACT: '02',
  VIC: '03',
  TAS: '03',
  QLD: '07',
  WA: '08',
  SA: '08',
  NT: '08',
};

/** The mobiles that the regulator keeps for films and books: a text to one of them reaches nobody. */
const fictionMobiles = [
  '0491 570 006',
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 570 110',
] as const;

/** The one freecall number that is kept for fiction. */
export const fictionFreecall = '1800 160 401';

/** A landline of the state from the blocks kept for fiction, written in one of the ways dealers write them. */
export function fictionLandline(state: State, key: string): string {
  const random = randomFor(`landline/${state}/${key}`);
  const number = landlineNumber(random);
  return random.chance(0.7) ? `(${areaCodes[state]}) ${number}` : `${areaCodes[state]} ${number}`;
}

/** A mobile of fiction for a person or a desk. */
export function fictionMobile(key: string): string {
  return randomFor(`mobile/${key}`).pick(fictionMobiles);
}

function landlineNumber(random: Random): string {
  return `${random.pick(['5550', '7010'])} ${String(random.int(0, 9999)).padStart(4, '0')}`;
}
