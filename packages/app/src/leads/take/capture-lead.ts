import type { LeadId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { analyticsEvent, type TrackedEvent } from '@forecourt/domain/leads/analytics-event';
import type { AnalyticsStore } from '../../ports/platform/analytics-store.port.ts';
import type { CarOutline, CarStore } from '../../ports/stock/car-store.port.ts';
import { waitingJob, type JobQueue, type WaitingJob } from '../../ports/platform/jobs.port.ts';
import type { LeadStore, LeadSubmission, SubmittedLead } from '../../ports/leads/lead-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { confirmLeadJob } from '../confirm/confirm-lead.job.ts';
import { deliverLeadJob } from '../deliver/deliver-lead.job.ts';
import { leadIdAt } from '../record/lead-id.ts';
import { oneLine } from '../../shared/plain-text.ts';
import type { CaptureContext, FormSubjects, FormSubmission } from './form-submission.ts';
import { makeLeadSubmission, type MadeSubmission } from './make-lead-submission.ts';

export interface CaptureStores {
  readonly analytics: Pick<AnalyticsStore, 'append'>;
  readonly leads: Pick<LeadStore, 'submit'>;
  readonly jobs: Pick<JobQueue, 'enqueueAll'>;
  readonly cars: Pick<CarStore, 'findOutline'>;
  readonly locations: Pick<LocationStore, 'list'>;
}

export interface CapturePorts<All extends CaptureStores = CaptureStores> {
  readonly store: StoreRunner<All>;
  /** A random UUID. */
  randomId(): string;
}

export interface CapturedLead {
  readonly leadId: LeadId;
  /** What its sender is told: it is never the id of what somebody sent before. */
  readonly submissionId: LeadId;
  readonly repeated: boolean;
  /** It went into a conversation that was there. */
  readonly isMessage: boolean;
  /** By when staff owe an answer (CON-2). */
  readonly responseDue: Date;
  readonly event: TrackedEvent;
  /** As it is now; null where it is gone, or never was of this site. */
  readonly car: CarOutline | null;
}

const mostLocations = 1_000;

/**
 * Takes a form as a lead (FORM-9). When this answers, the lead, its deliveries and the jobs that make them are
 * committed together; when it throws, the same key may be sent again. What is written `alongside` a new lead, as an
 * appointment is, is kept with it or not at all: if that throws, there is no lead. Such a lead is never a message in
 * an earlier conversation.
 */
export async function captureLead<All extends CaptureStores>(
  ports: CapturePorts<All>,
  context: CaptureContext,
  form: FormSubmission,
  alongside?: (stores: All, leadId: LeadId) => Promise<void>,
): Promise<Result<CapturedLead, 'dealership_not_shown'>> {
  const id = leadIdAt(form.now, ports.randomId());
  return ports.store.run(
    context.scope,
    async (stores) => {
      const found = form.found ?? (await findSubjects(stores, form));
      const make = (subjects: FormSubjects) =>
        makeLeadSubmission(context, form, { ...subjects, id, isOwnLead: alongside !== undefined });
      const submitted = await submit(stores, found, make);
      if (!submitted.ok) return submitted;
      const { lead, made } = submitted.value;
      const { leadId, submissionId, repeated, isMessage } = lead;
      const { car } = found;
      const { category } = made.submission.lead;
      const event = analyticsEvent(
        { did: 'sendForm', form: form.form, category, car },
        context.settings.analytics,
      );
      if (!repeated) {
        await alongside?.(stores, leadId);
        if (isFinished(form)) await count(stores, form, made.submission, event);
        await stores.jobs.enqueueAll(jobsOf(form, made.submission, lead));
      }
      return ok({ leadId, submissionId, repeated, isMessage, responseDue: made.responseDue, event, car });
    },
    { isRoutine: true },
  );
}

const isFinished = ({ part }: Pick<FormSubmission, 'part'>) => part !== 'unfinished';

async function findSubjects(
  { cars, locations }: Pick<CaptureStores, 'cars' | 'locations'>,
  { carId }: FormSubmission,
): Promise<FormSubjects> {
  return {
    locations: await locations.list(mostLocations),
    car: carId === null ? null : await cars.findOutline(carId),
  };
}

async function submit(
  { leads }: Pick<CaptureStores, 'leads'>,
  found: FormSubjects,
  make: (subjects: FormSubjects) => MadeSubmission,
): Promise<Result<{ readonly lead: SubmittedLead; readonly made: MadeSubmission }, 'dealership_not_shown'>> {
  const made = make(found);
  const first = await leads.submit(made.submission);
  if (first.ok) return ok({ lead: first.value, made });
  if (first.error === 'dealership_not_shown') return fail('dealership_not_shown');
  // Withdrawn between two statements: the buyer's words are worth more than the car's row.
  const withoutCar = make({ ...found, car: null });
  const second = await leads.submit(withoutCar.submission);
  return second.ok ? ok({ lead: second.value, made: withoutCar }) : fail('dealership_not_shown');
}

function count(
  { analytics }: Pick<CaptureStores, 'analytics'>,
  { form, url, now }: FormSubmission,
  { lead }: LeadSubmission,
  event: TrackedEvent,
): Promise<void> {
  return analytics.append([
    {
      kind: 'lead',
      eventId: event.number,
      dealershipId: lead.dealershipId,
      carId: lead.carId,
      visitorId: null,
      // Without its query, in which a visitor may have typed anything.
      path: pathOf(url),
      details: { form },
      at: now,
    },
  ]);
}

/** What brings a lead that was taken to its destinations, and its confirmation to its sender. */
export function jobsOf(
  form: Pick<FormSubmission, 'part' | 'receipt'>,
  { deliverAt }: Pick<LeadSubmission, 'deliverAt'>,
  { leadId, deliveries }: SubmittedLead,
): readonly WaitingJob[] {
  const runAt = deliverAt && { runAt: deliverAt };
  return [
    ...deliveries.map((deliveryId) =>
      waitingJob(deliverLeadJob, { deliveryId }, { key: deliveryId, ...runAt }),
    ),
    ...(isFinished(form) ? copyJob(form, leadId) : []),
  ];
}

function copyJob({ receipt }: Pick<FormSubmission, 'receipt'>, leadId: LeadId): readonly WaitingJob[] {
  if (receipt?.isMailed !== true) return [];
  const { sealed, hash } = receipt;
  return [waitingJob(confirmLeadJob, { leadId, sealed, hash }, { key: hash })];
}

function pathOf(url: string | null): string | null {
  const [, path] = /^https?:\/\/[^/]+(\/[^?#]{0,1999})/.exec(url ?? '') ?? [];
  return path === undefined ? null : oneLine(path, 2_000);
}
