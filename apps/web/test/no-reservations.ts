import type { PaymentStore } from '@forecourt/app/ports/checkout/payment-store.port';
import type { ReservationStore } from '@forecourt/app/ports/checkout/reservation-store.port';

type Refused = () => Promise<never>;

/** Nobody has reserved anything here, and nobody can. */
export const noReservations = (refused: Refused): ReservationStore => ({
  clock: async () => new Date(),
  hold: refused,
  find: async () => null,
  findKeeping: async () => null,
  findOfHolder: async () => null,
  findByLink: async () => null,
  listOfVisitor: async () => [],
  readBuyer: async () => ({ now: new Date(), keeps: [], hasPaid: false }),
  findLink: async () => null,
  findHolderHash: async () => null,
  lock: async () => null,
  end: refused,
  save: refused,
  setLead: refused,
});

export const noPayments = (refused: Refused): PaymentStore => ({
  start: refused,
  find: async () => null,
  findStart: async () => null,
  keepSession: refused,
  findRecord: async () => null,
  lockRecord: async () => null,
  listRecords: async () => [],
  settle: refused,
  askRefunds: refused,
  findRefund: async () => null,
  countRefundTry: refused,
  noteRefund: refused,
  noteClosed: refused,
  listTroubles: async () => [],
});
