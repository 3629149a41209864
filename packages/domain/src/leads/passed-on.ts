import type { StaffId } from '../core/ids.ts';
import { businessMinutesBetween } from '../locations/trading-calendar.ts';
import type { TradingCalendar } from '../locations/trading-day.ts';
import type { SiteSettings } from '../settings/registry.ts';

type PassingSettings = Pick<SiteSettings['leads'], 'passesOn' | 'passesOnMinutes'>;

export interface HeldLead {
  readonly heldBy: StaffId;
  readonly dueAt: Date;
  /** When it came into these hands; null where it has been in them from the start. */
  readonly heldSince: Date | null;
}

const msPerMinute = 60_000;

/**
 * Whether a late lead that nobody has answered leaves the hands that it is in: after so many minutes past due, which run
 * as its clock does, by the hours of whoever answers where those are given. Whoever was handed it late has the same minutes.
 */
export function isPassedOn(
  { dueAt, heldSince }: Pick<HeldLead, 'dueAt' | 'heldSince'>,
  { passesOn, passesOnMinutes }: PassingSettings,
  hours: TradingCalendar | null,
  now: Date,
): boolean {
  if (passesOn === 'never' || now < dueAt) return false;
  const since = heldSince !== null && heldSince > dueAt ? heldSince : dueAt;
  const minutes =
    hours === null
      ? (now.getTime() - since.getTime()) / msPerMinute
      : businessMinutesBetween(hours, since, now);
  return minutes >= passesOnMinutes;
}

export interface Answering {
  readonly staffId: StaffId;
  /** How many late leads are in their hands. */
  readonly late: number;
}

/**
 * Who has it next: of those who answer leads there whoever has the fewest late ones, in turn where several have as few.
 * Nobody has the same lead twice; when all had it, or by the dealer's choice, it is everybody's.
 */
export function nextHands(
  { heldBy, hadBy }: Pick<HeldLead, 'heldBy'> & { readonly hadBy: ReadonlySet<StaffId> },
  { passesOn }: Pick<PassingSettings, 'passesOn'>,
  answering: readonly Answering[],
): StaffId | null {
  if (passesOn !== 'next') return null;
  const able = answering.filter(({ staffId }) => staffId !== heldBy && !hadBy.has(staffId));
  const isAfter = ({ staffId }: Answering) => (staffId > heldBy ? 0 : 1);
  const [first] = able.toSorted(
    (a, b) => a.late - b.late || isAfter(a) - isAfter(b) || (a.staffId < b.staffId ? -1 : 1),
  );
  return first?.staffId ?? null;
}
