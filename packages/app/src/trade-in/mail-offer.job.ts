import type { LeadId } from '@forecourt/domain/core/ids';
import { formatDollars } from '@forecourt/domain/core/money';
import { locationZone } from '@forecourt/domain/locations/location-zone';
import { longMoment, shortMoment } from '@forecourt/domain/locations/moment-words';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { lastMinuteOf } from '@forecourt/domain/trade-in/offer-validity';
import * as z from 'zod';
import { locationLine } from '../leads/confirm/location-line.ts';
import { writeConfirmation } from '../leads/confirm/write-confirmation.ts';
import { bytesOfHex } from '../leads/record/receipt-token.ts';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { MailSender } from '../ports/leads/mail-sender.port.ts';
import type { TestDriveAppointment, TestDriveStore } from '../ports/leads/test-drive-store.port.ts';
import type { LocationStore } from '../ports/locations/location-store.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import type { KeptOffer, OfferJourney, OfferStore } from '../ports/trade-in/offer-store.port.ts';
import type { TradeInStore } from '../ports/trade-in/trade-in-store.port.ts';
import { journeyLink } from '../shared/offer-address.ts';
import type { SiteContext } from '../site/site-context.ts';
import { inspectionEvent } from './inspection.ts';
import { offerConditions, papersText } from './offer-promises.ts';
import { offeredCarName, offeredCarTitle } from './offered-car.ts';
import { openOfferSecret } from './offer-link.ts';

/**
 * Mails an offer to the address that its seller gave: the way back to it, their yes in writing, or when the car is
 * inspected. What goes there is ours alone, and nothing of what was typed.
 */
export const mailOfferJob = defineJob({
  name: 'mail-offer',
  input: z.strictObject({
    leadId: z.uuid().transform((id) => id as LeadId),
    journeyId: z.uuid(),
    /** What opens the journey, sealed: the queue may be read by staff and by backups. */
    sealed: z.string().min(1).max(400),
    about: z.enum(['link', 'accepted', 'inspection']),
    /** Under which the inspection is found, in hexadecimal. */
    inspection: z.string().max(64).optional(),
  }),
  timeoutSeconds: 60,
});

export interface MailOfferPorts {
  readonly store: StoreRunner<{
    readonly drives: Pick<TestDriveStore, 'findByLink'>;
    readonly locations: Pick<LocationStore, 'list'>;
    readonly offers: Pick<OfferStore, 'findJourneyById' | 'findOffer'>;
    readonly tradeIns: Pick<TradeInStore, 'findDetails'>;
  }>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

const mostLocations = 1_000;

/** Sends it; a try whose answer was lost sends it again, under the same message id. */
export async function mailOffer(
  { store, codeKeys, mail, mailFrom, platformDomain }: MailOfferPorts,
  context: Pick<SiteContext, 'domains' | 'scope' | 'settings' | 'site' | 'zone'>,
  {
    leadId,
    journeyId,
    sealed,
    about,
    inspection,
    now,
  }: z.infer<typeof mailOfferJob.input> & { readonly now: Date },
): Promise<'nothing to send' | 'sent' | 'unreadable'> {
  const secret = openOfferSecret(codeKeys, context.site.id, sealed);
  if (secret === null) return 'unreadable';
  const found = await store.run(context.scope, async ({ drives, locations, offers, tradeIns }) => ({
    journey: await offers.findJourneyById(journeyId, now),
    offer: await offers.findOffer(journeyId),
    email: (await tradeIns.findDetails(leadId))?.email ?? null,
    appointment: inspection === undefined ? null : await drives.findByLink(bytesOfHex(inspection)),
    locations: await locations.list(mostLocations),
  }));
  const { journey, offer, email, appointment, locations } = found;
  if (!journey || email === null) return 'nothing to send';
  const location = locations.find(({ id }) => id === appointment?.locationId) ?? null;
  const { settings, site, zone } = context;
  const vehicle = journey.lookup?.vehicle ?? null;
  const link = `https://${primaryHost(context.domains) ?? `${site.slug}.${platformDomain}`}${journeyLink(secret)}`;
  const where = { ...context, location, car: offeredCarTitle(vehicle) };
  const words =
    about === 'inspection'
      ? appointment && inspectionWords(appointment, where)
      : offer && offerWords(offer, about, where);
  if (!words) return 'nothing to send';
  await mail.send(
    writeConfirmation({
      siteName: site.name,
      mailFrom,
      to: email,
      replyTo: settings.leads.confirmationReplyTo,
      subject: words.subject,
      paragraphs: [...words.paragraphs, `Your offer’s page, which is yours alone:\n${link}`],
      links: [link],
      calendar:
        about === 'inspection' && appointment
          ? inspectionEvent({
              appointment,
              location,
              carName: offeredCarName(vehicle),
              siteName: site.name,
              siteZone: zone,
              bring: papersText,
              minutes: settings.testDrive.slotMinutes,
              now,
            })
          : null,
      key: keyOf({ about, journey, offer, appointment }),
    }),
  );
  return 'sent';
}

interface Mailed {
  readonly about: z.infer<typeof mailOfferJob.input>['about'];
  readonly journey: OfferJourney;
  readonly offer: KeptOffer | null;
  readonly appointment: TestDriveAppointment | null;
}

/** A moved inspection is another mail. */
function keyOf({ about, journey, offer, appointment }: Mailed): string {
  if (about === 'inspection') return `${about}-${journey.id}-${appointment?.startsAt.getTime() ?? 0}`;
  return `${about}-${offer?.id ?? journey.id}`;
}

interface Where extends Pick<SiteContext, 'settings' | 'zone'> {
  readonly location: Parameters<typeof locationLine>[0];
  readonly car: string;
}

interface MailWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

function offerWords(offer: KeptOffer, about: 'accepted' | 'link', { settings, zone, car }: Where): MailWords {
  const amount = formatDollars(offer.valueCents);
  const until = longMoment(lastMinuteOf(offer), zone);
  if (about === 'link') {
    return {
      subject: `Our offer for your ${car}: ${amount}`,
      paragraphs: [
        `We’re offering ${amount} for your ${car}. The offer stands until ${until}, if the car is as you told us.`,
        offerConditions(settings),
      ],
    };
  }
  return {
    subject: `You’ve accepted ${amount} for your ${car}`,
    paragraphs: [
      `You’ve accepted our offer of ${amount} for your ${car}. It stands until ${until}, if the car is as you told us.`,
      `Next, we’ll inspect the car with you. ${papersText}`,
      offerConditions(settings),
    ],
  };
}

function inspectionWords(
  { startsAt }: TestDriveAppointment,
  { location, zone: siteZone, car }: Where,
): MailWords {
  const zone = location ? locationZone(location, siteZone) : siteZone;
  return {
    subject: `Your inspection, ${shortMoment(startsAt, zone)}`,
    paragraphs: [
      `We’ll look over your ${car} with you.`,
      [longMoment(startsAt, zone), locationLine(location)].filter(Boolean).join('\n'),
      papersText,
    ],
  };
}
