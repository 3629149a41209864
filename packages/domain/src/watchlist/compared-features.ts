import type { Car } from '../stock/car/car.ts';

/** What buyers ask for by name, and how brochures and options write it. */
const wanted: readonly (readonly [label: string, written: RegExp])[] = [
  ['Service history', /\b(service (history|books?)|log ?books?)\b/i],
  ['Tow bar', /\btow ?bar\b/i],
  ['Bull bar', /\bbull ?bar\b/i],
  ['Apple CarPlay', /\bcar ?play\b/i],
  ['Android Auto', /\bandroid auto\b/i],
  ['Reversing camera', /\b(reverse|reversing|rear[- ]?view|360)\b.*\bcamera\b/i],
  ['Parking sensors', /\bpark(ing)?\b.*\b(sensors?|aid|assist)/i],
  ['Adaptive cruise', /\b(adaptive|radar|active)\b.*\bcruise\b/i],
  ['Lane keeping', /\blane\b.*\b(keep|assist|departure)/i],
  ['Blind-spot warning', /\bblind[- ]?spot\b/i],
  ['Heated seats', /\bheated\b.*\bseats?\b/i],
  ['Leather seats', /\bleather\b/i],
  ['Sunroof', /\b(sun ?roof|panoramic)\b/i],
  ['Keyless entry', /\b(keyless|smart key|proximity)\b/i],
  ['ABS', /\b(abs|anti-?lock)\b/i],
  ['Quick shifter', /\bquick ?shift/i],
  ['Solar', /\bsolar\b/i],
  ['Ensuite', /\bensuite\b/i],
  ['Air conditioning', /\bair ?con/i],
];

/** Of a car whose dealer lists features, and not this one. */
export const notListed = 'Not listed';

/** A row for each wanted feature that one of the cars lists, with a word for each car that lists any at all. */
export function comparedFeatures(
  cars: readonly Pick<Car, 'standardEquipment'>[],
): readonly { readonly label: string; readonly values: readonly (string | null)[] }[] {
  return wanted.flatMap(([label, written]) => {
    const has = cars.map(({ standardEquipment }) => standardEquipment.some((line) => written.test(line)));
    if (!has.includes(true)) return [];
    const values = cars.map(({ standardEquipment }, place) => {
      if (has[place] === true) return 'Yes';
      return standardEquipment.length > 0 ? notListed : null;
    });
    return [{ label, values }];
  });
}
