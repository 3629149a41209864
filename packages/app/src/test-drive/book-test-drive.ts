import { fail, ok, type Result } from '@forecourt/domain/core/result';
import {
  captureLead,
  type CapturedLead,
  type CapturePorts,
  type CaptureStores,
  type SentForm,
} from '../leads/capture-lead.ts';
import type { SessionTokens } from '../ports/session-tokens.ts';
import type { SiteContext } from '../site/site-context.ts';
import { wantedPlace, type SentTime, type TimeRefusal } from './hold-time.ts';
import type { TestDriveStores } from './test-drive-times.ts';

type Stores = TestDriveStores & CaptureStores;

export interface BookPorts extends CapturePorts<Stores> {
  readonly tokens: Pick<SessionTokens, 'next' | 'hashes'>;
}

export interface BookedTestDrive extends CapturedLead {
  /** The token of the visitor's own link to the booking; null where no time was agreed. */
  readonly link: string | null;
}

/** Leaves the transaction, so that neither the lead nor its booking is kept. */
class TimeTaken extends Error {
  readonly refusal: TimeRefusal;
  constructor(refusal: TimeRefusal) {
    super('the time was taken meanwhile');
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
  { sent, time }: { readonly sent: SentForm; readonly time: SentTime | null },
): Promise<Result<BookedTestDrive, 'dealership_not_shown' | TimeRefusal>> {
  if (time === null) {
    const captured = await captureLead(ports, context, sent);
    return captured.ok ? ok({ ...captured.value, link: null }) : captured;
  }
  // Of the lead alone: a form that is sent again leads to the link that the first answer gave.
  const linkOf = (leadId: string) => ports.tokens.next(`test drive ${leadId}`);
  try {
    const captured = await captureLead(ports, context, sent, async (stores, leadId) => {
      const wanted = await wantedPlace(stores, context, time);
      if (!wanted.ok) throw new TimeTaken(wanted.error);
      const { yard, place, refusal } = wanted.value;
      const car = place.carId === null ? null : await stores.cars.findById(place.carId);
      const isBrought = car !== null && car.locationId !== null && car.locationId !== yard.id;
      const booked = await stores.drives.book(
        place,
        {
          id: leadId,
          linkHash: ports.tokens.hashes(linkOf(leadId)).hash,
          broughtTo: isBrought ? yard.name : null,
        },
        time.now,
      );
      if (booked !== 'booked') throw new TimeTaken(refusal);
    });
    return captured.ok ? ok({ ...captured.value, link: linkOf(captured.value.leadId) }) : captured;
  } catch (error) {
    if (error instanceof TimeTaken) return fail(error.refusal);
    throw error;
  }
}
