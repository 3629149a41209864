import type { Look } from './look.ts';
import { hasPlate } from './plates.ts';

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
/** A wagon on the frame of a ute stands higher than any crossover of its length. */
const tallWagonMm = 1_790;
/** From here on a crossover with three rows is long. */
const longMm = 4_750;
/** What a square-cut crossover measures; smaller and larger ones are rounder. */
const squareMm = [4_400, 4_750] as const;

const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (value >= least && value <= most);
const isShortSingle: Fits = ({ axles, bodyFeet }) => axles === 'Single' && isWithin(bodyFeet, 0, 18);
const isTandem: Fits = ({ axles, bodyFeet }) => axles === 'Tandem' && isWithin(bodyFeet, 16.5, 24.9);

/** Whose pictures show a size: the others pass for any of their kind. */
const sizes: Readonly<Partial<Record<Look, Fits>>> = {
  'hatch-city': ({ lengthMm }) => isWithin(lengthMm, 0, smallHatchMm),
  hatch: ({ lengthMm }) => isWithin(lengthMm, smallHatchMm + 1, Infinity),
  'hatch-ev': ({ isElectric, lengthMm, heightMm }) =>
    isElectric && isWithin(lengthMm, smallHatchMm + 1, Infinity) && isWithin(heightMm, tallHatchMm, Infinity),
  '4x4-large': ({ lengthMm }) => isWithin(lengthMm, shortBoxMm, Infinity),
  '4x4-short': ({ lengthMm }) => isWithin(lengthMm, 0, shortBoxMm - 1),
  'suv-square': ({ lengthMm }) => isWithin(lengthMm, ...squareMm),
  'suv-long': ({ lengthMm }) => isWithin(lengthMm, longMm, Infinity),
  'suv-ladder': ({ heightMm }) => isWithin(heightMm, tallWagonMm, Infinity),
  caravan: isTandem,
  'caravan-offroad': isTandem,
  'caravan-compact': isShortSingle,
  'caravan-poptop': isShortSingle,
};

/** What is nearest to a look in another size, and until the studio has its own plates. */
const otherSizes: Readonly<Partial<Record<Look, readonly Look[]>>> = {
  hatch: ['hatch-city'],
  'suv-square': ['suv-mid'],
  'suv-low': ['suv-small'],
  'suv-long': ['suv-seven'],
  '4x4-short': ['4x4-large'],
  'suv-ladder': ['suv-seven'],
  caravan: ['caravan-compact'],
  'hatch-city': ['hatch'],
  'hatch-ev': ['hatch-city', 'hatch'],
};

const sides = ['front', 'side', 'rear'] as const;
/** Whether the studio went all the way round it. */
const isWhole = (look: Look) => sides.every((view) => hasPlate({ look, view }));

/** The look in which a vehicle of that build is shown; null where every picture would be of another one. */
export function fittingLook(look: Look, build: Build): Look | null {
  const fitting = [look, ...(otherSizes[look] ?? [])].filter(
    (one) => hasPlate({ look: one, view: 'front' }) && (sizes[one]?.(build) ?? true),
  );
  return fitting.find(isWhole) ?? fitting[0] ?? null;
}
