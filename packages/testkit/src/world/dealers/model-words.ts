import type { Badge, CatalogueMake, CatalogueModel } from '../vehicles/catalogue.ts';
import { modelLines } from './model-lines.ts';

type Written = Pick<CatalogueModel, 'name' | 'itemType' | 'simpleBody'>;

/** What a dealer says of a model in a sentence; null where nobody has written one. */
export function modelLine({ slug }: Pick<CatalogueMake, 'slug'>, { name }: Written): string | null {
  return modelLines[slug]?.[name] ?? null;
}

/** A model in plain facts, from what its grades have: nothing that could be said of another. */
export function modelFacts(model: Written, badges: readonly Badge[]): string {
  const isRidden = model.itemType === 'motorcycle';
  const sentences = [
    isRidden ? bikeKind(model, badges) : carKind(model, badges),
    isRidden ? null : driven(badges),
    towed(badges),
    graded(model, badges),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

function carKind({ name, simpleBody }: Written, badges: readonly Badge[]): string {
  const seats = known(badges.map((badge) => badge.seats));
  const [length, width] = [
    known(badges.map(({ variant }) => variant.vehicleLength)),
    known(badges.map(({ variant }) => variant.vehicleWidth)),
  ];
  const body = simpleBody === simpleBody.toUpperCase() ? simpleBody : simpleBody.toLowerCase();
  const counts = seats.toSorted((one, other) => one - other).map((count) => `${count}-`);
  const seated = counts.length === 0 ? '' : `${oneOf(counts)}seat `;
  const article = /^(?:8|11|18|SUV)/.test(`${seated}${body}`) ? 'an' : 'a';
  const first = `The ${name} is ${article} ${seated}${body}`;
  if (length.length === 0 || width.length === 0) return `${first}.`;
  return `${first}, ${fromTo(length)} m long and ${fromTo(width)} m wide.`;
}

function bikeKind({ name, simpleBody }: Written, badges: readonly Badge[]): string {
  const [engine = null] = known(badges.map(({ variant }) => variant.engineSize));
  const [seat = null] = known(badges.map(({ variant }) => variant.seatHeight));
  const [wet = null] = known(badges.map(({ variant }) => variant.wetWeight));
  const kind = `${engine === null ? '' : `${engine} cc `}${simpleBody.toLowerCase()} motorcycle`;
  const first = `The ${name} is ${/^[aeio]/.test(kind) ? 'an' : 'a'} ${kind}`;
  const weighed = wet === null ? `${first}.` : `${first} that weighs ${wet} kg ready to ride.`;
  return seat === null ? weighed : `${weighed} The seat is ${seat} mm from the ground.`;
}

function driven(badges: readonly Badge[]): string | null {
  const fuels = known(badges.map(({ simpleFuel }) => simpleFuel?.toLowerCase()));
  const gears = known(badges.map(({ simpleTransmission }) => simpleTransmission?.toLowerCase()));
  const wheels = known(badges.map(({ drive }) => drivenWords(drive)));
  if (fuels.length === 0) return null;
  const shifted = fuels.includes('electric') || gears.length === 0 ? '' : `, ${oneOf(gears)}`;
  return `It’s ${oneOf(fuels)}${shifted}${wheels.length === 0 ? '' : `, with ${oneOf(wheels)}`}.`;
}

/** Driven wheels as buyers say it. */
export function drivenWords(drive: string | null): string | null {
  return drive === null ? null : (wheelWords[drive] ?? drive.toLowerCase());
}

const wheelWords: Readonly<Record<string, string>> = {
  'Front Wheel Drive': 'front-wheel drive',
  'Rear Wheel Drive': 'rear-wheel drive',
  'All Wheel Drive': 'all-wheel drive',
  'AWD On Demand': 'all-wheel drive',
  '4X4 Dual Range': 'dual-range 4x4',
  '4X4 Constant': 'full-time 4x4',
};

/** A grade of a motorcycle may be called by nothing but what learners look for. */
export function gradeName({ name }: Pick<CatalogueModel, 'name'>, badge: Pick<Badge, 'name'>): string {
  return badge.name === 'LAMS' ? `${name} LAMS` : badge.name;
}

function towed(badges: readonly Badge[]): string | null {
  const most = Math.max(0, ...badges.map(({ variant }) => variant.brakedTowingMass ?? 0));
  return most === 0 ? null : `It tows up to ${most.toLocaleString('en-AU')} kg with a braked trailer.`;
}

function graded(model: Written, badges: readonly Badge[]): string | null {
  const [first, ...others] = badges.toSorted((one, other) => one.newPrice - other.newPrice);
  const last = others.at(-1);
  return first && last
    ? `Grades go from the ${gradeName(model, first)} to the ${gradeName(model, last)}.`
    : null;
}

function known<Value>(values: readonly (Value | null | undefined)[]): readonly Value[] {
  return [
    ...new Set(values.filter((value) => value !== null && value !== undefined && value !== 0)),
  ] as Value[];
}

function oneOf(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

function fromTo(lengths: readonly number[]): string {
  const ends = new Set([Math.min(...lengths), Math.max(...lengths)].map(metres));
  return [...ends].join(' to ');
}

function metres(millimetres: number): string {
  return (millimetres / 1_000).toFixed(2);
}
