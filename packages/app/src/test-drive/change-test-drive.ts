import { fail, ok, type Result } from '@forecourt/domain/core/result';
import type { LeadStore } from '../ports/lead-store.ts';
import type { SessionTokens } from '../ports/session-tokens.ts';
import type { StoreRunner } from '../ports/store-runner.ts';
import type { TestDriveAppointment } from '../ports/test-drive-store.ts';
import type { SiteContext } from '../site/site-context.ts';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { wantedPlace, type SentTime, type TimeRefusal } from './hold-time.ts';
import { longMoment } from './moment-words.ts';
import type { TestDriveStores } from './test-drive-times.ts';

export interface ChangePorts {
  readonly store: StoreRunner<TestDriveStores & { readonly leads: Pick<LeadStore, 'appendEvent'> }>;
  readonly tokens: Pick<SessionTokens, 'hashes'>;
}

/** Whether a booking can still be moved or cancelled: it stands, and has not begun. */
export function isChangeable({ startsAt, cancelledAt }: TestDriveAppointment, now: Date): boolean {
  return cancelledAt === null && startsAt > now;
}

/** Moves a booking to another time, by the visitor's own link; the first time is free at once. */
export async function moveTestDrive(
  { store, tokens }: ChangePorts,
  context: SiteContext,
  { token, ...sent }: Omit<SentTime, 'carSlug' | 'holder'> & { readonly token: string },
): Promise<Result<null, TimeRefusal | { readonly reason: 'gone' }>> {
  const { hash } = tokens.hashes(token);
  const { now } = sent;
  return store.run(context.scope, async (stores) => {
    const found = await stores.drives.findByLink(hash);
    if (!found || !isChangeable(found, now)) return fail({ reason: 'gone' });
    const car = found.carId === null ? null : await stores.cars.findById(found.carId);
    const wanted = await wantedPlace(stores, context, { ...sent, carSlug: car?.slug ?? null, holder: hash });
    if (!wanted.ok) return wanted;
    const { yard, place, refusal } = wanted.value;
    const moved = await stores.drives.move(found.leadId, place, now);
    if (moved === 'gone') return fail({ reason: 'gone' });
    if (moved === 'taken') return fail(refusal);
    const to = longMoment(place.startsAt, locationZone(yard, context.zone));
    await stores.leads.appendEvent(found.leadId, {
      kind: 'test_drive_moved',
      staffId: null,
      note: `The visitor moved the test drive to ${to}, ${yard.name}.`,
      details: { from: found.startsAt.toISOString(), to: place.startsAt.toISOString() },
      at: now,
    });
    return ok(null);
  });
}

/** Cancels a booking by the visitor's own link. Once cancelled it stays so: a second press changes nothing. */
export async function cancelTestDrive(
  { store, tokens }: ChangePorts,
  context: SiteContext,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<void> {
  const { hash } = tokens.hashes(token);
  await store.run(context.scope, async ({ drives, leads }) => {
    const found = await drives.findByLink(hash);
    if (!found || !isChangeable(found, now) || !(await drives.cancel(found.leadId, now))) return;
    await leads.appendEvent(found.leadId, {
      kind: 'test_drive_cancelled',
      staffId: null,
      note: 'The visitor cancelled the test drive.',
      details: { at: found.startsAt.toISOString() },
      at: now,
    });
  });
}
