import { knownText } from '../core/known-text.ts';
import { featureKey } from '../stock/attributes/filtered-features.ts';
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

/** Of a car that has the feature. */
export const listed = 'Yes';
/** Of a car whose dealer lists features, and not this one. */
const notListed = 'Not listed';
/** Of a car whose dealer lists nothing that the others do not list too. */
const nothing = 'Nothing';
/** As many lines of one car as stay readable in a column. */
const aloneLimit = 6;

type EquippedCar = Pick<Car, 'standardEquipment'>;
interface FeatureRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
}

/** Words for a car whose list has not what is asked for: the others of its row are ahead of it. */
export function isLacking(value: string | null): boolean {
  return value === notListed || value === nothing;
}

/** A row for each wanted feature that one of the cars lists, with a word for each car that lists any at all. */
export function comparedFeatures(cars: readonly EquippedCar[]): readonly FeatureRow[] {
  const rows = wanted.flatMap(([label, written]) => {
    const has = cars.map(({ standardEquipment }) => standardEquipment.some((line) => written.test(line)));
    if (!has.includes(true)) return [];
    const values = cars.map(({ standardEquipment }, place) => {
      if (has[place] === true) return listed;
      return standardEquipment.length > 0 ? notListed : null;
    });
    return [{ label, values }];
  });
  const lists = cars.filter(({ standardEquipment }) => standardEquipment.length > 0);
  return lists.length > 1 ? [...rows, aloneRow(cars)] : rows;
}

/** What stands on the list of one car and of no other, without what has a row of its own. */
function aloneRow(cars: readonly EquippedCar[]): FeatureRow {
  const lists = cars.map(({ standardEquipment }) => linesByKey(standardEquipment));
  const values = cars.map(({ standardEquipment }, place) => {
    if (standardEquipment.length === 0) return null;
    const others = lists.filter((_, other) => other !== place);
    const lines = Array.from(linesByKey(standardEquipment));
    const alone = lines.flatMap(([key, line]) => (others.some((list) => list.has(key)) ? [] : line));
    if (alone.length === 0) return nothing;
    const more = alone.length - aloneLimit;
    return [...alone.slice(0, aloneLimit), ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
  });
  return { label: 'Only this one lists', values };
}

function linesByKey(equipment: readonly string[]): ReadonlyMap<string, string> {
  const rest = equipment
    .flatMap((line) => knownText(line) ?? [])
    .filter((line) => wanted.every(([, written]) => !written.test(line)));
  return new Map(rest.map((line) => [featureKey(line), line]));
}
