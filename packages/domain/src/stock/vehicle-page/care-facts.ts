import { dayInWords } from '../../core/day-words.ts';
import { knownText } from '../../core/known-text.ts';
import { daysBetween } from '../../core/zoned-time.ts';
import type { Car } from '../car/car.ts';
import { amountText } from '../car/car-facts.ts';
import type { Known } from './truth-fact.ts';

/** What a dealership wrote down of one car while it had it. */
export type CareCar = Pick<
  Car,
  | 'inspectedOn'
  | 'inspectedBy'
  | 'inspectionPoints'
  | 'serviceBook'
  | 'servicedOn'
  | 'servicedKm'
  | 'ppsrSearchedOn'
  | 'ppsrNumber'
  | 'isPpsrClear'
>;

/** The workshop's check, where its sheet has a day (VDP-3). */
export function inspection({ inspectedOn, inspectedBy, inspectionPoints }: CareCar): Known | null {
  if (inspectedOn === null) return null;
  const by = knownText(inspectedBy);
  return {
    label: 'Inspection',
    text:
      inspectionPoints === null ? 'Checked before it went on sale' : `Checked at ${inspectionPoints} points`,
    source: `Inspection sheet of ${dayInWords(inspectedOn)}${by === null ? '' : `, by ${by}`}. Ask us to see it.`,
  };
}

const bookWords = {
  full: 'Log book complete',
  partial: 'Log book with gaps',
  none: 'It came without a log book',
} as const;

/** How it was serviced, as its book has it (VDP-3). */
export function service({ serviceBook, servicedOn, servicedKm }: CareCar): Known | null {
  if (serviceBook === null && servicedOn === null) return null;
  const km = amountText(servicedKm, 'km');
  const last =
    servicedOn === null ? null : `Last service ${dayInWords(servicedOn)}${km === null ? '' : `, at ${km}`}`;
  const book = serviceBook === null ? null : bookWords[serviceBook];
  const isStamped = serviceBook === 'full' || serviceBook === 'partial';
  return {
    label: 'Service',
    text: [book, last].filter((words) => words !== null).join('. '),
    source: isStamped ? 'As stamped in its log book.' : 'As the dealership lists it.',
  };
}

/** From here on a search says little of today. */
const freshDays = 30;

/** What the register of securities said (VDP-3): only a certificate with its day and number is a source. */
export function ppsr({ ppsrSearchedOn, ppsrNumber, isPpsrClear }: CareCar, today: string): Known | null {
  const number = knownText(ppsrNumber);
  if (ppsrSearchedOn === null || number === null || isPpsrClear === null) return null;
  const isOld = daysBetween(ppsrSearchedOn, today) > freshDays;
  return {
    label: 'PPSR',
    text: isPpsrClear
      ? 'No money owing, not stolen, not written off'
      : 'Something is recorded. Ask us, and we’ll show you',
    source: `PPSR certificate ${number}, ${dayInWords(ppsrSearchedOn)}.${isOld ? ' Have it run again the day you buy.' : ''}`,
  };
}
