import { longMoment, wallTime } from '@forecourt/domain/locations/moment-words';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { dateIn } from '@forecourt/domain/core/zoned-time';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import { sealReceipt } from '../leads/confirm/seal-receipt.ts';
import { tellChange, type ChangeStores } from '../leads/change/tell-change.ts';
import { changesOf, mostChanges } from '../leads/record/lead-change.ts';
import type { SessionTokens } from '../ports/accounts/session-tokens.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { LeadStore } from '../ports/leads/lead-store.port.ts';
import type { TestDriveAppointment, TestDriveStore } from '../ports/leads/test-drive-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import { timeField } from '../leads/pages/drive-form.ts';
import { wantedPlace, type RequestedTime, type TimeRefusal } from './hold-time.ts';
import type { TestDriveStores } from './test-drive-times.ts';

type Stores = TestDriveStores & ChangeStores;

export interface ChangePorts {
  readonly store: StoreRunner<Stores>;
  readonly tokens: Pick<SessionTokens, 'hash'>;
  readonly codeKeys: Pick<CodeKeys, 'seal'>;
}

const mostEvents = 1_000;

/** Whether a booking can still be cancelled: it stands, and has not begun. */
export function isChangeable({ startsAt, cancelledAt }: TestDriveAppointment, now: Date): boolean {
  return cancelledAt === null && startsAt > now;
}

/** Whether it can be moved too: who has moved it often is better served by a call. */
export function isMovable(drive: TestDriveAppointment, changes: number, now: Date): boolean {
  return isChangeable(drive, now) && changes < mostChanges;
}

/** The booking of a link, where it can still be moved. */
export async function findMovable(
  {
    drives,
    leads,
  }: {
    readonly drives: Pick<TestDriveStore, 'findByLink'>;
    readonly leads: Pick<LeadStore, 'listEvents'>;
  },
  hash: Uint8Array,
  now: Date,
): Promise<TestDriveAppointment | null> {
  const found = await drives.findByLink(hash);
  if (!found) return null;
  const changes = changesOf(await leads.listEvents(found.leadId, mostEvents));
  return isMovable(found, changes, now) ? found : null;
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
    const found = await findMovable(stores, hash, now);
    if (!found) return fail({ reason: 'gone' });
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
    await tellChange(stores, {
      kind: 'test_drive_moved',
      leadId: found.leadId,
      from: found.startsAt,
      hash,
      sealed: sealReceipt(codeKeys, context.site.id, token),
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
    await tellChange(stores, {
      kind: 'test_drive_cancelled',
      leadId: found.leadId,
      from: found.startsAt,
      hash,
      sealed: sealReceipt(codeKeys, context.site.id, token),
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
