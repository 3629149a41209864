import type { Location } from '@forecourt/domain/locations/location';
import { placeName } from '@forecourt/domain/locations/location-slug';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { clockName, longMoment } from '@forecourt/domain/locations/moment-words';
import { zonesOf } from '../leads/pages/receipt-of-form.ts';
import type { TestDriveAppointment } from '../ports/leads/test-drive-store.port.ts';
import { bookingAddress } from '../shared/drive-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { PresentBookingView } from './test-drive-page.view.ts';

/** A booking that is to be moved, as it stands until then. */
export function presentBooking(
  context: SiteContext,
  { startsAt, locationId }: TestDriveAppointment,
  { locations, token }: { readonly locations: readonly Location[]; readonly token: string },
): PresentBookingView {
  const location = locations.find(({ id }) => id === locationId);
  const zone = location ? locationZone(location, context.zone) : context.zone;
  return {
    when: longMoment(startsAt, zone, clockName(zone, zonesOf(locations, context), startsAt)),
    where: location ? placeName(location.name) : null,
    keep: { text: 'keep this one', href: bookingAddress(token) },
  };
}
