import type { EndedHold } from '@forecourt/domain/checkout/end-hold';
import type { PaymentRecord } from '@forecourt/domain/checkout/payment-record';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { CarId, LeadId, ReservationId, VisitorId } from '@forecourt/domain/core/ids';

export type ReservationToHold = Omit<
  Reservation,
  'siteId' | 'dealershipId' | 'state' | 'createdAt' | 'endedReason' | 'endedAt' | 'extendedBy'
> & {
  /** Of the browser's secret. */
  readonly holderHash: Uint8Array;
  /** Of the secret in the mail's link, and the link itself as only our keys open it. */
  readonly linkHash: Uint8Array;
  readonly linkSealed: string;
};

export interface ReservationWithPayments {
  readonly reservation: Reservation;
  /** The newest first. */
  readonly payments: readonly PaymentRecord[];
}

/** Whose reservation it is: by the browser's secret, or by who is signed in. */
export interface Holder {
  readonly holderHash: Uint8Array;
  readonly visitorId: VisitorId | null;
}

export interface KnownBuyer {
  /** The database's time. */
  readonly now: Date;
  /** The cars that they keep from everybody else. */
  readonly keeps: readonly CarId[];
  /** Whether a deposit of theirs was ever taken, by their address or by who is signed in. */
  readonly hasPaid: boolean;
}

/**
 * Reservations of cars (BUY-1). Whether a car may be reserved at all is a rule; that it is reserved once is kept here. A
 * held car is marked reserved, and the search index hears of it.
 */
export interface ReservationStore {
  /** The database's time, by which holds begin and end: a server's own clock may be off. */
  clock(): Promise<Date>;
  /**
   * Takes the car until the reservation expires, pending its payment. Of two at once the database lets one through: the
   * other is `taken`. One that is past its time gives way, on whichever site it was made: a paid one with its refund
   * written down, an unpaid one when its session is closed or 15 minutes have passed.
   */
  hold(reservation: ReservationToHold, now: Date): Promise<'pending' | 'taken' | 'car_not_shown'>;
  find(id: ReservationId): Promise<Reservation | null>;
  /** The reservation that keeps a car from everybody else, paid or not, where the scope can see it. */
  findKeeping(carId: CarId): Promise<Reservation | null>;
  /** The newest of a holder for a car, in whatever state. */
  findOfHolder(holder: Holder, carId: CarId): Promise<Reservation | null>;
  findByLink(linkHash: Uint8Array): Promise<Reservation | null>;
  /** The newest first. */
  listOfVisitor(visitorId: VisitorId, limit: number): Promise<readonly Reservation[]>;
  /** What is known of a buyer on this site, in one question. */
  readBuyer(holder: Holder, email: string): Promise<KnownBuyer>;
  /** The link as only our keys open it; null where the person was erased. */
  findLink(id: ReservationId): Promise<string | null>;
  /** Of the browser's secret; null where the person was erased. */
  findHolderHash(id: ReservationId): Promise<Uint8Array | null>;
  /** With its rows locked until the transaction ends. */
  lock(id: ReservationId): Promise<ReservationWithPayments | null>;
  /** Ends a locked reservation and writes its refunds down: both or neither. */
  end(ended: EndedHold, now: Date): Promise<void>;
  /** Writes a locked reservation, and marks its car by it. */
  save(reservation: Reservation, now: Date): Promise<void>;
  setLead(id: ReservationId, leadId: LeadId): Promise<void>;
}
