import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { DestinationKind, LeadDestination } from '../../ports/leads/delivery-destination.port.ts';
import type { ChipView } from './inbox.view.ts';
import type { DeliveryView, TryView } from './lead.view.ts';

const kinds: Readonly<Record<DestinationKind, string>> = {
  email: 'email',
  adf_email: 'ADF by email',
  adf_http: 'ADF',
  webhook: 'webhook',
  crm: 'CRM',
  csv_drop: 'file',
};
const longestAnswer = 120;

/** The way of a lead to one destination, try by try (FORM-9.2). */
export function deliveryView(
  delivery: Delivery,
  destination: LeadDestination | null,
  attempts: readonly DeliveryAttempt[],
  at: (moment: Date) => string,
): DeliveryView {
  return {
    id: delivery.id,
    name: destination?.name ?? 'The account’s own address',
    kind: destination ? kinds[destination.kind] : 'email',
    state: stateOf(delivery, at),
    tries: attempts.map((attempt) => tryView(attempt, at)),
    canResend: delivery.state === 'pending' || delivery.state === 'dead',
  };
}

const ended: Readonly<Record<Exclude<Delivery['state'], 'pending'>, ChipView>> = {
  delivered: { text: 'Delivered', tone: 'good' },
  dead: { text: 'Gave up', tone: 'bad' },
  replaced: { text: 'Replaced by a later one', tone: 'plain' },
};

function stateOf({ state, attempts, nextAttemptAt }: Delivery, at: (moment: Date) => string): ChipView {
  if (state === 'pending') {
    return attempts === 0
      ? { text: 'On its way', tone: 'plain' }
      : { text: `Next try ${at(nextAttemptAt)}`, tone: 'warn' };
  }
  return ended[state];
}

function tryView(
  { outcome, statusCode, answer, durationMs, at: moment }: DeliveryAttempt,
  at: (moment: Date) => string,
): TryView {
  const said = [
    statusCode?.toString(),
    answer?.replaceAll(/\s+/g, ' ').trim().slice(0, longestAnswer),
  ].flatMap((one) => one || []);
  const word = { delivered: 'Taken', failed: 'Refused', unknown: 'No answer' }[outcome];
  return {
    at: at(moment),
    outcome,
    text: [word, ...said].join(', '),
    took: durationMs === null ? null : `${(durationMs / 1_000).toFixed(1)} s`,
  };
}
