import type { RateRule } from '@forecourt/domain/core/rate-rule';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { captureLead, type CapturePorts, type CaptureStores } from '../leads/take/capture-lead.ts';
import type { FormSubmission } from '../leads/take/form-submission.ts';
import {
  sendLeadForm,
  type FormInput,
  type SendPorts,
  type SendRefusal,
  type AcceptedLead,
} from '../leads/take/send-lead-form.ts';
import { secretInToken } from '../leads/record/receipt-token.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { WantedPlace } from '../ports/leads/test-drive-store.port.ts';
import type { RateLimiter } from '../ports/platform/rate-limiter.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { timeField, locationField } from '../leads/pages/drive-form.ts';
import { wantedPlace, type RequestedTime, type TimeRefusal } from './hold-time.ts';
import type { TestDriveStores } from './test-drive-times.ts';

type Stores = TestDriveStores & CaptureStores & { readonly leads: Pick<LeadStore, 'listEvents'> };

export interface BookPorts extends Omit<SendPorts, 'store'> {
  readonly store: CapturePorts<Stores>['store'];
}

export interface BookedTestDrive extends AcceptedLead {
  /** The token of the visitor's own link to the booking; null where no time was agreed. */
  readonly link: string | null;
}

/** Whose hold ended while they typed books without one; whoever never held a time has not worked for it either. */
const unheldPerNetwork: RateRule = { limit: 3, windowSeconds: 3_600 };

/** Leaves the transaction, so that neither the lead nor its booking is kept. */
class TimeRefused extends Error {
  readonly refusal: TimeRefusal;
  constructor(refusal: TimeRefusal) {
    super('the time is not to be had');
    this.refusal = refusal;
  }
}

/**
 * Takes a test-drive form as a lead (FORM-4) and, where it names a time, books it: both are kept or neither. Sent
 * again with the same key it answers with the same booking. Without a time staff agree on one with the visitor.
 */
export async function bookTestDrive(
  ports: BookPorts,
  context: SiteContext,
  { input, holder }: { readonly input: FormInput; readonly holder: Uint8Array },
): Promise<Result<BookedTestDrive, SendRefusal | TimeRefusal>> {
  const { network } = input;
  let isBooked = false;
  const take = (submission: FormSubmission) => {
    const time = timeOf(submission, holder);
    const { receipt } = submission;
    if (time === null || !receipt) return captureLead(ports, context, submission);
    // What opens the page of the form opens the booking: both are the sender's, and a repeat opens the same.
    isBooked = true;
    const linkHash = ports.tokens.hash(receipt.secret);
    return captureLead(ports, context, submission, async (stores, leadId) => {
      const wanted = await wantedPlace(stores, context, time);
      if (!wanted.ok) throw new TimeRefused(wanted.error);
      const { location, place, refusal } = wanted.value;
      const retrySeconds = await waitOfUnheld(ports.limiter, stores, { ...place, now: time.now, network });
      if (retrySeconds > 0) throw new TimeRefused({ reason: 'too_many_requests', retrySeconds });
      const car = place.carId === null ? null : await stores.cars.findById(place.carId);
      const isBrought = car !== null && car.locationId !== null && car.locationId !== location.id;
      const lead = { id: leadId, linkHash, broughtTo: isBrought ? location.name : null };
      if ((await stores.drives.book(place, lead, time.now)) !== 'booked') throw new TimeRefused(refusal);
    });
  };
  try {
    const sent = await sendLeadForm(ports, context, input, take);
    return sent.ok ? ok({ ...sent.value, link: isBooked ? secretInToken(sent.value.token) : null }) : sent;
  } catch (error) {
    if (error instanceof TimeRefused) return fail(error.refusal);
    throw error;
  }
}

/** How long a network waits that books at a location without holding a time there; 0 with a hold, which was counted. */
async function waitOfUnheld(
  limiter: RateLimiter,
  { drives }: Pick<TestDriveStores, 'drives'>,
  {
    locationId,
    holder,
    now,
    network,
  }: Pick<WantedPlace, 'locationId' | 'holder'> & Pick<FormInput, 'now' | 'network'>,
): Promise<number> {
  const held = await drives.findHold(holder, now);
  if (held?.locationId === locationId) return 0;
  return limiter.take('unheld test drives', `${network} ${locationId}`, unheldPerNetwork);
}

/** The time that a form names; null where it names none. */
function timeOf({ answers, carId, now }: FormSubmission, holder: Uint8Array): RequestedTime | null {
  const { [timeField]: at, [locationField]: location } = answers;
  if (typeof at !== 'string') return null;
  const [day = '', time = ''] = at.split('T');
  const locationId = typeof location === 'string' ? location : null;
  return { car: carId && { id: carId }, locationId, day, time, holder, now };
}
