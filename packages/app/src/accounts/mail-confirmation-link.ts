import { emailConfirmationWords } from '@forecourt/domain/accounts/email-confirmation';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import type { CodeKeys } from '../ports/accounts/code-keys.port.ts';
import type { Mail, MailSender } from '../ports/leads/mail-sender.port.ts';
import type { SiteScope } from '../ports/platform/scope.port.ts';
import type { SiteStore } from '../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../ports/platform/store-runner.port.ts';
import { escapeMarkup, oneLine } from '../shared/plain-text.ts';

export interface ConfirmationPorts<Stores> {
  readonly store: StoreRunner<Stores & { readonly sites: Pick<SiteStore, 'find' | 'listDomains'> }>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  /** Under which a site answers that has no host of its own. */
  readonly platformDomain: string;
}

/** What waits for its link to be opened. */
interface Unconfirmed {
  readonly id: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly expiresAt: Date;
}

interface ConfirmationLink<Stores, Found extends Unconfirmed> {
  /** What the link opens with, sealed for this place. */
  readonly sealed: string;
  readonly place: string;
  readonly find: (stores: Stores) => Promise<Found | null>;
  /** The path before the secret. */
  readonly root: string;
  /** By which a mail that is sent twice is known to be the same. */
  readonly messageName: (found: Found) => string;
  readonly now: Date;
}

const mostDomains = 1_000;

/** Mails a link that confirms something, unless it was opened or has expired meanwhile. */
export async function mailConfirmationLink<Stores, Found extends Unconfirmed>(
  { store, codeKeys, mail, mailFrom, platformDomain }: ConfirmationPorts<Stores>,
  scope: SiteScope,
  { sealed, place, find, root, messageName, now }: ConfirmationLink<Stores, Found>,
): Promise<'sent' | 'nothing to send' | 'unreadable'> {
  const secret = codeKeys.open(sealed, place);
  if (secret === null) return 'unreadable';
  const { found, site, domains } = await store.run(scope, async (stores) => ({
    found: await find(stores),
    site: await stores.sites.find(scope.siteId),
    domains: await stores.sites.listDomains(scope.siteId, mostDomains),
  }));
  if (!found || !site || found.isConfirmed || found.expiresAt <= now) return 'nothing to send';
  const host = primaryHost(domains) ?? `${site.slug}.${platformDomain}`;
  const url = `https://${host}${root}${secret}`;
  const messageId = `<${messageName(found)}@${host}>`;
  await mail.send(confirmationMail({ siteName: site.name, mailFrom, to: found.email, url, messageId }));
  return 'sent';
}

/** The one mail that goes to an address which nobody has confirmed. */
function confirmationMail({
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
