import type { Reservation } from '@forecourt/domain/checkout/reservation';
import { formatDollars } from '@forecourt/domain/core/money';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import type { Car } from '@forecourt/domain/stock/car/car';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { openReservationLink } from '../checkout/reservation-link.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { ReservationStore } from '../ports/checkout/reservation-store.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { reservationAddress } from '../shared/reservation-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { ReservationsView } from './account-page.view.ts';

export interface OwnReservation {
  readonly reservation: Reservation;
  readonly car: Car | null;
  readonly sealed: string | null;
}

const mostShown = 20;

/** The reservations of a visitor on this site, the newest first. */
export async function listOwnReservations(
  {
    reservations,
    cars,
  }: {
    readonly reservations: Pick<ReservationStore, 'findLink' | 'listOfVisitor'>;
    readonly cars: Pick<CarStore, 'listByIds'>;
  },
  visitorId: Parameters<ReservationStore['listOfVisitor']>[0],
): Promise<readonly OwnReservation[]> {
  const own = await reservations.listOfVisitor(visitorId, mostShown);
  const found = await cars.listByIds([...new Set(own.map(({ carId }) => carId))]);
  const listed: OwnReservation[] = [];
  for (const reservation of own) {
    const car = found.find(({ id }) => id === reservation.carId) ?? null;
    listed.push({ reservation, car, sealed: await reservations.findLink(reservation.id) });
  }
  return listed;
}

/** As the account shows them; null where there are none. */
export function reservationsView(
  own: readonly OwnReservation[],
  { site, zone }: Pick<SiteContext, 'site' | 'zone'>,
  { codeKeys, now }: { readonly codeKeys: Pick<CodeKeys, 'open'>; readonly now: Date },
): ReservationsView | null {
  const items = own.flatMap(({ reservation, car, sealed }) => {
    const link = sealed === null ? null : openReservationLink(codeKeys, site.id, sealed);
    if (link === null) return [];
    const name = car === null ? 'A reservation' : fullCarName(car);
    return [
      { id: reservation.id, name, href: reservationAddress(link), about: aboutOf(reservation, zone, now) },
    ];
  });
  return items.length === 0 ? null : { heading: 'Your reservations', items };
}

function aboutOf({ state, expiresAt, amountCents }: Reservation, zone: string, now: Date): string {
  const amount = formatDollars(amountCents);
  const isOpen = state === 'pending' || state === 'held';
  const words: Readonly<Record<Reservation['state'], string>> = {
    pending: `Kept for you until ${longMoment(expiresAt, zone)}, while you pay ${amount}`,
    held: `Held for you until ${longMoment(expiresAt, zone)}, ${amount} paid`,
    completed: `Bought, with ${amount} off the price`,
    expired: 'Its time is up',
    cancelled: 'The hold has ended',
    refunded: `Let go, ${amount} deposit refunded`,
  };
  // The job that ends it comes within the minute.
  return words[isOpen && expiresAt <= now ? 'expired' : state];
}
