import { asksBankCheck } from '@forecourt/domain/checkout/asks-bank-check';
import type { Payment } from '@forecourt/domain/checkout/payment';
import { isReservable } from '@forecourt/domain/checkout/reservable';
import { payableUntil } from '@forecourt/domain/checkout/reservation-hold';
import type { Reservation } from '@forecourt/domain/checkout/reservation';
import type { PaymentId, ReservationId } from '@forecourt/domain/core/ids';
import { fail, ok, type Result } from '@forecourt/domain/core/result';
import { askingPriceCents } from '@forecourt/domain/stock/car/asking-price';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { depositCents } from '@forecourt/domain/stock/price/deposit';
import type { PaymentAccount } from '../ports/checkout/payment-account-store.port.ts';
import type { StartRequest } from '../ports/checkout/payment-store.port.ts';
import type { Holder, ReservationToHold } from '../ports/checkout/reservation-store.port.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { CheckoutStores } from './checkout-stores.ts';
import { linkHashOf, sealReservationLink } from './reservation-link.ts';
import type { StartInput, StartPorts, StartRefusal } from './start-input.ts';

export interface WriteInput extends Omit<StartInput, 'holder'> {
  readonly holder: Holder;
}

export interface WrittenReservation {
  readonly reservation: Reservation;
  readonly payment: Payment;
  /** What the provider is to be asked, where it was written down just now. */
  readonly request?: StartRequest;
}

type WritePorts = Pick<StartPorts, 'store' | 'provider' | 'tokens' | 'codeKeys' | 'newId'>;
type Written = Result<WrittenReservation, StartRefusal>;

/** Leaves the transaction, so that no reservation is kept whose payment is not. */
class NotShown extends Error {}

/**
 * Takes the car and writes the payment down, both or neither. The provider has not heard of it yet. `known`: this holder
 * keeps the car already, and nothing is written.
 */
export async function writeReservation(
  ports: WritePorts,
  context: SiteContext,
  input: WriteInput,
): Promise<Result<WrittenReservation, StartRefusal | 'known'>> {
  const { settings } = context;
  const { car, details, holder } = input;
  const id = ports.newId() as ReservationId;
  const link = ports.tokens.make();
  try {
    return await inRoutine(ports, context, async ({ reservations, payments, paymentAccounts }) => {
      const { now, keeps, hasPaid } = await reservations.readBuyer(holder, details.email);
      if (keeps.includes(car.id)) return fail('known');
      if (!isReservable(car, settings)) return fail('not_reservable');
      const account = await paymentAccounts.find(car.dealershipId, ports.provider.name);
      if (!account?.canCharge) return fail('no_account');
      if (keeps.length >= settings.checkout.mostHolds) return fail('too_many');
      const expiresAt = payableUntil(now, settings.checkout);
      const wanted = {
        id,
        carId: car.id,
        visitorId: input.visitorId,
        leadId: input.leadId,
        amountCents: depositCents(car, settings.checkout),
        priceCents: askingPriceCents(car, settings.price.aboveCents),
        priceBasis: car.priceType ?? null,
        termsVersion: input.termsVersion,
        holdHours: settings.checkout.holdHours,
        refundPercent: settings.checkout.refundPercent,
        name: `${details.firstName} ${details.lastName}`.trim(),
        email: details.email,
        phone: details.phone,
        postcode: details.postcode,
        expiresAt,
        holderHash: holder.holderHash,
        linkHash: linkHashOf(ports.tokens, link),
        linkSealed: sealReservationLink(ports.codeKeys, context.site.id, link),
      };
      const taken = await reservations.hold(wanted, now);
      if (taken === 'taken') return fail('taken');
      if (taken === 'car_not_shown') return fail('not_reservable');
      const reservation = asWritten(context, input, wanted, now);
      const toWrite = paymentOf(ports, context, { ...input, isFirst: !hasPaid }, reservation, account);
      const payment = await payments.start(toWrite, now);
      if (!payment.ok) throw new NotShown(payment.error);
      return ok({ reservation, payment: payment.value.payment, request: toWrite.request });
    });
  } catch (error) {
    // The sharing ended between the page and the press.
    if (error instanceof NotShown) return fail('not_reservable');
    throw error;
  }
}

/** One that is written for every buyer: its statements are planned once. */
function inRoutine<T>(
  { store }: Pick<WritePorts, 'store'>,
  { scope }: SiteContext,
  work: (stores: CheckoutStores) => Promise<T>,
): Promise<T> {
  return store.run(scope, work, { isRoutine: true });
}

function asWritten(
  { site }: SiteContext,
  { car }: WriteInput,
  { holderHash: _hash, linkHash: _link, linkSealed: _sealed, ...wanted }: ReservationToHold,
  now: Date,
): Reservation {
  return {
    ...wanted,
    siteId: site.id,
    dealershipId: car.dealershipId,
    state: 'pending',
    createdAt: now,
    endedReason: null,
    endedAt: null,
    extendedBy: null,
  };
}

/** Another payment of a reservation whose session is closed: the same sum, for as long as it is kept. */
export async function writeAgain(
  ports: WritePorts,
  context: SiteContext,
  input: WriteInput & { readonly reservation: Reservation },
): Promise<Written> {
  return ports.store.run(context.scope, async ({ reservations, payments, paymentAccounts }) => {
    const account = await paymentAccounts.find(input.car.dealershipId, ports.provider.name);
    if (!account?.canCharge) return fail('no_account');
    const locked = await reservations.lock(input.reservation.id);
    const { now, hasPaid } = await reservations.readBuyer(input.holder, input.details.email);
    if (locked?.reservation.state !== 'pending' || locked.reservation.expiresAt <= now) return fail('taken');
    const { reservation } = locked;
    const payment = await payments.start(
      paymentOf(ports, context, { ...input, isFirst: !hasPaid }, reservation, account),
      now,
    );
    return payment.ok ? ok({ reservation, payment: payment.value.payment }) : fail('no_answer');
  });
}

function paymentOf(
  { newId, provider }: Pick<WritePorts, 'newId' | 'provider'>,
  { site }: SiteContext,
  { car, details, look, returnUrl, visitorId, isFirst }: WriteInput & { readonly isFirst: boolean },
  { id: reservationId, amountCents, expiresAt }: Reservation,
  account: PaymentAccount,
) {
  const id = newId() as PaymentId;
  return {
    id,
    dealershipId: car.dealershipId,
    reservationId,
    visitorId,
    reference: null,
    provider: provider.name,
    requestKey: `pay_${id}`,
    amountCents,
    accountRef: account.accountRef,
    request: {
      description: `Deposit: ${fullCarName(car)}`,
      descriptor: account.descriptor ?? site.name,
      email: details.email,
      look,
      returnUrl,
      asksBankCheck: asksBankCheck({ amountCents, isFirst }),
      expiresAt,
    },
  };
}
