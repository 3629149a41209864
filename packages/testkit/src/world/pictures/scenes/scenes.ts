import type { Light } from '../plate-light.ts';

/** The places in which a vehicle can stand, and how things are lit there. Colours are linear light, 1 is the studio's. */
export const sceneNames = [
  'showroom',
  'yard',
  'paddock',
  'harbour',
  'gallery',
  'workshop',
  'outback',
  'dunes',
  'apron',
  'lane',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** Where a dealer photographs: a first picture here, and the rest there. */
export type ScenePair = readonly [first: SceneName, other: SceneName];

export interface Scene {
  /** What falls on upper surfaces, and what the ground throws back on lower ones. */
  readonly sky: Light;
  readonly ground: Light;
  /** The sun or the strongest lamp, and how low it stands: 0 is at the horizon, 1 overhead. */
  readonly key: Light;
  readonly keyHeight: number;
  /** What varnish and glass mirror: zenith, middle sky, horizon, ground. */
  readonly mirror: readonly [zenith: Light, sky: Light, horizon: Light, ground: Light];
  /** How much of the studio's own reflections stays. */
  readonly studio: Light;
  readonly exposure: number;
  /** Air between the camera and the vehicle: lifts its darkest parts. */
  readonly haze: Light;
  /** How dark the soft shadow and the sun's shadow are, 0 to 1, and the colour of what still lights a shadow. */
  readonly soft: number;
  readonly sun: number;
  readonly shade: Light;
  /** How much the floor mirrors the vehicle: 1 as in the studio. */
  readonly polish: number;
  /** Contrast and colourfulness of the finished print, 1 is none. */
  readonly contrast: number;
  readonly colour: number;
  readonly vignette: number;
  readonly grain: number;
  /** The colour of dust that settles here. */
  readonly dust: Light;
}

export const scenes: Readonly<Record<SceneName, Scene>> = {
  showroom: {
    sky: [0.98, 0.99, 1.0],
    ground: [0.62, 0.61, 0.6],
    key: [0.22, 0.22, 0.23],
    keyHeight: 0.5,
    mirror: [
      [0.75, 0.75, 0.74],
      [0.9, 0.92, 0.95],
      [0.95, 0.97, 1.0],
      [0.3, 0.29, 0.28],
    ],
    studio: [0.97, 0.98, 1.0],
    exposure: 0.97,
    haze: [0.007, 0.007, 0.007],
    soft: 1,
    sun: 0,
    shade: [0.5, 0.5, 0.5],
    polish: 0.9,
    contrast: 1.1,
    colour: 1.08,
    vignette: 0.12,
    grain: 0.006,
    dust: [0.4, 0.38, 0.34],
  },
  yard: {
    sky: [0.5, 0.5, 0.66],
    ground: [0.2, 0.17, 0.17],
    key: [0.62, 0.42, 0.24],
    keyHeight: 0.55,
    mirror: [
      [0.1, 0.13, 0.24],
      [0.3, 0.28, 0.4],
      [0.85, 0.5, 0.34],
      [0.06, 0.055, 0.055],
    ],
    studio: [0.86, 0.77, 0.74],
    exposure: 1.0,
    haze: [0.007, 0.006, 0.008],
    soft: 0.95,
    sun: 0.12,
    shade: [0.4, 0.42, 0.55],
    polish: 0.25,
    contrast: 1.08,
    colour: 1.05,
    vignette: 0.24,
    grain: 0.014,
    dust: [0.34, 0.31, 0.27],
  },
  paddock: {
    sky: [0.6, 0.63, 0.73],
    ground: [0.42, 0.32, 0.2],
    key: [0.96, 0.73, 0.46],
    keyHeight: 0.35,
    mirror: [
      [0.3, 0.36, 0.48],
      [0.62, 0.58, 0.58],
      [0.98, 0.72, 0.48],
      [0.26, 0.19, 0.11],
    ],
    studio: [0.84, 0.78, 0.7],
    exposure: 0.95,
    haze: [0.012, 0.009, 0.006],
    soft: 0.95,
    sun: 0.5,
    shade: [0.38, 0.4, 0.5],
    polish: 0,
    contrast: 1.06,
    colour: 1.0,
    vignette: 0.16,
    grain: 0.01,
    dust: [0.42, 0.33, 0.22],
  },
  harbour: {
    sky: [0.72, 0.82, 1.0],
    ground: [0.42, 0.4, 0.37],
    key: [0.88, 0.81, 0.7],
    keyHeight: 0.45,
    mirror: [
      [0.26, 0.44, 0.78],
      [0.5, 0.66, 0.92],
      [0.9, 0.95, 1.0],
      [0.24, 0.23, 0.22],
    ],
    studio: [0.84, 0.87, 0.92],
    exposure: 0.9,
    haze: [0.006, 0.0075, 0.01],
    soft: 0.95,
    sun: 0.5,
    shade: [0.4, 0.46, 0.58],
    polish: 0,
    contrast: 1.09,
    colour: 1.06,
    vignette: 0.1,
    grain: 0.006,
    dust: [0.42, 0.38, 0.32],
  },
  gallery: {
    sky: [0.62, 0.68, 0.8],
    ground: [0.16, 0.17, 0.2],
    key: [0.3, 0.34, 0.4],
    keyHeight: 0.9,
    mirror: [
      [0.55, 0.62, 0.72],
      [0.06, 0.07, 0.09],
      [0.16, 0.18, 0.22],
      [0.04, 0.045, 0.055],
    ],
    studio: [0.76, 0.81, 0.9],
    exposure: 0.92,
    haze: [0.004, 0.005, 0.007],
    soft: 1,
    sun: 0,
    shade: [0.4, 0.42, 0.46],
    polish: 0.9,
    contrast: 1.12,
    colour: 0.98,
    vignette: 0.28,
    grain: 0.01,
    dust: [0.3, 0.3, 0.3],
  },
  workshop: {
    sky: [0.86, 0.89, 0.94],
    ground: [0.44, 0.43, 0.42],
    key: [0.1, 0.1, 0.1],
    keyHeight: 0.8,
    mirror: [
      [0.72, 0.76, 0.82],
      [0.78, 0.8, 0.84],
      [0.6, 0.61, 0.63],
      [0.2, 0.2, 0.2],
    ],
    studio: [0.82, 0.84, 0.87],
    exposure: 1.02,
    haze: [0.01, 0.0105, 0.0115],
    soft: 0.9,
    sun: 0,
    shade: [0.5, 0.5, 0.5],
    polish: 0.12,
    contrast: 1.06,
    colour: 0.94,
    vignette: 0.14,
    grain: 0.011,
    dust: [0.38, 0.35, 0.31],
  },
  outback: {
    sky: [0.56, 0.5, 0.6],
    ground: [0.5, 0.23, 0.11],
    key: [1.12, 0.6, 0.28],
    keyHeight: 0.28,
    mirror: [
      [0.2, 0.24, 0.42],
      [0.5, 0.4, 0.46],
      [1.05, 0.58, 0.28],
      [0.3, 0.12, 0.06],
    ],
    studio: [0.86, 0.72, 0.63],
    exposure: 0.92,
    haze: [0.012, 0.007, 0.005],
    soft: 0.95,
    sun: 0.5,
    shade: [0.42, 0.36, 0.44],
    polish: 0,
    contrast: 1.07,
    colour: 1.0,
    vignette: 0.18,
    grain: 0.01,
    dust: [0.46, 0.2, 0.09],
  },
  dunes: {
    sky: [0.56, 0.54, 0.68],
    ground: [0.42, 0.33, 0.26],
    key: [0.85, 0.55, 0.36],
    keyHeight: 0.3,
    mirror: [
      [0.2, 0.26, 0.44],
      [0.5, 0.44, 0.54],
      [1.0, 0.66, 0.46],
      [0.26, 0.2, 0.16],
    ],
    studio: [0.8, 0.7, 0.68],
    exposure: 0.86,
    haze: [0.011, 0.009, 0.009],
    soft: 0.95,
    sun: 0.35,
    shade: [0.42, 0.4, 0.5],
    polish: 0,
    contrast: 1.05,
    colour: 1.0,
    vignette: 0.16,
    grain: 0.01,
    dust: [0.5, 0.42, 0.32],
  },
  apron: {
    sky: [0.74, 0.82, 0.98],
    ground: [0.36, 0.35, 0.34],
    key: [0.92, 0.85, 0.75],
    keyHeight: 0.5,
    mirror: [
      [0.24, 0.42, 0.78],
      [0.48, 0.64, 0.9],
      [0.88, 0.92, 0.96],
      [0.18, 0.18, 0.18],
    ],
    studio: [0.86, 0.88, 0.92],
    exposure: 0.9,
    haze: [0.006, 0.007, 0.008],
    soft: 0.95,
    sun: 0.55,
    shade: [0.4, 0.45, 0.55],
    polish: 0,
    contrast: 1.1,
    colour: 1.06,
    vignette: 0.1,
    grain: 0.006,
    dust: [0.4, 0.37, 0.32],
  },
  lane: {
    sky: [0.62, 0.64, 0.7],
    ground: [0.3, 0.27, 0.25],
    key: [0.5, 0.38, 0.26],
    keyHeight: 0.5,
    mirror: [
      [0.5, 0.55, 0.64],
      [0.34, 0.3, 0.3],
      [0.3, 0.22, 0.18],
      [0.12, 0.11, 0.1],
    ],
    studio: [0.76, 0.73, 0.72],
    exposure: 0.88,
    haze: [0.006, 0.006, 0.006],
    soft: 0.95,
    sun: 0.15,
    shade: [0.4, 0.4, 0.44],
    polish: 0.15,
    contrast: 1.08,
    colour: 1.0,
    vignette: 0.2,
    grain: 0.012,
    dust: [0.34, 0.31, 0.28],
  },
};
