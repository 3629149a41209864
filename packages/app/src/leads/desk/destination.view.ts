import { destinationKinds } from '../inbox/delivery.view.ts';
import type { DestinationFigures } from '../../ports/leads/delivery-desk.port.ts';
import type { ChipView } from '../inbox/inbox.view.ts';
import type { DestinationView, HourState } from './deliveries.view.ts';
import { restsUntil } from './rests-until.ts';
import { shownAddress } from './shown-address.ts';

export const hoursShown = 24;
/** Where no destination takes a lead, its account is told. */
export const ownAddress = 'The account’s own address';

interface Read {
  readonly now: Date;
  /** Null where one dealership is all that they know. */
  readonly dealershipNames: ReadonlyMap<string, string> | null;
  readonly at: (moment: Date) => string;
}

/** Where leads go, and how it does, from what was counted of the last day. */
export function destinationView(
  figures: DestinationFigures,
  { now, dealershipNames, at }: Read,
): DestinationView {
  const { destination, waiting, dead, made, taken, withinMs, lastTries, dealershipId } = figures;
  const [last] = lastTries;
  const until = restsUntil(lastTries, now);
  const counted = triesOf(figures);
  return {
    id: destination?.id ?? null,
    name: destination?.name ?? ownAddress,
    kind: destination ? destinationKinds[destination.kind] : 'email',
    address: destination && shownAddress(destination),
    dealership: (dealershipId && dealershipNames?.get(dealershipId)) ?? null,
    state: stateOf(figures, until !== null),
    rests: until && at(until),
    hours: hoursOf(figures),
    hoursLabel: counted.all === 0 ? 'Nothing was sent' : `${counted.taken} of ${counted.all} tries taken`,
    taken: made === 0 ? null : `${taken} of ${made}`,
    within: withinMs === null ? null : `${(withinMs / 1_000).toFixed(1)} s`,
    lastAnswer: last ? [at(last.at), ...answerOf(last)].join(', ') : null,
    waiting,
    dead,
  };
}

function answerOf({ outcome, statusCode }: DestinationFigures['lastTries'][number]): readonly string[] {
  if (outcome === 'delivered') return [];
  return [statusCode?.toString() ?? (outcome === 'unknown' ? 'no answer' : 'refused')];
}

function stateOf({ destination, lastTries, dead, waiting }: DestinationFigures, rests: boolean): ChipView {
  if (destination?.enabled === false) return { text: 'Switched off', tone: 'plain' };
  if (rests) return { text: 'Rests', tone: 'bad' };
  const [last] = lastTries;
  if (last?.outcome === 'failed') return { text: 'Refuses', tone: 'bad' };
  if (last?.outcome === 'unknown') return { text: 'No answer', tone: 'warn' };
  if (last) return { text: 'Well', tone: 'good' };
  return dead + waiting > 0 ? { text: 'Not tried today', tone: 'warn' } : { text: 'Quiet', tone: 'plain' };
}

function hoursOf({ hours }: DestinationFigures): readonly HourState[] {
  const states = new Map(
    hours.map(({ hour, taken, refused, unknown }) => [
      hour,
      refused + unknown === 0 ? ('taken' as const) : taken === 0 ? ('refused' as const) : ('some' as const),
    ]),
  );
  return Array.from({ length: hoursShown }, (_, hour) => states.get(hour) ?? 'none');
}

function triesOf({ hours }: DestinationFigures): { readonly taken: number; readonly all: number } {
  const taken = hours.reduce((sum, one) => sum + one.taken, 0);
  return { taken, all: hours.reduce((sum, one) => sum + one.refused + one.unknown, taken) };
}
