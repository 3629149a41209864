import type { ReservationId } from '@forecourt/domain/core/ids';
import { formatDollars } from '@forecourt/domain/core/money';
import { parsePhone } from '@forecourt/domain/core/australian-phone';
import { longMoment } from '@forecourt/domain/locations/moment-words';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { fullCarName } from '@forecourt/domain/stock/presentation/car-title';
import { whoAnswers } from '../leads/pages/receipt-of-form.ts';
import { writeConfirmation } from '../leads/confirm/write-confirmation.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { SmsSender } from '../ports/accounts/sms-sender.port.ts';
import type { MailAttachment, MailSender } from '../ports/leads/mail-sender.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import type { CarSheet, CarSheetWriter } from '../ports/media/car-sheet-writer.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { CarStore } from '../ports/stock/car-store.port.ts';
import { reservationAddress } from '../shared/reservation-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import type { CheckoutFactView } from './pages/checkout-page.view.ts';
import type { CheckoutSubject } from './pages/checkout-subject.ts';
import { findSubject } from './pages/find-subject.ts';
import { bookedByWords, receiptLines, refundLines } from './pages/money-notes.ts';
import { moneySheet } from './pages/money-sheet.ts';
import { backToWords } from './pages/money-words.ts';
import { shownRecord } from './pages/shown-record.ts';
import type { ShownReservation } from './pages/shown-reservation.ts';
import type { CheckoutStores } from './checkout-stores.ts';
import { readReservation } from './find-reservation.ts';
import { openReservationLink } from './reservation-link.ts';
import type { reservationNews } from './tell-reservation.job.ts';

type About = (typeof reservationNews)[number];

