import type { LeadId } from '@forecourt/domain/core/ids';
import { fillPlaces } from '@forecourt/domain/core/fill-places';
import { resolveSettings } from '@forecourt/domain/settings/resolve-settings';
import * as z from 'zod';
import { defineJob } from '../ports/jobs.ts';
import type { LeadStore } from '../ports/lead-store.ts';
import type { LocationStore } from '../ports/location-store.ts';
import type { MailSender } from '../ports/mail-sender.ts';
import type { SiteScope } from '../ports/scope.ts';
import type { SettingsStore } from '../ports/settings-store.ts';
import type { SiteStore } from '../ports/site-store.ts';
import type { StoreRunner } from '../ports/store-runner.ts';
import { locationPhone } from '../contact/phone-reveal.view.ts';
import { readLayers } from '../site/settings-access.ts';
import { escapeMarkup, oneLine, plainParagraphs } from './plain-text.ts';
import { readReceiptDetails, receiptKind } from './receipt-details.ts';
import { receiptToken } from './receipt-token.ts';

/** Sends a visitor a copy of what they sent. The secret opens a page that says nothing personal. */
export const confirmLeadJob = defineJob({
  name: 'confirm-lead',
  input: z.strictObject({
    leadId: z.uuid().transform((id) => id as LeadId),
    secret: z.string().max(100),
    hash: z.string().max(100),
  }),
  timeoutSeconds: 60,
});

export interface ConfirmPorts {
  readonly store: StoreRunner<{
    readonly leads: Pick<LeadStore, 'find' | 'listEvents'>;
    readonly locations: Pick<LocationStore, 'list'>;
    readonly settings: SettingsStore;
    readonly sites: Pick<SiteStore, 'find' | 'listDomains'>;
  }>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

const mostEvents = 1_000;
const mostDomains = 1_000;
const mostYards = 1_000;

/** Sends the copy (FORM-9). A try whose answer was lost sends it again, under the same message id. */
export async function confirmLead(
  { store, mail, mailFrom, platformDomain }: ConfirmPorts,
  scope: SiteScope,
  { leadId, secret, hash }: { readonly leadId: LeadId; readonly secret: string; readonly hash: string },
): Promise<'sent' | 'nothing to send'> {
  const found = await store.run(scope, async ({ leads, locations, settings, sites }) => ({
    lead: await leads.find(leadId),
    events: await leads.listEvents(leadId, mostEvents),
    yards: await locations.list(mostYards),
    layers: await readLayers(settings, scope.siteId),
    site: await sites.find(scope.siteId),
    host: (await sites.listDomains(scope.siteId, mostDomains)).find(({ isPrimary }) => isPrimary)?.host,
  }));
  const { lead, events, site, layers } = found;
  if (!lead || lead.email === null || !site || !layers) return 'nothing to send';
  const receipt = events.find(
    ({ kind, details }) => kind === receiptKind && readReceiptDetails(details)?.hash === hash,
  );
  if (!receipt) return 'nothing to send';
  // Of one form all events have one moment: a later message of the conversation is told from the lead by it.
  const later = events.find(({ kind, at }) => kind === 'message' && at.getTime() === receipt.at.getTime());
  const yardId = readReceiptDetails(receipt.details)?.yardId;
  const yard = found.yards.find(({ id }) => id === yardId);
  const host = found.host ?? `${site.slug}.${platformDomain}`;
  const { settings } = resolveSettings(layers.layers);
  const words = fillPlaces(settings.leads.confirmationText, {
    name: oneLine(lead.name ?? '', 80),
    site: site.name,
    phone: (yard && locationPhone(yard)) ?? '',
  });
  const said = plainParagraphs((later ? later.note : lead.message) ?? '');
  const url = `https://${host}/enquiries/${receiptToken(leadId, secret)}`;
  const parts = [
    words,
    ...(said === '' ? [] : [`You wrote:\n${said}`]),
    `See when it reached the dealership:\n${url}`,
  ];
  await mail.send({
    from: { name: oneLine(site.name, 120), address: mailFrom },
    to: lead.email,
    subject: oneLine(`We have your message: ${site.name}`, 180),
    text: parts.join('\n\n'),
    html: htmlOf(parts, url),
    messageId: `<confirm-${hash.slice(0, 32)}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`,
  });
  return 'sent';
}

/** Only our own address is a link: what a stranger typed under somebody's email must not be one. */
function htmlOf(parts: readonly string[], url: string): string {
  const paragraphs = parts.map((part) => {
    const shown = escapeMarkup(part).replace(
      escapeMarkup(url),
      `<a href="${escapeMarkup(url)}">${escapeMarkup(url)}</a>`,
    );
    return `<p style="margin:0 0 16px;white-space:pre-wrap" dir="auto">${shown}</p>`;
  });
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    '<body style="margin:0;padding:16px;font:16px/1.5 sans-serif;max-width:640px">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}
