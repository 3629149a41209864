import type { Variant } from '@forecourt/domain/stock/car/variant';
import type { Vehicle } from '../stock/choose-vehicle.ts';
import { japaneseCars } from './figures/japanese-cars.ts';
import { otherCars } from './figures/other-cars.ts';

export type CarFigures = Partial<Pick<Variant, 'power' | 'brakedTowingMass' | 'ancapYear'>>;

/**
 * What makers publish in Australia, as far as known and not yet checked against their brochures, a line for an
 * engine of a series, which its torque tells apart: kilowatts, kilograms with a braked trailer, and the year of its
 * ANCAP test. Where badges with the same engine tow differently it is the least of them. A dash, and every car
 * without a line, is what no feed sends: a buyer who tows by a guess is worse off than one who asks. So has a figure
 * that its maker changed while the series was sold.
 */
const published = [japaneseCars, otherCars].map((table) => table.trim()).join('\n');

const rows: ReadonlyMap<string, CarFigures> = new Map(
  published.split('\n').map((line): readonly [string, CarFigures] => {
    const [engine = '', said = ''] = line.split(' | ');
    const [power, brakedTowingMass, ancapYear] = said.split(' ').map(amountOf);
    return [
      engine,
      { power: power ?? null, brakedTowingMass: brakedTowingMass ?? null, ancapYear: ancapYear ?? null },
    ];
  }),
);

function amountOf(text: string): number | null {
  return text === '-' ? null : Number(text);
}

/** A ute that drives two wheels tows less, and mostly less than the table says of its series. */
const isTwoWheeled = ({ badge, model }: Pick<Vehicle, 'badge' | 'model'>) =>
  /ute/i.test(badge.simpleBody ?? model.simpleBody) && !/^(4X4|All|AWD)/.test(badge.drive ?? '');

/** What is known of a car's engine, and what it tows; nothing where nobody is sure. */
export function carFigures(vehicle: Pick<Vehicle, 'badge' | 'generation' | 'make' | 'model'>): CarFigures {
  const { badge, generation, make, model } = vehicle;
  const engine = `${make.name} ${model.name} ${generation.series} ${badge.variant.torque ?? '-'}`;
  const { ancapYear = null, ...figures } = rows.get(engine) ?? {};
  return {
    ...figures,
    ...(isTwoWheeled(vehicle) && { brakedTowingMass: null }),
    ancapYear: badge.variant.ancapRating ? ancapYear : null,
  };
}

/** The engines that the table names, for the test that each is of a car that exists. */
export const figuredEngines: readonly string[] = [...rows.keys()];