export interface TellReservationPorts {
  readonly store: StoreRunner<
    CheckoutStores & {
      readonly cars: Pick<CarStore, 'findById' | 'findBySlug'>;
      readonly locations: Pick<LocationStore, 'list'>;
    }
  >;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly sms: SmsSender;
  readonly sheets: CarSheetWriter;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

interface Told {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Short, for a phone; null: the mail is enough. */
  readonly sms: string | null;
}

/** Tells a buyer what became of their money, by mail and in short by text; a try whose answer was lost tells it again under the same id. */
export async function tellReservation(
  ports: TellReservationPorts,
  context: SiteContext,
  {
    reservationId,
    about,
    now,
  }: { readonly reservationId: ReservationId; readonly about: About; readonly now: Date },
): Promise<'nobody to tell' | 'told'> {
  const found = await readReservation(ports, context, reservationId);
  const sealed = await ports.store.run(context.scope, ({ reservations }) =>
    reservations.findLink(reservationId),
  );
  const { reservation = null, payments = [] } = found ?? {};
  const subject =
    reservation && (await findSubject({ ...ports, media: null }, context, { id: reservation.carId }, now));
  if (!reservation || !subject || reservation.email === null) return 'nobody to tell';
  const { site, domains, settings } = context;
  const shown = shownRecord({ reservation, payments });
  const told = wordsOf(about, context, {
    shown,
    subject,
    refundPercent: reservation.refundPercent,
    holdHours: reservation.holdHours,
  });
  if (told === null) return 'nobody to tell';
  const link = sealed === null ? null : openReservationLink(ports.codeKeys, site.id, sealed);
  const host = primaryHost(domains) ?? `${site.slug}.${ports.platformDomain}`;
  const url = link === null ? null : `https://${host}${reservationAddress(link)}`;
  const sheetOf = (address: string) =>
    moneySheet(context, subject, {
      note: 'receipt',
      reservation: shown,
      refundPercent: reservation.refundPercent,
      url: address,
      // A mail program is no place for the site's own fonts: every reader of PDFs has these.
      fonts: null,
      now,
    });
  const key = `reservation-${about}-${reservationId}`;
  await ports.mail.send(
    writeConfirmation({
      siteName: site.name,
      mailFrom: ports.mailFrom,
      to: reservation.email,
      replyTo: settings.leads.confirmationReplyTo,
      subject: told.subject,
      paragraphs: [
        ...told.paragraphs,
        ...(url === null
          ? []
          : [`Your reservation’s page, with the receipt as a PDF. It’s yours alone:\n${url}`]),
      ],
      links: url === null ? [] : [url],
      calendar: null,
      files: about === 'held' && url !== null ? await receiptFiles(ports, context, sheetOf(url)) : [],
      key,
    }),
  );
  const phone = parsePhone(reservation.phone ?? '');
  if (told.sms !== null && phone?.kind === 'mobile') {
    await ports.sms.send({ to: phone.e164, text: `${site.name}: ${told.sms}`, key });
  }
  return 'told';
}

/** What is larger is not sent: the link in the mail has it. */
const mostReceiptBytes = 500_000;

/** The receipt on paper; nothing where it cannot be drawn, as the mail must not wait for it. */
async function receiptFiles(
  { sheets }: Pick<TellReservationPorts, 'sheets'>,
  { site }: SiteContext,
  sheet: CarSheet | null,
): Promise<readonly MailAttachment[]> {
  if (!sheet) return [];
  const content = await sheets.write(async () => sheet, site.id).catch(() => null);
  if (content === null || content.byteLength > mostReceiptBytes) return [];
  return [{ fileName: 'receipt.pdf', contentType: 'application/pdf', content }];
}

interface Speaking {
  readonly shown: ShownReservation;
  readonly subject: CheckoutSubject;
  readonly refundPercent: number;
  readonly holdHours: number;
}

const inLines = (lines: readonly CheckoutFactView[]) =>
  lines.map(({ label, text }) => `${label}: ${text}`).join('\n');

function wordsOf(about: About, context: SiteContext, speaking: Speaking): Told | null {
  const { shown, subject, refundPercent, holdHours } = speaking;
  const { car, short, dealer, place, location, zone } = subject;
  const { amountCents, expiresAt, payment, refund } = shown;
  const carName = fullCarName(car);
  const noted = { reservation: shown, dealer, place, carName, refundPercent, zone };
  const amount = formatDollars(refund?.amountCents ?? amountCents);
  const to = backToWords(payment?.paidBy ?? null);
  const until = longMoment(expiresAt, zone);
  const who = whoAnswers(context, location);
  if (about === 'held') {
    return {
      subject: `The ${short} is held for you until ${until}`,
      paragraphs: [
        `We’re holding the ${carName} for you until ${until}. Nobody else can have it.`,
        context.settings.checkout.afterReserveText,
        inLines(receiptLines(noted)),
      ],
      sms: `the ${short} is held for you until ${until}. We’ve emailed your receipt.`,
    };
  }
  if (about === 'ended') {
    const isByBuyer = shown.endedReason === 'let_go';
    const isPaid = (payment?.capturedCents ?? 0) > 0;
    // Nobody waits to hear of what they did not pay for.
    if (!isPaid) return null;
    const back = refund ? ` ${formatDollars(refund.amountCents)} is going back to ${to}.` : '';
    return {
      subject: `Your hold on the ${short} has ended`,
      paragraphs: [
        isByBuyer
          ? `You’ve let the ${carName} go.${back}`
          : `Your ${holdHours} hours are up, and the ${carName} is on sale again.${back}`,
        ...(refund ? [inLines(refundLines(noted))] : []),
      ],
      sms: null,
    };
  }
  if (about === 'returned') {
    const isMismatch = shown.endedReason === 'mismatch';
    return {
      subject: `${amount} is going back to you`,
      paragraphs: [
        isMismatch
          ? `The amount that was taken for the ${carName} was not the deposit we asked for, so we’re returning all of it. ${who} will call you.`
          : `Your payment for the ${carName} reached us after the hold had ended, so we’re returning all of it. The ${short} is not held.`,
        inLines(refundLines(noted)),
      ],
      sms: `your ${amount} reached us too late and is going back to ${to}. The ${short} is not held.`,
    };
  }
  if (about === 'refunded') {
    return {
      subject: `${amount} has gone back to ${to}`,
      paragraphs: [
        `Most banks show it within 3 to 5 business days${refund ? `, by ${bookedByWords(refund, zone)} at the latest` : ''}.`,
        inLines(refundLines(noted)),
      ],
      sms: null,
    };
  }
  return {
    subject: `We could not return your ${amount} to that card`,
    paragraphs: [
      `The bank sent the refund back to us. ${who} will call you to return it another way. We only ask for bank details by phone, never by email or text.`,
      inLines(refundLines(noted)),
    ],
    sms: `we could not return your ${amount} to that card. We’ll call you to return it another way.`,
  };
}
