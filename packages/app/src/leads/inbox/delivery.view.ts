import type { Delivery, DeliveryAttempt } from '@forecourt/domain/leads/delivery';
import type { DestinationKind } from '../../ports/leads/delivery-destination.port.ts';
import type { DeliveryRecord } from '../../ports/leads/lead-inbox.port.ts';
import type { ChipView } from './inbox.view.ts';
import type { DeliveryView, TryView } from './lead.view.ts';

export const destinationKinds: Readonly<Record<DestinationKind, string>> = {
  email: 'email',
  adf_email: 'ADF by email',
  adf_http: 'ADF',
  webhook: 'webhook',
  crm: 'CRM',
  csv_drop: 'file',
};
const longestAnswer = 120;

/** The way of a lead to one destination, try by try (FORM-9.2). */
export function deliveryView(delivery: DeliveryRecord, at: (moment: Date) => string): DeliveryView {
  const { destination, tries } = delivery;
  return {
    id: delivery.id,
    name: destination?.name ?? 'The account’s own address',
    kind: destination ? destinationKinds[destination.kind] : 'email',
    state: deliveryState(delivery, at),
    tries: tries.map((attempt) => tryView(attempt, at)),
    canResend: delivery.state === 'pending' || delivery.state === 'dead',
  };
}

const ended: Readonly<Record<Exclude<Delivery['state'], 'pending'>, ChipView>> = {
  delivered: { text: 'Delivered', tone: 'good' },
  dead: { text: 'Gave up', tone: 'bad' },
  replaced: { text: 'Replaced by a later one', tone: 'plain' },
};

/** Delivered; Next try 10:02am; Gave up. */
export function deliveryState(
  { state, attempts, nextAttemptAt }: Pick<Delivery, 'state' | 'attempts' | 'nextAttemptAt'>,
  at: (moment: Date) => string,
): ChipView {
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
