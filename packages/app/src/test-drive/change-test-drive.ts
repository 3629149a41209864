import { longMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import type { DealershipId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import type { LeadChangeKind, LeadEvent } from '@forecourt/domain/leads/lead-event';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import { sealReceipt } from '../leads/confirm/seal-receipt.ts';
import { confirmLeadJob } from '../leads/confirm/confirm-lead.job.ts';
import { deliverLeadJob } from '../leads/deliver/deliver-lead.job.ts';
import { changesOf } from '../leads/record/lead-change.ts';
import { findReceipt } from '../leads/record/find-receipt.ts';
import { hexOf } from '../leads/record/receipt-token.ts';
import type { JobQueue } from '../ports/platform/jobs.port.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { TestDriveAppointment } from '../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { timeField } from '../leads/pages/drive-form.ts';
import { wantedPlace, type RequestedTime, type TimeRefusal } from './hold-time.ts';
import type { TestDriveStores } from './test-drive-times.ts';

interface Stores extends TestDriveStores {
  readonly leads: Pick<LeadStore, 'addUpdate' | 'listEvents'>;
  readonly jobs: JobQueue;
}

export interface ChangePorts {
  readonly store: StoreRunner<Stores>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

const mostEvents = 1_000;
/** Each move is told to staff and to the visitor: nobody's mailbox is filled with them. */
const mostChanges = 10;

/** Whether a booking can still be cancelled: it stands, and has not begun. */
export function isChangeable({ startsAt, cancelledAt }: TestDriveAppointment, now: Date): boolean {
  return cancelledAt === null && startsAt > now;
}

/** Whether it can be moved too: who has moved it often is better served by a call. */
export function isMovable(drive: TestDriveAppointment, changes: number, now: Date): boolean {
  return isChangeable(drive, now) && changes < mostChanges;
}

/**
 * Moves a booking to another time, by the visitor's own link; the first time is free at once. Staff and visitor are
 * told with it or not at all (FORM-9).
 */
export async function moveTestDrive(
  { store, tokens, codeKeys }: ChangePorts,
  context: SiteContext,
  { token, ...sent }: Omit<RequestedTime, 'car' | 'holder'> & { readonly token: string },
): Promise<Result<null, TimeRefusal | { readonly reason: 'gone' }>> {
  const hash = tokens.hash(token);
  const { now } = sent;
  return store.run(context.scope, async (stores) => {
    const found = await stores.drives.findByLink(hash);
    if (!found) return fail({ reason: 'gone' });
    const events = await stores.leads.listEvents(found.leadId, mostEvents);
    if (!isMovable(found, changesOf(events), now)) return fail({ reason: 'gone' });
    // Pressed twice, it is moved once.
    if (await isThere(stores, context, found, sent)) return ok(null);
    const car = found.carId && { id: found.carId };
    const wanted = await wantedPlace(stores, context, { ...sent, car, holder: hash });
    if (!wanted.ok) return wanted;
    const { location, place, refusal } = wanted.value;
    const moved = await stores.drives.move(found.leadId, place, now);
    if (moved === 'gone') return fail({ reason: 'gone' });
    if (moved === 'taken') return fail(refusal);
    const zone = locationZone(location, context.zone);
    await tell(stores, found, sealReceipt(codeKeys, context.site.id, token), {
      kind: 'test_drive_moved',
      hash,
      note: `The visitor moved the test drive to ${longMoment(place.startsAt, zone)}, ${location.name}.`,
      answers: {
        [timeField]: `${dateIn(place.startsAt, zone)}T${wallTime(place.startsAt, zone)}`,
        booking_location: location.name,
        booking_status: 'Moved',
      },
      now,
    });
    return ok(null);
  });
}

/** Cancels a booking by the visitor's own link. Once cancelled it stays so: a second press changes nothing. */
export async function cancelTestDrive(
  { store, tokens, codeKeys }: ChangePorts,
  context: SiteContext,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<void> {
  const hash = tokens.hash(token);
  await store.run(context.scope, async (stores) => {
    const found = await stores.drives.findByLink(hash);
    if (!found || !isChangeable(found, now) || !(await stores.drives.cancel(found.leadId, now))) return;
    const zone = await zoneOf(stores, context, found);
    await tell(stores, found, sealReceipt(codeKeys, context.site.id, token), {
      kind: 'test_drive_cancelled',
      hash,
      note: `The visitor cancelled the test drive of ${longMoment(found.startsAt, zone)}.`,
      answers: {
        [timeField]: `${dateIn(found.startsAt, zone)}T${wallTime(found.startsAt, zone)}`,
        booking_status: 'Cancelled',
      },
      now,
    });
  });
}

const mostLocations = 1_000;

async function zoneOf(
  { locations }: Pick<Stores, 'locations'>,
  { zone }: Pick<SiteContext, 'zone'>,
  { locationId }: TestDriveAppointment,
): Promise<string> {
  const location = (await locations.list(mostLocations)).find(({ id }) => id === locationId);
  return location ? locationZone(location, zone) : zone;
}

async function isThere(
  stores: Stores,
  context: SiteContext,
  drive: TestDriveAppointment,
  { locationId, day, time }: Pick<RequestedTime, 'locationId' | 'day' | 'time'>,
): Promise<boolean> {
  if (locationId !== null && locationId !== drive.locationId) return false;
  const zone = await zoneOf(stores, context, drive);
  return dateIn(drive.startsAt, zone) === day && wallTime(drive.startsAt, zone) === time;
}

interface Change {
  readonly kind: LeadChangeKind;
  readonly hash: Uint8Array;
  readonly note: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** Writes the change into the lead, with its way to every destination and to the visitor. */
async function tell(
  { leads, jobs }: Pick<Stores, 'leads' | 'jobs'>,
  { leadId, startsAt }: TestDriveAppointment,
  sealed: string,
  { kind, hash, note, answers, now }: Change,
): Promise<void> {
  const events = await leads.listEvents(leadId, mostEvents);
  const submitted = events.find((one) => one.kind === 'submitted');
  const details = { from: startsAt.toISOString(), answers, car: submitted?.details.car ?? null };
  const event = { kind, staffId: null, note, details, at: now };
  for (const deliveryId of await leads.addUpdate(leadId, event, routeOf(events))) {
    await jobs.enqueue(deliverLeadJob, { deliveryId }, { key: deliveryId });
  }
  const hex = hexOf(hash);
  // Who got no copy of the form, because it looked like a machine's, gets none of its changes.
  if (findReceipt(events, hex)?.details.isMailed !== true) return;
  const change = changesOf(events) + 1;
  await jobs.enqueue(confirmLeadJob, { leadId, sealed, hash: hex, change }, { key: `${hex}:${change}` });
}

/** Whom the lead itself went to; of one that says nothing, the account's own address. */
function routeOf(events: readonly LeadEvent[]): readonly DealershipId[] {
  return events.find((event) => event.kind === 'routed')?.details.deliverTo ?? [];
}
