import { emailConfirmationWords } from '@forecourt/domain/accounts/email-confirmation';
import type { SiteId } from '@forecourt/domain/core/ids';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import * as z from 'zod';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { VisitorEmailStore } from '../ports/accounts/visitor-email-store.port.ts';
import type { Mail, MailSender } from '../ports/leads/mail-sender.port.ts';
import { defineJob } from '../ports/platform/jobs.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SiteStore } from '../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { escapeMarkup, oneLine } from '../shared/plain-text.ts';
import { confirmEmailRoot } from './confirm-email.ts';

/** Mails the link that confirms an address. */
export const sendEmailConfirmationJob = defineJob({
  name: 'send-email-confirmation',
  input: z.strictObject({
    emailId: z.uuid(),
    /** What the link opens with, sealed: the queue may be read by staff and by backups. */
    sealed: z.string().min(1).max(400),
  }),
  timeoutSeconds: 60,
});

export interface SendConfirmationPorts {
  readonly store: StoreRunner<{
    readonly emails: Pick<VisitorEmailStore, 'find'>;
    readonly sites: Pick<SiteStore, 'find' | 'listDomains'>;
  }>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

const mostDomains = 1_000;
/** It opens for the site that sealed it. */
const placeOf = (siteId: SiteId) => `email confirmation of ${siteId}`;

/** Seals the secret of a link for the queue. */
export function sealConfirmation(codeKeys: Pick<CodeKeys, 'seal'>, siteId: SiteId, secret: string): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** Mails the link, unless the address was confirmed or the link has expired meanwhile. */
export async function sendEmailConfirmation(
  { store, codeKeys, mail, mailFrom, platformDomain }: SendConfirmationPorts,
  scope: SiteScope,
  { emailId, sealed, now }: z.infer<typeof sendEmailConfirmationJob.input> & { readonly now: Date },
): Promise<'sent' | 'nothing to send' | 'unreadable'> {
  const secret = codeKeys.open(sealed, placeOf(scope.siteId));
  if (secret === null) return 'unreadable';
  const { found, site, domains } = await store.run(scope, async ({ emails, sites }) => ({
    found: await emails.find(emailId),
    site: await sites.find(scope.siteId),
    domains: await sites.listDomains(scope.siteId, mostDomains),
  }));
  if (!found || !site || found.isConfirmed || found.expiresAt <= now) return 'nothing to send';
  const host = primaryHost(domains) ?? `${site.slug}.${platformDomain}`;
  const url = `https://${host}${confirmEmailRoot}${secret}`;
  const messageId = `<confirm-${found.id}-${found.expiresAt.getTime()}@${host}>`;
  await mail.send(confirmationMail({ siteName: site.name, mailFrom, to: found.email, url, messageId }));
  return 'sent';
}

/** The one mail that goes to an address which nobody has confirmed. */
export function confirmationMail({
  siteName,
  mailFrom,
  to,
  url,
  messageId,
}: Readonly<Record<'siteName' | 'mailFrom' | 'to' | 'url' | 'messageId', string>>): Mail {
  const { subject, before, after } = emailConfirmationWords(siteName);
  return {
    from: { name: oneLine(siteName, 120), address: mailFrom },
    to,
    subject: oneLine(`${subject}: ${siteName}`, 180),
    text: [before, url, ...after].join('\n\n'),
    html: [
      escapeMarkup(before),
      `<a href="${escapeMarkup(url)}">Confirm my email</a>`,
      ...after.map(escapeMarkup),
    ]
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
    messageId,
  };
}
