import type { LeadId } from '@forecourt/domain/core/ids';
import { fillPlaces } from '@forecourt/domain/core/fill-places';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import { fillPromises } from '@forecourt/domain/promises/fill-promises';
import { settingsInItsWords } from '@forecourt/domain/settings/settings-for-item-type';
import * as z from 'zod';
import { locationPhone } from '../../shared/phone-reveal.view.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { LeadStore } from '../../ports/leads/lead-store.port.ts';
import type { LocationStore } from '../../ports/locations/location-store.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { SettingsStore } from '../../ports/platform/settings-store.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import type { TestDriveStore } from '../../ports/leads/test-drive-store.port.ts';
import { readLayers } from '../../site/settings-access.ts';
import { changesOf } from '../record/lead-change.ts';
import { confirmedBooking } from './confirmed-booking.ts';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import { openReceipt } from './seal-receipt.ts';
import { findReceipt } from '../record/find-receipt.ts';
import { bytesOfHex, receiptToken } from '../record/receipt-token.ts';
import { writeConfirmation } from './write-confirmation.ts';

/**
 * Confirms a form to the address that stands in it. Anybody can type an address: what goes there is ours alone, and
 * nothing of what was typed. The secret opens a page that says nothing personal.
 */
export const confirmLeadJob = defineJob({
  name: 'confirm-lead',
  input: z.strictObject({
    leadId: z.uuid().transform((id) => id as LeadId),
    /** What opens the sender's page, sealed: the queue may be read by staff and by backups. */
    sealed: z.string().min(1).max(400),
    hash: z.string().max(100),
    /** Which change of the booking it tells of; left out, the form itself. */
    change: z.int().min(1).max(1_000).optional(),
  }),
  timeoutSeconds: 60,
});

export interface ConfirmPorts {
  readonly store: StoreRunner<{
    readonly leads: Pick<LeadStore, 'find' | 'listEvents'>;
    readonly drives: Pick<TestDriveStore, 'findByLink'>;
    readonly locations: Pick<LocationStore, 'list'>;
    readonly settings: SettingsStore;
    readonly sites: Pick<SiteStore, 'find' | 'listDomains'>;
  }>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

const mostEvents = 1_000;
const mostDomains = 1_000;
const mostLocations = 1_000;

/**
 * Sends the confirmation (FORM-9), of a booking with its calendar file. A try whose answer was lost sends it again, under the
 * same message id.
 */
export async function confirmLead(
  { store, codeKeys, mail, mailFrom, platformDomain }: ConfirmPorts,
  scope: SiteScope,
  { leadId, sealed, hash, change }: z.infer<typeof confirmLeadJob.input>,
): Promise<'sent' | 'nothing to send' | 'unreadable'> {
  const secret = openReceipt(codeKeys, scope.siteId, sealed);
  if (secret === null) return 'unreadable';
  const found = await store.run(scope, async ({ leads, drives, locations, settings, sites }) => ({
    lead: await leads.find(leadId),
    drive: await drives.findByLink(bytesOfHex(hash)),
    events: await leads.listEvents(leadId, mostEvents),
    locations: await locations.list(mostLocations),
    layers: await readLayers(settings, scope.siteId),
    site: await sites.find(scope.siteId),
    host: primaryHost(await sites.listDomains(scope.siteId, mostDomains)),
  }));
  const { lead, drive, events, locations, site, layers } = found;
  const receipt = findReceipt(events, hash);
  if (!lead || lead.email === null || !site || !layers || !receipt) return 'nothing to send';
  const { submissionId } = receipt;
  const location = locations.find(({ id }) => id === receipt.details.locationId) ?? null;
  const origin = `https://${found.host ?? `${site.slug}.${platformDomain}`}`;
  const worded = settingsInItsWords(resolveSettings(layers.layers).settings);
  const settings = fillPromises(worded, worded.promises);
  const follow = `${origin}/enquiries/${receiptToken((submissionId ?? leadId) as LeadId, secret)}`;
  const booking = confirmedBooking(
    {
      drive: drive?.leadId === leadId ? drive : null,
      leadId,
      events,
      details: receipt.details,
      locations,
      location,
      secret,
      follow,
      origin,
      now: new Date(),
    },
    { siteName: site.name, zone: site.timeZone, settings },
  );
  const isChange = change !== undefined;
  // It was moved or cancelled before this mail left: the mail of that change says how it stands.
  if (booking && !isChange && changesOf(events) > 0) return 'nothing to send';
  const { bookingConfirmationText, confirmationText } = settings.leads;
  const words = fillPlaces(booking ? bookingConfirmationText : confirmationText, {
    name: '',
    site: site.name,
    phone: (location && locationPhone(location)) ?? '',
  }).replaceAll(/[ \t]+(?=[,.!?:])/g, '');
  await mail.send(
    writeConfirmation({
      siteName: site.name,
      mailFrom,
      to: lead.email,
      replyTo: settings.leads.confirmationReplyTo,
      subject: booking?.subject ?? 'We have your message',
      paragraphs: [
        ...(isChange ? [] : [words]),
        ...(booking?.paragraphs ?? []),
        // The page of a booked service is named by the booking.
        ...(isChange || booking?.links.includes(follow) ? [] : [`See what happens next:\n${follow}`]),
      ],
      links: [...(booking?.links ?? []), follow],
      calendar: booking?.event ?? null,
      key: `${hash.slice(0, 32)}${isChange ? `-${change}` : ''}`,
    }),
  );
  return 'sent';
}
