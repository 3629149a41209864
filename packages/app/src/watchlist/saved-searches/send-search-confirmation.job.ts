import type { SiteId } from '@forecourt/domain/core/ids';
import { primaryHost } from '@forecourt/domain/site/primary-host';
import * as z from 'zod';
import { confirmationMail } from '../../accounts/send-email-confirmation.job.ts';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { SavedSearchStore } from '../../ports/accounts/saved-search-store.port.ts';
import type { MailSender } from '../../ports/leads/mail-sender.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
import type { SiteStore } from '../../ports/platform/site-store.port.ts';
import type { StoreRunner } from '../../ports/platform/store-runner.port.ts';
import { savedSearchPaths } from './saved-search-paths.ts';

/** Mails the link that switches a saved search on. */
export const sendSearchConfirmationJob = defineJob({
  name: 'send-search-confirmation',
  input: z.strictObject({
    searchId: z.uuid(),
    /** What the link opens with, sealed: the queue may be read by staff and by backups. */
    sealed: z.string().min(1).max(400),
  }),
  timeoutSeconds: 60,
});

export interface SearchConfirmationPorts {
  readonly store: StoreRunner<{
    readonly savedSearches: Pick<SavedSearchStore, 'find'>;
    readonly sites: Pick<SiteStore, 'find' | 'listDomains'>;
  }>;
  readonly codeKeys: Pick<CodeKeys, 'open'>;
  readonly mail: MailSender;
  readonly mailFrom: string;
  readonly platformDomain: string;
}

const mostDomains = 1_000;
/** It opens for the site that sealed it. */
const placeOf = (siteId: SiteId) => `saved search of ${siteId}`;

/** Seals the secret of a link for the queue. */
export function sealSearchSecret(codeKeys: Pick<CodeKeys, 'seal'>, siteId: SiteId, secret: string): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** Mails the link, unless it was opened or has expired meanwhile. */
export async function sendSearchConfirmation(
  { store, codeKeys, mail, mailFrom, platformDomain }: SearchConfirmationPorts,
  scope: SiteScope,
  { searchId, sealed, now }: z.infer<typeof sendSearchConfirmationJob.input> & { readonly now: Date },
): Promise<'sent' | 'nothing to send' | 'unreadable'> {
  const secret = codeKeys.open(sealed, placeOf(scope.siteId));
  if (secret === null) return 'unreadable';
  const { found, site, domains } = await store.run(scope, async ({ savedSearches, sites }) => ({
    found: await savedSearches.find(searchId),
    site: await sites.find(scope.siteId),
    domains: await sites.listDomains(scope.siteId, mostDomains),
  }));
  if (!found || !site || found.isConfirmed || found.expiresAt <= now) return 'nothing to send';
  const host = primaryHost(domains) ?? `${site.slug}.${platformDomain}`;
  await mail.send(
    confirmationMail({
      siteName: site.name,
      mailFrom,
      to: found.email,
      url: `https://${host}${savedSearchPaths.confirmRoot}${secret}`,
      messageId: `<search-${found.id}@${host}>`,
    }),
  );
  return 'sent';
}
