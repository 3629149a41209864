import type { ModelAccessory } from '@forecourt/domain/models/model-details';
import type { CatalogueModel } from '../vehicles/catalogue.ts';

const forEveryCar: readonly (readonly [string, number])[] = [
  ['Rubber mats, set of four', 189],
  ['Carpet mats, set of four', 159],
  ['Weather shields, front pair', 210],
  ['Tinted windows', 590],
  ['Dash cam, front and rear', 690],
];
const forRoof: readonly (readonly [string, number])[] = [
  ['Roof racks', 420],
  ['Bike carrier, two bikes', 560],
  ['Roof box, 400 L', 890],
];
const forTowing: readonly (readonly [string, number])[] = [
  ['Tow bar and wiring', 1_090],
  ['Brake controller', 650],
];
const byBody: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  Ute: [
    ...forTowing,
    ['Tub liner', 540],
    ['Soft tonneau cover', 780],
    ['Roller shutter', 2_490],
    ['Canopy, painted to match', 4_290],
    ['Bull bar', 3_190],
    ['Snorkel', 620],
    ['Side steps', 890],
  ],
  SUV: [...forRoof, ...forTowing, ['Cargo liner', 230], ['Cargo barrier', 740], ['Side steps', 790]],
  Wagon: [...forRoof, ...forTowing, ['Cargo liner', 230], ['Cargo barrier', 740]],
  Hatch: [...forRoof, ['Cargo tray', 160], ['Rear park sensors', 490]],
  Sedan: [['Boot liner', 160], ['Rear spoiler', 640], ['Rear park sensors', 490], ...forRoof],
  Van: [
    ...forTowing,
    ['Cargo barrier', 980],
    ['Floor liner', 760],
    ['Ladder rack', 1_390],
    ['Shelving, one side', 2_150],
  ],
  'People Mover': [...forRoof, ...forTowing, ['Cargo liner', 230], ['Window shades, second row', 280]],
};
const forMotorcycles: readonly (readonly [string, number])[] = [
  ['Heated grips', 390],
  ['Top box, 45 L', 620],
  ['Tall screen', 280],
  ['Centre stand', 340],
  ['Crash bars', 460],
  ['Tank bag', 210],
  ['Phone mount', 120],
];

/** What its maker sells to go with a model, fitted. */
export function accessoriesOf({
  itemType,
  simpleBody,
}: Pick<CatalogueModel, 'itemType' | 'simpleBody'>): readonly ModelAccessory[] {
  if (itemType === 'caravan') return [];
  const list = itemType === 'motorcycle' ? forMotorcycles : [...forEveryCar, ...(byBody[simpleBody] ?? [])];
  return list.map(([name, dollars]) => ({ name, fittedPriceCents: dollars * 100 }));
}
