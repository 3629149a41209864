import type { Look } from './look.ts';

/** What can be measured of a vehicle before it is photographed; what nobody knows rules nothing out. */
export interface Build {
  readonly lengthMm: number | null;
  readonly heightMm: number | null;
  readonly isElectric: boolean;
  readonly bodyFeet: number | null;
  readonly axles: string | null;
}

type Fits = (build: Build) => boolean;

/** From here on a hatch is one size up. */
const smallHatchMm = 4_160;
/** An electric hatch stands over its battery. */
const tallHatchMm = 1_500;
/** A box on wheels with three doors is another car than one with five. */
const shortBoxMm = 3_900;

const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most);
const isTandem: Fits = ({ axles, bodyFeet }) => axles === 'Tandem' && isWithin(bodyFeet, 16.5, 24.9);

/** Whose pictures show a size: the others pass for any of their kind. */
const sizes: Readonly<Partial<Record<Look, Fits>>> = {
  'hatch-city': ({ lengthMm }) => isWithin(lengthMm, 0, smallHatchMm),
  hatch: ({ lengthMm }) => isWithin(lengthMm, smallHatchMm + 1, Infinity),
  'hatch-ev': ({ isElectric, lengthMm, heightMm }) =>
    isElectric && isWithin(lengthMm, smallHatchMm + 1, Infinity) && isWithin(heightMm, tallHatchMm, Infinity),
  '4x4-large': ({ lengthMm }) => isWithin(lengthMm, shortBoxMm, Infinity),
  caravan: isTandem,
  'caravan-offroad': isTandem,
  'caravan-poptop': ({ axles, bodyFeet }) => axles === 'Single' && isWithin(bodyFeet, 0, 18),
};

/** What is nearest to a look in another size. */
const otherSizes: Readonly<Partial<Record<Look, readonly Look[]>>> = {
  hatch: ['hatch-city'],
  'hatch-city': ['hatch'],
  'hatch-ev': ['hatch-city', 'hatch'],
};

/** The look in which a vehicle of that build is shown; null where every picture would be of another one. */
export function fittingLook(look: Look, build: Build): Look | null {
  return [look, ...(otherSizes[look] ?? [])].find((one) => sizes[one]?.(build) ?? true) ?? null;
}
