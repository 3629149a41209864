import type { SiteSettings } from '../../settings/registry.ts';
import { driveFamily } from '../car/drive-family.ts';
import { carFact, type FactCar, type FactName } from '../car/car-facts.ts';

type Chip = SiteSettings['carCard']['chips'][number];

/** A chip stands alone: what is not clear without its name carries it. */
const chips: Readonly<Record<Chip, readonly [FactName, (text: string) => string]>> = {
  km: ['odometer', asItIs],
  transmission: ['transmission', asItIs],
  fuel: ['fuel', asItIs],
  body: ['body', asItIs],
  colour: ['colour', asItIs],
  drive: ['drive', drivenWheels],
  seats: ['seats', (seats) => (seats === '1' ? '1 seat' : `${seats} seats`)],
  stocknum: ['stocknum', (number) => `Stock ${number}`],
  regplate: ['regplate', (plate) => `Rego ${plate}`],
};

/** 4X4 On Demand is 4x4; which two wheels are driven is said as the feed does. */
function drivenWheels(drive: string): string {
  const family = driveFamily(drive);
  return family === '4x4' || family === 'AWD' ? family : drive;
}

function asItIs(text: string): string {
  return text;
}

/** The facts under the title of a card (CARD-1), in the site's order; unknown ones are left out. */
export function attributeChips(
  car: FactCar,
  { chips: shown }: Pick<SiteSettings['carCard'], 'chips'>,
): readonly string[] {
  return shown.flatMap((chip) => {
    const [name, inWords] = chips[chip];
    const fact = carFact(name, car);
    return fact === null ? [] : [inWords(fact.text)];
  });
}
