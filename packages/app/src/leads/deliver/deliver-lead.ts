import type { DeliveryId } from '@forecourt/domain/core/ids';
import type { Delivery } from '@forecourt/domain/leads/delivery';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import type {
  AbortSignalLike,
  DeliverySender,
  OutgoingLead,
  SendingResult,
} from '../../ports/leads/delivery-sender.port.ts';
import type { JobQueue } from '../../ports/platform/jobs.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { Scope } from '../../ports/platform/scope.port.ts';
import type { SettingsStore } from '../../ports/platform/settings-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { readLayers } from '../../site/settings-access.ts';
import { deliverLeadJob } from './deliver-lead.job.ts';
import { nextTryAt, type RetryPolicy } from './delivery-backoff.ts';
import type { DestinationBreakers } from './destination-breakers.ts';
import type { LeadMessage } from '../record/lead-message.ts';
import { loadLeadMessage, type LeadMessageStores } from './load-lead-message.ts';
import { writeLeadMail } from './write-lead-mail.ts';
import { writeOutgoing } from './write-outgoing.ts';

interface Stores extends Omit<LeadMessageStores, 'leads'> {
  readonly leads: Pick<
    LeadStore,
    'claimDelivery' | 'find' | 'findDestination' | 'findEvent' | 'listEvents' | 'recordAttempt' | 'setNextTry'
  >;
  readonly settings: SettingsStore;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}

export interface DeliveryPorts {
  readonly store: StoreRunner<Stores>;
  readonly sender: DeliverySender;
  readonly breakers: DestinationBreakers;
  readonly retries: RetryPolicy;
  /** The platform's own address, from which leads are mailed. */
  readonly mailFrom: string;
  now(): Date;
  /** From 0 to 1. */
  random(): number;
}

export type DeliveryOutcome = 'delivered' | 'will_retry' | 'given_up' | 'held' | 'not_due' | 'over';

/**
 * Makes one try of a delivery (FORM-9). It dies anywhere without harm: before the try nothing is lost, and after
 * it the claim runs out and the same message goes again, under the same key.
 */
export async function deliverLead(
  ports: DeliveryPorts,
  { scope, deliveryId, signal }: { scope: Scope; deliveryId: DeliveryId; signal: AbortSignalLike },
): Promise<DeliveryOutcome> {
  const taken = await takeDelivery(ports, scope, deliveryId);
  if (typeof taken === 'string') return taken;
  const { delivery, outgoing, breakerKey } = taken;
  const startedAt = ports.now();
  const result =
    outgoing === null
      ? nothingToSend
      : await ports.sender.send(outgoing, { scope, key: delivery.deliveryKey, now: startedAt, signal });
  const at = ports.now();
  const arrived = result.outcome === 'delivered';
  if (outgoing !== null) ports.breakers.report(breakerKey, !arrived, at);
  const nextTry =
    arrived || result.isFinal ? null : nextTryAt(delivery.attempts + 1, at, ports.random(), ports.retries);
  await ports.store.run(scope, async ({ leads, jobs }) => {
    const { isFinal: _, ...response } = result;
    const attempt = {
      ...response,
      answer: response.answer?.replaceAll('\0', '').toWellFormed().slice(0, 4_000) ?? null,
      durationMs: Math.max(0, at.getTime() - startedAt.getTime()),
      at,
    };
    await leads.recordAttempt(deliveryId, attempt, nextTry);
    if (nextTry !== null) await tryAgain(jobs, deliveryId, nextTry);
  });
  if (arrived) return 'delivered';
  return nextTry === null ? 'given_up' : 'will_retry';
}

interface TakenDelivery {
  readonly delivery: Delivery;
  /** Null where nobody is to be told: the account has given no address. */
  readonly outgoing: OutgoingLead | null;
  readonly breakerKey: string;
}

const nothingToSend: SendingResult = {
  outcome: 'failed',
  statusCode: null,
  answer: 'no destination takes this lead, and the account has no address for leads that nobody takes',
  isFinal: false,
};

async function takeDelivery(
  ports: DeliveryPorts,
  scope: Scope,
  deliveryId: DeliveryId,
): Promise<TakenDelivery | DeliveryOutcome> {
  const now = ports.now();
  const until = new Date(now.getTime() + ports.retries.leaseMs);
  return ports.store.run(scope, async (stores) => {
    const { leads, jobs } = stores;
    const claim = await leads.claimDelivery(deliveryId, { now, until });
    if (claim.outcome === 'over') return 'over';
    if (claim.outcome === 'later') {
      // Whoever holds it may be dead: this job is the memory of that.
      await tryAgain(jobs, deliveryId, claim.at);
      return 'not_due';
    }
    const { delivery } = claim;
    const breakerKey = delivery.destinationId ?? `account of ${delivery.siteId}`;
    const heldUntil = ports.breakers.heldUntil(breakerKey, now);
    if (heldUntil !== null) {
      const later = new Date(heldUntil.getTime() + ports.random() * 10_000);
      await leads.setNextTry(deliveryId, later);
      await tryAgain(jobs, deliveryId, later);
      return 'held';
    }
    const message = await loadLeadMessage(stores, delivery);
    // The lead was deleted on its visitor's wish, and its deliveries with it.
    if (message === null) return 'over';
    return { delivery, breakerKey, outgoing: await outgoingOf(ports, stores, delivery, message) };
  });
}

async function outgoingOf(
  { mailFrom }: DeliveryPorts,
  { leads, settings }: Stores,
  { destinationId, siteId }: Delivery,
  message: LeadMessage,
): Promise<OutgoingLead | null> {
  if (destinationId !== null) {
    const destination = await leads.findDestination(destinationId);
    return destination && writeOutgoing(message, destination, mailFrom);
  }
  const found = await readLayers(settings, siteId);
  const to = found && resolveSettings(found.layers).settings.leads.fallbackEmail;
  return to ? { channel: 'mail', mail: writeLeadMail(message, { from: mailFrom, to }) } : null;
}

function tryAgain(jobs: Pick<JobQueue, 'enqueue'>, deliveryId: DeliveryId, runAt: Date): Promise<void> {
  return jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId, runAt });
}
