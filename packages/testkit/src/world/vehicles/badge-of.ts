import type { Caravan } from '@forecourt/domain/stock/car/caravan';
import type { Variant } from '@forecourt/domain/stock/car/variant';
import { looks, type Look } from '../pictures/look.ts';
import { bodyWords, type Body } from './body-words.ts';
import type { Badge } from './catalogue.ts';
import { driveWords, fuelWords, gearboxOf, inductionWords } from './drivetrain-words.ts';

/** What the words of a badge have said so far; a later word of the same kind overrides an earlier one. */
interface Draft {
  body: Body | null;
  seats: number | null;
  fuel: readonly [string, string] | null;
  gearbox: ReturnType<typeof gearboxOf>;
  drive: string | null;
  look: Look | null;
  batteryKwh: number | null;
  rangeKm: number | null;
  variant: Partial<Variant>;
  caravan: Partial<Caravan>;
}

const measures: readonly (readonly [pattern: RegExp, say: (draft: Draft, amount: number) => void])[] = [
  [/^(\d+)cc$/, ({ variant }, cc) => Object.assign(variant, litresOf(cc))],
  [/^[ivbw](\d+)$/, ({ variant }, cylinders) => Object.assign(variant, { cylinders })],
  [/^(\d+)nm$/, ({ variant }, torque) => Object.assign(variant, { torque })],
  [/^(\d+\.\d+)$/, ({ variant }, litres) => Object.assign(variant, { fuelConsumptionCombined: litres })],
  [/^(\d+(?:\.\d+)?)L$/, ({ variant }, fuelCapacity) => Object.assign(variant, { fuelCapacity })],
  [/^(\d+)kg$/, ({ variant }, grossVehicleMass) => Object.assign(variant, { grossVehicleMass })],
  [/^(\d)\*$/, ({ variant }, ancapRating) => Object.assign(variant, { ancapRating })],
  [/^(\d+)seats$/, (draft, seats) => Object.assign(draft, { seats })],
  [/^(\d+(?:\.\d+)?)kwh$/, (draft, batteryKwh) => Object.assign(draft, { batteryKwh })],
  [/^(\d+)km$/, (draft, rangeKm) => Object.assign(draft, { rangeKm })],
  [/^(\d+(?:\.\d+)?)ft$/, ({ caravan }, bodyLengthFeet) => Object.assign(caravan, { bodyLengthFeet })],
  [/^(\d+(?:\.\d+)?)wide$/, ({ caravan }, bodyWidthFeet) => Object.assign(caravan, { bodyWidthFeet })],
  [/^(\d+)tare$/, ({ caravan }, tareWeightKg) => Object.assign(caravan, { tareWeightKg })],
  [/^(\d+)atm$/, ({ caravan }, mass) => Object.assign(caravan, { aggregateTrailerMassKg: mass })],
  [/^sleeps(\d+)$/, ({ caravan }, sleeps) => Object.assign(caravan, { sleeps })],
];

const axles: Readonly<Record<string, string>> = { single: 'Single', tandem: 'Tandem' };

const ofEngine: ReadonlySet<string> = new Set<keyof Variant>([
  'engineSize',
  'engineSizeLitres',
  'cylinders',
  'induction',
  'fuelConsumptionCombined',
  'fuelCapacity',
]);

/** Reads the words of a table of makes; an unknown word is a mistake of the table and throws. */
export function badgeOf(
  row: Pick<Badge, 'name' | 'newPrice' | 'popularity' | 'features'>,
  words: readonly string[],
): { readonly body: Body; readonly badge: Badge } {
  const draft: Draft = {
    body: null,
    seats: null,
    fuel: null,
    gearbox: null,
    drive: null,
    look: null,
    batteryKwh: null,
    rangeKm: null,
    variant: {},
    caravan: {},
  };
  for (const word of words) {
    if (!say(draft, word)) throw new Error(`The badge ${row.name} has an unknown word: ${word}`);
  }
  if (draft.body === null) throw new Error(`The badge ${row.name} has no body`);
  return { body: draft.body, badge: finish(row, draft, draft.body) };
}

