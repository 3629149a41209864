import { describe, expect, it } from 'vitest';
import { usualFigures } from '../stock/usual-figures.ts';
import { figuredEngines } from './car-figures.ts';
import { makes } from './makes.ts';

const vehicles = makes.flatMap((make) =>
  make.models.flatMap((model) =>
    model.generations.flatMap((generation) =>
      generation.badges.map((badge) => ({ make, model, generation, badge })),
    ),
  ),
);
const named = (make: string, model: string, series: string, badge: string) => {
  const found = vehicles.find(
    (one) =>
      one.make.name === make &&
      one.model.name === model &&
      one.generation.series === series &&
      one.badge.name === badge,
  );
  if (!found) throw new Error(`There is no ${make} ${model} ${badge}`);
  return usualFigures(found);
};

describe('the figures of cars', () => {
  it('are of engines that the tables of makes have', () => {
    const engines = new Set(
      vehicles.map(
        ({ make, model, generation, badge }) =>
          `${make.name} ${model.name} ${generation.series} ${badge.variant.torque ?? '-'}`,
      ),
    );
    expect(figuredEngines.filter((engine) => !engines.has(engine))).toEqual([]);
  });

  it('are those of its line in the table', () => {
    expect(named('Nissan', 'X-TRAIL', 'T32', 'ST')).toMatchObject({ power: 126, brakedTowingMass: 1_500 });
    expect(named('Land Rover', 'Discovery Sport', 'L550', 'P250 Dynamic SE')).toMatchObject({
      power: 184,
      brakedTowingMass: null,
    });
  });

  it('are there for most of what makers sell new, power for nearly all', () => {
    const sold = vehicles.filter(
      ({ model, generation }) =>
        model.newAs !== null &&
        model.itemType === 'car' &&
        generation.years[1] === Math.max(...model.generations.map(({ years }) => years[1])),
    );
    const makers = new Set('Toyota Mazda Suzuki Isuzu Kestrel Ford Kia Hyundai Volkswagen'.split(' '));
    const shown = sold.filter(({ make }) => makers.has(make.name)).map(usualFigures);
    const share = (has: (one: (typeof shown)[number]) => boolean) => shown.filter(has).length / shown.length;
    expect(share(({ power }) => power !== null && power !== undefined)).toBeGreaterThan(0.9);
    expect(share(({ brakedTowingMass }) => Boolean(brakedTowingMass))).toBeGreaterThan(0.75);
  });

  it('count a ute with driven wheels on both axles as one that tows what its maker says', () => {
    expect(named('Kestrel', 'Talon', 'T1', 'Crew')).toMatchObject({ brakedTowingMass: 3_500 });
  });

  it('are left out where nobody is sure, rather than guessed', () => {
    expect(named('Porsche', 'Cayenne', 'E3', 'V6')).toMatchObject({
      power: null,
      brakedTowingMass: null,
      payload: null,
      ancapYear: null,
    });
  });
});
