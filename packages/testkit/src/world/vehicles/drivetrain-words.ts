/** Fuels as the maker writes them and in a buyer's word. */
export const fuelWords: Readonly<Record<string, readonly [fuel: string, simpleFuel: string]>> = {
  ulp: ['Petrol - Unleaded ULP', 'Petrol'],
  pulp: ['Petrol - Premium ULP', 'Petrol'],
  diesel: ['Diesel', 'Diesel'],
  lpg: ['Liquid Petroleum Gas', 'LPG'],
  hev: ['Hybrid with Petrol - Unleaded ULP', 'Hybrid'],
  phev: ['Plug-in Hybrid with Petrol - Unleaded ULP', 'Plug-in Hybrid'],
  ev: ['Electric', 'Electric'],
};

export const driveWords: Readonly<Record<string, string>> = {
  fwd: 'Front Wheel Drive',
  rwd: 'Rear Wheel Drive',
  awd: 'All Wheel Drive',
  '4wd': 'AWD On Demand',
  '4x4': '4X4 Dual Range',
  '4x4c': '4X4 Constant',
  '4x2': '4X2',
};

export const inductionWords: Readonly<Record<string, string>> = {
  na: 'Aspirated',
  turbo: 'Turbo Intercooled',
  twinturbo: 'Twin Turbo Intercooled',
  super: 'Supercharged',
};

export interface Gearbox {
  readonly transmission: string;
  readonly simpleTransmission: string;
  readonly gears: number | null;
  readonly gearType: string;
}

/** A gearbox from its word: m6, a8, d7 (dual clutch), cvt, cvt10, e1 (an electric car's single gear). */
export function gearboxOf(word: string): Gearbox | null {
  const [, kind = '', digits = ''] = /^(m|a|d|e|cvt)(\d*)$/.exec(word) ?? [];
  if (kind === '' || (digits === '' && kind !== 'cvt')) return null;
  const gears = digits === '' ? null : Number(digits);
  const gearType = gearTypeOf(kind, gears ?? 0);
  return {
    transmission: gears === null ? gearType : `${gears} Speed ${gearType}`,
    simpleTransmission: kind === 'm' ? 'Manual' : 'Automatic',
    gears,
    gearType,
  };
}

function gearTypeOf(kind: string, gears: number): string {
  if (kind === 'm') return 'Manual';
  if (kind === 'd') return 'Sports Automatic Dual Clutch';
  if (kind === 'e') return 'Reduction Gear';
  if (kind === 'cvt') return 'Constantly Variable Transmission';
  return gears < 6 ? 'Automatic' : 'Sports Automatic';
}
