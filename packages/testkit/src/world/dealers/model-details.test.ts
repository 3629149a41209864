import { describe, expect, it } from 'vitest';
import { listedDriveAway } from '../stock/asking-price.ts';
import { newModels } from './manufacturers.ts';

const models = newModels();
const named = (name: string) => {
  const model = models.find((one) => one.name === name);
  if (!model) throw new Error(`no ${name}`);
  return model;
};
const factOf = (name: string, label: string) =>
  named(name).details.facts.find((fact) => fact.label === label)?.value;

describe('the models of the demo world', () => {
  it('say of a ute what it tows', () => {
    expect(factOf('HiLux', 'Towing, braked')).toBe('3,500 kg');
    expect(factOf('HiLux', 'Driven by')).toBe('Dual-range 4x4');
  });

  it('say of an electric car how far it goes', () => {
    expect(factOf('bZ4X', 'Range')).toBe('436 km');
    expect(named('bZ4X').details.grades.map(({ text }) => text)).toEqual([
      'Electric, front-wheel drive, 71.4 kWh battery, 436 km of range',
      'Adds panoramic roof, ventilated front seats',
    ]);
  });

  it('tell each grade of a HiLux from the one below it', () => {
    const texts = named('HiLux').details.grades.map(({ text }) => text);
    expect(texts).not.toContain(null);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('have no lowest grade that adds something', () => {
    for (const { details } of models) expect(details.grades[0]?.text ?? '').not.toMatch(/^Adds/);
  });

  it('of Kestrel are listed before on-road costs, for less than the cars that stand there cost drive away', () => {
    const { fromPriceCents, fromPriceType, details } = named('Talon');
    expect([fromPriceCents, fromPriceType]).toEqual([7_499_000, 'Excl. Govt. Charges']);
    expect(details.grades[0]?.fromPriceCents).toBe(fromPriceCents);
    expect(listedDriveAway(74_990)).toBe(77_990);
    expect(named('HiLux').fromPriceType).toBe('Drive Away');
  });

  it('TEN-7 are ridden away where they are motorcycles, and learners’ grades have a name', () => {
    const { fromPriceType, description, details } = named('SV650');
    expect(fromPriceType).toBe('Ride Away');
    expect(description).toContain('Grades go from the SV650 LAMS');
    expect(details.grades[0]?.name).toBe('SV650 LAMS');
  });
});
