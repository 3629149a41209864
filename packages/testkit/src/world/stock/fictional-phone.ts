import type { Random } from '../random.ts';

/** Numbers that the regulator keeps free for fiction: whoever dials them reaches nobody. */
export const fictionalMobiles = [
  '0491 570 006',
  '0491 570 156',
  '0491 570 157',
  '0491 570 158',
  '0491 570 159',
  '0491 570 110',
] as const;

const areaCodes: Readonly<Record<string, string>> = {
  NSW: '02',
  ACT: '02',
  VIC: '03',
  TAS: '03',
  QLD: '07',
  SA: '08',
  WA: '08',
  NT: '08',
};

/** A landline of the state: (07) 5550 4172. */
export function fictionalPhone(state: string | null, random: Random): string {
  const area = areaCodes[state?.toUpperCase() ?? ''] ?? '02';
  return `(${area}) ${random.pick(['5550', '7010'])} ${String(random.int(0, 9_999)).padStart(4, '0')}`;
}