function say(draft: Draft, word: string): boolean {
  const isCaravan = draft.body?.itemType === 'caravan';
  // 'single' is a cab of a ute and an axle of a caravan.
  if (isCaravan && axles[word] !== undefined) return set(draft.caravan, { axleType: axles[word] });
  if (bodyWords[word]) return set(draft, { body: bodyWords[word], seats: bodyWords[word].seats });
  if (fuelWords[word]) return set(draft, { fuel: fuelWords[word] });
  if (driveWords[word]) return set(draft, { drive: driveWords[word] });
  if (inductionWords[word]) return set(draft.variant, { induction: inductionWords[word] });
  const gearbox = gearboxOf(word);
  if (gearbox) return set(draft, { gearbox });
  return sayLook(draft, word) || saySize(draft, word) || sayMeasure(draft, word);
}

function sayLook(draft: Draft, word: string): boolean {
  const look = looks.find((known) => word === `look:${known}`);
  return look !== undefined && set(draft, { look });
}

/** Length, width and height: 4375x1790x1435. */
function saySize({ variant }: Draft, word: string): boolean {
  if (!/^\d+x\d+x\d+$/.test(word)) return false;
  const [vehicleLength = 0, vehicleWidth = 0, vehicleHeight = 0] = word.split('x').map(Number);
  return set(variant, { vehicleLength, vehicleWidth, vehicleHeight });
}

function sayMeasure(draft: Draft, word: string): boolean {
  for (const [pattern, measure] of measures) {
    const digits = pattern.exec(word)?.[1];
    if (digits !== undefined) {
      measure(draft, Number(digits));
      return true;
    }
  }
  return false;
}

function set<Target extends object>(target: Target, said: Partial<Target>): true {
  Object.assign(target, said);
  return true;
}

function litresOf(engineSize: number): Partial<Variant> {
  return { engineSize, engineSizeLitres: Math.round(engineSize / 100) / 10 };
}

function finish(
  row: Pick<Badge, 'name' | 'newPrice' | 'popularity' | 'features'>,
  draft: Draft,
  body: Body,
): Badge {
  const { gearbox } = draft;
  const variant = draft.fuel === fuelWords.ev ? withoutEngine(draft.variant) : draft.variant;
  const burns = variant.engineSize !== undefined;
  return {
    ...row,
    seats: draft.seats,
    doors: body.doors,
    fuel: draft.fuel?.[0] ?? null,
    simpleFuel: draft.fuel?.[1] ?? null,
    transmission: gearbox?.transmission ?? null,
    simpleTransmission: gearbox?.simpleTransmission ?? null,
    gears: gearbox?.gears ?? null,
    drive: draft.drive,
    bodyConfiguration: body.bodyConfiguration,
    variant: {
      ...(burns && body.itemType === 'car' && { induction: 'Aspirated' }),
      ...(gearbox && { gearType: gearbox.gearType }),
      ...(body.bodyConfiguration !== null && { bodyConfiguration: body.bodyConfiguration }),
      ...(body.itemType === 'motorcycle' ? onTwoWheels(variant) : variant),
    },
    ...(body.itemType === 'caravan' && { caravan: caravanOf(draft.caravan) }),
    ...(draft.look && { look: draft.look }),
    features: [...electricFeatures(draft), ...row.features],
  };
}

/** The electric badge of a generation that otherwise burns fuel stands under a heading with its engine. */
function withoutEngine(said: Partial<Variant>): Partial<Variant> {
  return Object.fromEntries(Object.entries(said).filter(([name]) => !ofEngine.has(name)));
}

/** What makers say a motorcycle weighs is with a full tank and nobody on it; a gross mass it does not have. */
function onTwoWheels({ grossVehicleMass, ...said }: Partial<Variant>): Partial<Variant> {
  return grossVehicleMass ? { ...said, wetWeight: grossVehicleMass } : said;
}

function caravanOf(said: Partial<Caravan>): Caravan {
  return {
    bodyWidthFeet: null,
    bodyLengthFeet: null,
    tareWeightKg: null,
    axleType: null,
    sleeps: null,
    aggregateTrailerMassKg: null,
    ...said,
  };
}

function electricFeatures({ batteryKwh, rangeKm }: Draft): readonly string[] {
  return [
    ...(batteryKwh === null ? [] : [`Lithium-ion Battery - ${batteryKwh} kWh`]),
    ...(rangeKm === null ? [] : [`Electric Driving Range - ${rangeKm} km (WLTP)`]),
  ];
}
