import type { SiteId } from '@forecourt/domain/core/ids';
import * as z from 'zod';
import { mailConfirmationLink, type ConfirmationPorts } from '../../accounts/mail-confirmation-link.ts';
import type { CodeKeys } from '../../ports/accounts/code-keys.port.ts';
import type { SavedSearchStore } from '../../ports/accounts/saved-search-store.port.ts';
import { defineJob } from '../../ports/platform/jobs.port.ts';
import type { SiteScope } from '../../ports/platform/scope.port.ts';
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

export type SearchConfirmationPorts = ConfirmationPorts<{
  readonly savedSearches: Pick<SavedSearchStore, 'find'>;
}>;

/** It opens for the site that sealed it. */
const placeOf = (siteId: SiteId) => `saved search of ${siteId}`;

/** Seals the secret of a link for the queue. */
export function sealSearchSecret(codeKeys: Pick<CodeKeys, 'seal'>, siteId: SiteId, secret: string): string {
  return codeKeys.seal(secret, placeOf(siteId));
}

/** Mails the link, unless it was opened or has expired meanwhile. */
export function sendSearchConfirmation(
  ports: SearchConfirmationPorts,
  scope: SiteScope,
  { searchId, sealed, now }: z.infer<typeof sendSearchConfirmationJob.input> & { readonly now: Date },
) {
  return mailConfirmationLink(ports, scope, {
    sealed,
    place: placeOf(scope.siteId),
    find: ({ savedSearches }) => savedSearches.find(searchId),
    root: savedSearchPaths.confirmRoot,
    messageName: ({ id }) => `search-${id}`,
    now,
  });
}
